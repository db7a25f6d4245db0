"""How bots learn: they play against themselves, and a network learns what came of it."""
