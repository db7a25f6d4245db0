"""Looking ahead, for any game, with hidden information."""
