"""The pages of the house itself; every room has its own."""
