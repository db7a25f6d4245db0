"""Learning by playing: a first match with somebody at one's side."""
