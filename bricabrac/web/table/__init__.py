"""A match as it is played here: what its log says, who sits where, who looks at it."""
