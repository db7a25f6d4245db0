"""The tale: the deeds of a turn as one sentence about whoever did them, "You" among them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from bricabrac.engine.phrases import seat_name
from bricabrac.engine.pieces import WORDS
from bricabrac.engine.words import Event, Message, Several
from bricabrac.web.board.speech import Named, sentence, texts

# Pieces and points are drawn: what stands between these two is the name of a sign.
SIGN = ("\ue000", "\ue001")
SIGNS = {f"pieces-{word}": word for word in WORDS} | {"pieces-charcoalium": "coal", "points": "vp"}


class Deed(NamedTuple):
    """Something that a seat did: the message that names it after "has …", and what it is told."""

    seat: int
    id: str
    told: tuple[tuple[str, Any], ...]


def deeds_of(game: str, seat: int, events: Iterable[Event], words: Named) -> Iterator[Deed]:
    """The deeds that events tell of: what names nobody is the doing of whoever is named before."""
    say, drawing = texts(words.language), drawing_with(words)
    for event in events:
        seat = doer(event, seat)
        id = f"did-{game}-{event.id.removeprefix('event-')}"
        if id in say:
            told = ((name, spoken(value, drawing)) for name, value in event.args.items())
            yield Deed(seat, id, tuple(told))


@lru_cache(1000)
def drawing_with(words: Named) -> Named:
    """The same words, which draw pieces and points."""
    return words.otherwise(dict.fromkeys(SIGNS, drawn))


def is_worth_a_line(game: str, event: Event, words: Named) -> bool:
    """Whether an event tells more than those around it."""
    return tells_more(game, event.id, tuple(event.args), words.language)


@lru_cache(1000)
def tells_more(game: str, event: str, args: tuple[str, ...], language: str) -> bool:
    """Whether events of a kind do."""
    id, say = f"did-{game}-{event.removeprefix('event-')}", texts(language)
    return id not in say or bool(say.say(id, **dict.fromkeys(("all", *args), "…")))


def doer(event: Event, otherwise: int) -> int:
    """The seat that an event names as its doer, itself or by a figure."""
    named = event.args.get("figure", event)
    who = named.args.get("seat")
    return int(who.args["number"]) if isinstance(who, Message) else otherwise


def drawn(words: Named, message: Message) -> str:
    """A number of pieces, with a sign for what they are."""
    return f"{message.args['count']}{SIGN[0]}{SIGNS[message.id]}{SIGN[1]}"


def spoken(value: Any, words: Named) -> Any:
    """A fact of an event in words."""
    return words.say(value) if isinstance(value, Message | Several) else value


def sentences(deeds: Sequence[Deed], words: Named) -> Iterator[str]:
    """What was done, a sentence for everybody who did something."""
    say = texts(words.language)
    for seat, own in groupby(deeds, attrgetter("seat")):
        if done := [text for text in clauses(own, words) if text]:
            who = words.say(seat_name(seat))
            yield sentence(say.say("did", who=who, deeds=listed(done, words)))


def clauses(deeds: Iterable[Deed], words: Named) -> Iterator[str]:
    """Each deed as what follows "has"; several of a kind may be told in one breath."""
    say = texts(words.language)
    for id, same in groupby(deeds, attrgetter("id")):
        if f"{id}-each" in say:
            each = (say.say(f"{id}-each", **dict(deed.told)) for deed in same)
            yield say.say(id, all=listed(once(each, words), words))
        else:
            yield from once((say.say(id, **dict(deed.told)) for deed in same), words)


def once(parts: Iterable[str], words: Named) -> list[str]:
    """The same parts, those that repeat each other told once with how often."""
    say, times = texts(words.language), dict[str, int]()
    for part in parts:
        times[part] = times.get(part, 0) + 1
    return [
        say.say("times", deed=part, count=count) if part and count > 1 else part
        for part, count in times.items()
    ]


def listed(parts: Sequence[str], words: Named) -> str:
    """``this, that and the other``"""
    if len(parts) == 1:
        return parts[0]
    return texts(words.language).say("all-of", rest=", ".join(parts[:-1]), last=parts[-1])
