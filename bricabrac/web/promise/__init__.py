"""Deals that are promised before a match, added to by everybody, and checked after it."""
