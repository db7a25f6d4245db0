"""A scene set by hand: what can be repaired, and what happens then."""

from bricabrac import GAMES, Match

scene = {
    "row": ["U5", "B3", "R2", "U2"],
    "seats": [
        {"charcoalium": 2, "copper": 1, "crystal": 2, "workshop": ["B1", "B2"]},
        {"charcoalium": 1},
    ],
}
match = Match(GAMES["nicodemus"], position=scene)
words = match.game.words("en")

print(words.say(match.question()))
print([action for action in match.legal() if action.startswith("repair")])
print(words.say(match.why_not("repair 9")))

match.act("repair 1")
print(match.dump()["row"], match.dump()["seats"][0]["points"])
