"""Imaginarium, for two to five: reserve, repair, combine, and complete projects."""
