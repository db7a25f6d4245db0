"""What the sage would do, for whoever is to act."""
