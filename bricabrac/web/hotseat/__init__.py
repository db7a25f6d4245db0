"""Several people on one device, and the curtain between their turns."""
