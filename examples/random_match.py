"""A whole match of Nicodemus, played at random, told in French."""

from random import Random

from bricabrac import GAMES, Match

match, dice = Match(GAMES["nicodemus"], seed=7), Random(1)
words = match.game.words("fr")

while match.outcome() is None:
    match.act(dice.choice(match.legal()))
    for event in match.events():
        print(words.say(event))
