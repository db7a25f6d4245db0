"""What the master would do, for whoever is to act."""
