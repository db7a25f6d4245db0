"""What the table explains on the spot: one small file for each game and language, fetched once."""

from __future__ import annotations

import hashlib
import json
from functools import cache

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from bricabrac.engine.words import LANGUAGES
from bricabrac.games import GAMES
from bricabrac.web.board.speech import texts
from bricabrac.web.library.card import Thing
from bricabrac.web.library.cards import cards_of
from bricabrac.web.library.rulebook import rulebook, ruling
from bricabrac.web.library.topics import topics_of
from bricabrac.web.show import offered, show_of


def things_of(game: str, language: str) -> dict[str, Thing]:
    """Every thing at the table: its name, what it is, and where the rules say more."""
    say, words, show = texts(language).say, GAMES[game].words(language), show_of(game)
    facts = show.facts(words)
    things: dict[str, Thing] = {}
    for thing, anchor in topics_of(game).things.items():
        own = f"about-{thing}-{game}"  # where other games know it, too, but as something else
        text = say(own if own in texts(language) else f"about-{thing}", **facts)
        things[thing] = {"name": say(f"thing-{thing}"), "text": text, "rules": anchor}
    for card in cards_of(game, language).values():
        text = card.does or say("about-project-tile", points=card.points)
        things[card.help] = {
            "name": card.name,
            "text": text,
            "rules": card.sections[0],
            "card": card.id,
        }
    return {**things, **show.things(words)}


@cache
def help_file(game: str, language: str) -> tuple[str, bytes]:
    """The file, and the digest that stands in its address."""
    say, book = texts(language).say, rulebook(game, language)
    titles = {section.anchor: section.title for section in book.sections} | {
        ruling(number): say("rules-ruling", number=number) for number in book.rulings
    }
    told = {
        "things": things_of(game, language),
        "said": topics_of(game).said,
        "links": {anchor: say("bubble-rules", title=title) for anchor, title in titles.items()},
        "card": say("bubble-card"),
        "about": say("bubble-about"),
    }
    body = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    return hashlib.sha256(body).hexdigest()[:12], body


def help_address(game: str, language: str) -> str:
    """Where the file is found; the address changes when anything in it does."""
    digest, _ = help_file(game, language)
    return f"/help/{digest}/{game}/{language}"


async def serve(request: Request) -> Response:
    """The file, to be kept for ever; an old digest gets what is here now, not to be kept."""
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in offered() or language not in LANGUAGES:
        raise HTTPException(404)
    digest, body = help_file(game, language)
    is_current = request.path_params["digest"] == digest
    kept = "public, max-age=31536000, immutable" if is_current else "no-store"
    return Response(body, media_type="application/json", headers={"cache-control": kept})
