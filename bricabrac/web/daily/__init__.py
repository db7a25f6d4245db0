"""The daily dream: one deal a day for everybody."""
