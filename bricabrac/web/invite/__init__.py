"""Inviting somebody: the link to a seat, as a picture to scan, and the page behind it."""
