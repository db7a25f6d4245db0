"""How a turn ends: with what it completes or without; by itself where nothing else can follow."""

from __future__ import annotations

from bricabrac.engine.words import Words
from bricabrac.imaginarium.cards import PROJECTS as PROJECT_IDS
from bricabrac.imaginarium.cards import TILES
from bricabrac.imaginarium.projects import TABLE, is_met, is_open, score_of
from bricabrac.imaginarium.state import Ask, State
from bricabrac.web.board.asking import Asked
from bricabrac.web.board.choice import Choice, Icons, choice
from bricabrac.web.board.speech import Named
from bricabrac.web.imaginarium.ways import UNDER_WAY, Way, after, ending, is_more, laid_out


def ended(one: Choice, asked: Asked) -> Choice:
    """An answer with the end of the turn, where nothing else can follow."""
    actions = one.action.split("; ")
    return (
        one
        if one.why
        else one._replace(action="; ".join((*actions, *ending(Way((), asked), *actions))))
    )


def met_by(state: State) -> list[int]:
    """The projects of the office that the active seat would complete at the end of its turn."""
    tidy = laid_out(state)
    seat = tidy.seats[tidy.active]
    return [
        tile
        for tile in range(TILES)
        if state.projects[tile] == TABLE and is_open(tidy, tile, tidy.active) and is_met(seat, tile)
    ]


def completing(tiles: list[int], state: State, words: Named) -> tuple[list[str], str, Icons]:
    """Completing projects: the actions, their names, and what they score."""
    names = ", ".join(words.say(f"project-{PROJECT_IDS[tile]}") for tile in tiles)
    score = sum(score_of(state, tile) for tile in tiles)
    return [f"complete {PROJECT_IDS[tile]}" for tile in tiles], names, (("vp", f"+{score}"),)


def completed(made: Choice, asked: Asked, pair: str, words: Named, say: Words) -> list[Choice]:
    """A pair that leaves nothing else to do, with what the turn completes."""
    there = after(asked, *made.action.split("; ")).state
    tiles = met_by(there) if there.asks == Ask.PROJECTS else []
    if not tiles:
        return []
    actions, names, score = completing(tiles, there, words)
    text = say.say("pair-completing", pair=pair, projects=names)
    whole = "; ".join((made.action, *actions))
    return [made._replace(action=whole, text=text, pieces=(*made.pieces, *score), icon="")]


def completions(asked: Asked, words: Named, say: Words) -> list[Choice]:
    """All projects that are met, with one click."""
    tiles = met_by(asked.state)
    if len(tiles) < 2 or asked.is_led:
        return []
    actions, names, score = completing(tiles, asked.state, words)
    text = say.say("complete-all", projects=names)
    return [Choice("; ".join(actions), text, pieces=score, icon="check")]


def leaving(asked: Asked, words: Named, say: Words) -> list[Choice]:
    """No more of it; in step 3, to the end of the turn, with what it completes or without."""
    plain = choice("stop", asked, words, icon="close")
    if asked.is_led or asked.state.asks not in (Ask.ACT, *UNDER_WAY):
        return [plain]
    is_begun = asked.state.asks != Ask.ACT
    stops = ["stop", "stop"] if is_begun and is_more(asked.state) else ["stop"]
    tiles = met_by(asked.state)
    if not tiles:
        end = plain._replace(action="; ".join(stops), text=say.say("end-turn"), icon="arrow")
        return [end]
    actions, names, score = completing(tiles, asked.state, words)
    text = say.say("end-turn-completing", projects=names)
    done = plain._replace(
        action="; ".join([*stops, *actions]), text=text, pieces=score, icon="arrow"
    )
    none = plain._replace(action="; ".join([*stops, "stop"]), text=say.say("end-turn-plainly"))
    return [done, none]
