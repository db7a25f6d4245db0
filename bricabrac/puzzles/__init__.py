"""Puzzles: decisions of kept matches in which one answer is clearly best.

``finding.py`` looks for them in a match, ``confirming.py`` makes sure, ``grading.py`` asks weaker
bots how hard they are. ``puzzle.py`` is one of them with what every answer costs, ``book.py`` reads
and writes those of a game, ``telling.py`` says what is thought of an answer.
"""
