"""Reading a position that a person or another program wrote, with a sentence for each mistake."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bricabrac.engine.dice import BITS, COUNT, DICE, LOOSE, SEEDS, SIGN
from bricabrac.engine.game import Impossible


def shown(value: Any) -> str:
    """A value as it is written in a position."""
    return json.dumps(value, ensure_ascii=False, default=str)


def listed(names: Iterable[str], counts: Iterable[int]) -> list[str]:
    """A heap that is kept as counts, as a list of names."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def counted(names: Iterable[str], found: Iterable[str]) -> list[int]:
    """A list of names as counts."""
    counts = Counter(found)
    return [counts[name] for name in names]


def lying(names: Iterable[str], places: Iterable[int], place: int) -> list[str]:
    """Of things that have a place each, those that lie somewhere."""
    return [name for name, where in zip(names, places, strict=True) if where == place]


def top_first(names: Sequence[str], stack: Sequence[int], height: int) -> list[str]:
    """A stack that is kept with the top one last, as names with the top one first."""
    return [names[card] for card in reversed(stack[:height])]


def top_last(names: Sequence[str], found: Sequence[str], room: int) -> list[int]:
    """The same in the other direction; -1 is where nothing lies."""
    return [*(names.index(name) for name in reversed(found)), *[-1] * (room - len(found))]


def put(places: dict[str, int], names: Iterable[str], place: int) -> None:
    """Note where things lie; each has one place."""
    for name in names:
        if name in places:
            raise Impossible("position-twice", thing=name)
        places[name] = int(place)


def left_over(copies: Mapping[str, int], found: Iterable[str]) -> list[str]:
    """The cards that have not been found anywhere, none of which there can be too many of."""
    left = Counter(copies)
    left.subtract(found)
    for name, count in left.items():
        if count < 0:
            most = copies[name]
            raise Impossible("position-copies", thing=name, most=most, given=most - count)
    return list(left.elements())


class Reader:
    """Takes fields out of a position one by one; what nobody has asked for is a mistake."""

    def __init__(self, source: Any, name: str = "") -> None:
        if not isinstance(source, Mapping):
            raise Impossible("position-part" if name else "position-object", field=name)
        self.source, self.name, self.read = source, name, {"comment"}

    def path(self, field: str) -> str:
        """Where a field stands."""
        return f"{self.name}.{field}" if self.name else field

    def refused(self, what: str, field: str, given: Any = None, **about: Any) -> Impossible:
        """Why a field cannot be like that."""
        return Impossible(f"position-{what}", field=self.path(field), given=shown(given), **about)

    def has(self, field: str) -> bool:
        """Whether the field is written."""
        return field in self.source

    def take(self, field: str, default: Any) -> Any:
        """The field as it stands."""
        self.read.add(field)
        return self.source.get(field, default)

    def finish(self) -> None:
        """Refuse fields that mean nothing."""
        for field in self.source:
            if field not in self.read:
                raise Impossible("position-field", field=self.path(str(field)))

    def expect(self, field: str, value: Any) -> None:
        """A field that, if it is written, can only be this."""
        if self.take(field, value) != value:
            raise self.refused("fixed", field, self.source[field], wanted=shown(value))

    def number(self, field: str, default: int, least: int = 0, most: int = (1 << 63) - 1) -> int:
        """A whole number."""
        return self._number(field, self.take(field, default), least, most)

    def _number(self, field: str, value: Any, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.refused("number", field, value)
        if not least <= value <= most:
            raise self.refused("range", field, value, least=least, most=most)
        return value

    def flag(self, field: str) -> bool:
        """True or false; false if it is not written."""
        value = self.take(field, False)
        if not isinstance(value, bool):
            raise self.refused("flag", field, value)
        return value

    def strings(self, field: str) -> list[str]:
        """A list of words; empty if it is not written."""
        value = self.take(field, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.refused("words", field)
        return value

    def ids(self, field: str, known: Sequence[str], most: int | None = None) -> list[str]:
        """A list of known ids."""
        found = self.strings(field)
        for id in found:
            if id not in known:
                raise self.refused("unknown", field, id)
        if most is not None and len(found) > most:
            raise self.refused("room", field, len(found), most=most)
        return found

    def heap(self, field: str, known: Sequence[str]) -> list[str] | int | None:
        """A list of ids, the top one first; or how many are to be dealt; or not written."""
        value = self.source.get(field)
        if value is None or isinstance(value, int):
            self.read.add(field)
            return None if value is None else self._number(field, value, 0, 1000)
        return self.ids(field, known)

    def dealt(self, field: str, heap: list[str] | int | None, rest: list[str]) -> list[str]:
        """A heap as it is written, or as many as are wanted out of the rest, or all of them."""
        if isinstance(heap, list):
            return heap
        height = len(rest) if heap is None else heap
        if height > len(rest):
            raise self.refused("left", field, left=len(rest))
        found, rest[:] = rest[:height], rest[height:]
        return found

    def place(self, field: str, names: Sequence[str]) -> int:
        """The number of a name, or -1 if it is not written."""
        name = self.one_of(field, names, "")
        return names.index(name) if name else -1

    def one_of(self, field: str, known: Sequence[str], default: str) -> str:
        """A word out of a list."""
        value = self.take(field, default)
        if value != default and value not in known:
            raise self.refused("unknown", field, value)
        return str(value)

    def numbers(self, field: str, least: int, most: int) -> list[int]:
        """A list of whole numbers; empty if it is not written."""
        value = self.take(field, [])
        if not isinstance(value, list):
            raise self.refused("numbers", field)
        return [self._number(field, item, least, most) for item in value]

    def dice(self, default: list[int]) -> list[int]:
        """The three numbers of the dice: a key and a count, or what loose dice are."""
        dice = self.numbers("dice", SIGN, ~SIGN) or default
        is_key = len(dice) == DICE and dice[COUNT] > LOOSE
        words = dice[:COUNT] if len(dice) == DICE and dice[COUNT] == LOOSE else []
        if not is_key and not (any(words) and all(0 <= word <= BITS for word in words)):
            raise Impossible("position-dice")
        return dice

    def seed(self) -> int:
        """What is dealt, and rolled, where nothing is written."""
        return self.number("seed", 0, 0, SEEDS - 1)

    def part(self, field: str) -> Reader:
        """An object within the position; empty if it is not written."""
        return Reader(self.take(field, {}), self.path(field))

    def parts(self, field: str, count: int) -> list[Reader]:
        """A list of so many objects; empty ones if it is not written."""
        value = self.take(field, [{}] * count)
        if not isinstance(value, list) or len(value) != count:
            raise self.refused("list", field, count=count)
        return [Reader(item, f"{self.path(field)}[{place}]") for place, item in enumerate(value)]
