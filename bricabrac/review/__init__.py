"""Review: where a match was decided, by whom, and how much of it was luck.

``judging.py`` asks the learned search about each decision, ``reckoning.py`` makes a review of what
it says, ``turning.py`` finds the lines and facts of the turning points, and ``telling.py`` puts
them into words. All of it follows from the record: no clock, no dice but those that are named.
"""
