"""How Imaginarium is drawn in a terminal."""
