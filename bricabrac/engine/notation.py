"""A match as text, and back: see docs/records.md."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from bricabrac.engine.game import Game, Impossible
from bricabrac.engine.match import Illegal, Match
from bricabrac.engine.phrases import not_your_turn
from bricabrac.engine.promise import Promise
from bricabrac.engine.words import Message

FORMAT = "bricabrac record 1"
WORDS = ("game", "facts", "seats", "seed", "position", "table", "promise", "nonce")
LONGEST = 40  # digits of a number: no seed is as long


def write(match: Match) -> str:
    """The record of a match: what it was dealt from, every action, and a closing line."""
    lines = [FORMAT, f"game {match.game.name} {match.game.version}", f"seats {match.seats}"]
    lines += [f"facts {match.game.facts}"] * bool(match.game.facts)
    lines += [f"option {name} {value}" for name, value in match.options.items()]
    if match.position is None:
        lines.append(f"seed {match.seed}")
    else:
        lines.append(f"position {json.dumps(match.position, separators=(',', ':'))}")
    lines += _promised(match.promise)
    lines.append("")
    lines += [f"{done.seat} {match.game.numbering.name(done.action)}" for done in match.history]
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}end {len(match.history)} {checksum(body)}\n"


def _promised(promise: Promise | None) -> list[str]:
    """How the deal came about, line by line."""
    if promise is None:
        return []
    about = [f"table {promise.table}", f"promise {promise.commitment}", f"nonce {promise.nonce}"]
    return about + [f"added {seat} {one}" for seat, one in enumerate(promise.added) if one]


def _promise(head: Mapping[str, Any], seats: int) -> Promise | None:
    """The promise that a header tells, kept or not."""
    table, commitment, nonce = (head.get(word, "") for word in ("table", "promise", "nonce"))
    added = dict(head["added"])
    if not (table or commitment or nonce or added):
        return None
    by_seat = tuple(added.pop(str(seat), "") for seat in range(seats))
    promise = Promise(table, commitment, nonce, by_seat)
    if added or not promise.is_written_well:
        raise Impossible("record-promise")
    return promise


def checksum(body: str) -> str:
    """Short, but enough to notice that a line was changed."""
    return hashlib.sha256(body.encode()).hexdigest()[:12]


def read(text: str, games: Mapping[str, Game]) -> Match:
    """The match that a record tells, replayed action by action. Or Impossible."""
    head, actions = _parts(text)
    if head.get("format") != FORMAT:
        raise Impossible("record-none", format=FORMAT)
    name, _, version = str(head.get("game", "")).partition(" ")
    if name not in games:
        raise Impossible("record-game", game=name)
    game = games[name]
    if version != str(game.version):
        raise Impossible("record-version", game=name, played=version or "?", here=game.version)
    if head.get("facts", "") != game.facts:
        raise Impossible("record-facts", played=head.get("facts") or "–", here=game.facts or "–")
    if ("seed" in head) == ("position" in head):
        raise Impossible("record-origin")
    match = Match(
        game,
        seed=_number(head.get("seed", "0"), "seed"),
        seats=_number(head["seats"], "seats") if "seats" in head else None,
        options={name: _number(value, name) for name, value in head["options"].items()},
        position=_position(head["position"]) if "position" in head else None,
    )
    match.promise = _promise(head, match.seats)
    for number, line, said in actions:
        _replay(match, number, line, said)
    return match


def _replay(match: Match, number: int, seat: str, action: str) -> None:
    """Do one action of a record."""
    if seat != str(match.active):
        raise Impossible(not_your_turn(match.active), line=number)
    try:
        match.act(action)
    except Illegal as refused:
        raise Impossible(refused.reason, line=number, words=match.game.words) from None
    except ValueError:
        raise Impossible("no-such-action", line=number, action=action) from None


def _parts(text: str) -> tuple[dict[str, Any], list[tuple[int, str, str]]]:
    """The header by name, and the actions with line number and seat."""
    lines = text.splitlines()
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines or lines[0].strip() != FORMAT:
        return {}, []
    closing = lines[-1].split()
    if closing[:1] != ["end"]:
        raise Impossible("record-cut")
    head: dict[str, Any] = {"format": FORMAT, "options": {}, "added": {}}
    actions: list[tuple[int, str, str]] = []
    in_head = True
    for number, line in enumerate(lines[1:-1], 2):
        word, _, rest = line.strip().partition(" ")
        if line.startswith("#"):
            continue
        if not word:
            in_head = False
        elif not in_head:
            actions.append((number, word, rest))
        elif word == "option":
            name, _, value = rest.partition(" ")
            head["options"][name] = value
        elif word == "added":
            name, _, value = rest.partition(" ")
            head["added"][name] = value
        elif word in WORDS and word not in head:
            head[word] = rest
        else:
            raise Impossible("record-word", line=number, text=line.strip())
    if len(closing) > 1 and closing[1] != str(len(actions)):
        raise Impossible("record-count", found=len(actions), told=closing[1])
    if len(closing) > 2 and closing[2] != checksum("".join(f"{line}\n" for line in lines[:-1])):
        raise Impossible("record-edited")
    return head, actions


def _number(text: Any, what: str) -> int:
    """A whole number of the header."""
    if not str(text).strip().isdecimal() or len(str(text)) > LONGEST:
        raise Impossible("position-number", field=what, given=text)
    return int(text)


def _position(text: str) -> Any:
    """The position in a header."""
    try:
        return json.loads(text)
    except ValueError as error:
        raise Impossible("record-json", why=str(error)) from None
    except RecursionError:
        raise Impossible("record-json", why=Message("impossible-depth")) from None
