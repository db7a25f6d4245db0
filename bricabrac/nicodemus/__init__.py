"""Nicodemus: the duel. Its rules as a whole are ``bricabrac.nicodemus.game.GAME``."""
