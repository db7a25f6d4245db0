"""What a device keeps for itself: sound, motion, density."""
