"""Flea Market, a small game for two.

On your turn, play a card of your hand and pay for it, or earn: one coin and one card. Once the
deck is empty you pass instead of earning. Twelve points win at once; after two passes in a row,
the most points win.
"""
