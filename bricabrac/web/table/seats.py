"""Seats: who sits where, and with whose eyes the pages of a shared device look."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace

from bricabrac.engine.match import SPECTATOR
from bricabrac.store import Entry
from bricabrac.web.table.seating import OPEN, PERSON, Sitter, from_text


@dataclass(slots=True)
class Seats:
    """Everybody at a table, as the log tells it."""

    sitters: list[Sitter] = field(default_factory=list)
    ready: dict[str, int] = field(default_factory=dict)  # whose eyes a shared device has, by player
    to_act: int = SPECTATOR  # nobody, when the match is over

    def fold(self, entry: Entry) -> None:
        """Let an entry of the log happen, if it is about seats."""
        match entry.kind:
            case "seats":
                self.sitters = from_text(entry.body)
            case "sit":
                sitter = Sitter(**json.loads(entry.body))
                colour = self.sitters[entry.seat].colour
                self.sitters[entry.seat] = replace(sitter, colour=colour)
            case "leave" | "return":
                away = entry.kind == "leave"
                self.sitters[entry.seat] = self.sitters[entry.seat].handed(away)
            case "resign":
                sitter = self.sitters[entry.seat]
                self.sitters[entry.seat] = replace(sitter, away=True, resigned=True)
            case "forget":
                sitter = replace(self.sitters[entry.seat], name="", player=entry.body)
                if self.to_act != SPECTATOR:
                    sitter = replace(sitter, away=True, resigned=True)
                self.sitters[entry.seat] = sitter
            case "ready":
                self.ready[self.sitters[entry.seat].player] = entry.seat

    def take_over(self, seat: int) -> None:
        """A bot plays on for good: the time of the seat for the match is up."""
        self.sitters[seat] = replace(self.sitters[seat], away=True, late=True)

    def take_back(self, seat: int) -> None:
        """Somebody takes back; from behind a curtain, the device changes hands once more."""
        player = self.sitters[seat].player
        if self.due(player) != SPECTATOR:
            self.ready.pop(player, None)

    @property
    def is_open(self) -> bool:
        """Whether seats are waiting for somebody."""
        return any(sitter.kind == OPEN for sitter in self.sitters)

    def is_free(self, seat: int) -> bool:
        """Whether there is such a seat, and it waits for somebody."""
        return seat in range(len(self.sitters)) and self.sitters[seat].kind == OPEN

    def invited(self, key: str) -> int:
        """The open seat that the key of an invitation is for, or -1."""
        for seat, sitter in enumerate(self.sitters):
            if sitter.kind == OPEN and sitter.key == key:
                return seat
        return SPECTATOR

    def of(self, player: str) -> list[int]:
        """All seats of a player: several, if people share a device."""
        return [
            seat for seat, sitter in enumerate(self.sitters) if player and sitter.player == player
        ]

    def eyes_of(self, player: str) -> int:
        """The seat whose eyes a player has now; -1 for spectators, and behind the curtain."""
        own = self.of(player)
        if len(own) < 2:
            return own[0] if own else SPECTATOR
        return SPECTATOR if self.due(player) != SPECTATOR else self.ready.get(player, own[0])

    def due(self, player: str) -> int:
        """The seat that a shared device has to be passed on to; -1: the curtain is up."""
        own = self.of(player)
        if len(own) < 2 or self.to_act == SPECTATOR:
            return SPECTATOR
        if self.is_open:
            return own[0]
        here = [seat for seat in own if not self.sitters[seat].away] or own
        after = [(self.to_act + step) % len(self.sitters) for step in range(len(self.sitters))]
        following = next(seat for seat in after if seat in here)
        last = self.ready.get(player, SPECTATOR)
        if last == following or (last in here and following != self.to_act):
            return SPECTATOR
        return following

    def hand_of(self, player: str) -> int:
        """The seat for which a player does something: behind the curtain, the last that looked."""
        if self.due(player) == SPECTATOR:
            return self.eyes_of(player)
        return self.ready.get(player, SPECTATOR)

    def timed(self) -> int:
        """The seat that uses up its time: none while a bot thinks, a seat is open, hands change."""
        if self.to_act == SPECTATOR or self.is_open or not self.sitters:
            return SPECTATOR
        sitter = self.sitters[self.to_act]
        people = {one.player for one in self.sitters if one.kind == PERSON}
        is_passed_on = people == {sitter.player} and self.due(sitter.player) == self.to_act
        return SPECTATOR if sitter.is_bot or is_passed_on else self.to_act
