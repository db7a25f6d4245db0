"""How Nicodemus is drawn in a terminal."""
