"""What bots say about the games: python -m benchmarks.ladder PICTURE RECORDS...

Every folder of RECORDS (``bricabrac duel … --records DIR``) is one line of the study: who won by
seat and by who began, how long it took, and how often each project was completed when it lay open.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median
from typing import Any

from bricabrac.engine.match import Match
from bricabrac.engine.notation import read
from bricabrac.games import GAMES
from bricabrac.imaginarium import cards as imaginarium_cards
from bricabrac.imaginarium import state as imaginarium_state
from bricabrac.nicodemus import names as nicodemus_names
from bricabrac.nicodemus import state as nicodemus_state


@dataclass
class Study:
    """What a folder of records tells."""

    name: str
    matches: int = 0
    by_seat: Counter[int] = field(default_factory=Counter)
    by_order: Counter[int] = field(default_factory=Counter)  # 0: who began
    rounds: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    winning: list[int] = field(default_factory=list)  # points of the winners
    in_play: Counter[str] = field(default_factory=Counter)
    completed: Counter[str] = field(default_factory=Counter)

    def add(self, match: Match) -> None:
        """One more match."""
        outcome, state = match.outcome(), match.truth().state
        assert outcome is not None
        self.matches += 1
        for seat in outcome.winners:
            self.by_seat[seat] += 1 / len(outcome.winners)
            order = (seat - match.history[0].seat) % match.seats
            self.by_order[order] += 1 / len(outcome.winners)
        self.rounds.append(match.game.round_of(state))
        self.actions.append(len(match.history))
        self.winning.append(max(outcome.points))
        for name, is_done in projects(match.game.name, state):
            self.in_play[name] += 1
            self.completed[name] += is_done

    def told(self) -> str:
        """All of it as text."""
        orders, seats = (
            ", ".join(f"{100 * won[one] / self.matches:.1f}" for one in sorted(won))
            for won in (self.by_order, self.by_seat)
        )
        lines = [
            f"{self.name}: {self.matches} matches",
            f"  victories by order of play: {orders} %; by seat: {seats} %",
            f"  rounds: median {median(self.rounds)}, {min(self.rounds)} to {max(self.rounds)}",
            f"  actions: {mean(self.actions):.0f}; points of the winner: {mean(self.winning):.1f}",
        ]
        lines += [
            f"  {100 * share:5.1f} % of {self.in_play[name]:4} {name}"
            for name, share in self.shares()
        ]
        return "\n".join(lines)

    def shares(self) -> list[tuple[str, float]]:
        """How often each project was completed by somebody, the most usual first."""
        found = [(name, self.completed[name] / count) for name, count in self.in_play.items()]
        return sorted(found, key=lambda one: -one[1])


def projects(game: str, state: Any) -> list[tuple[str, bool]]:
    """The projects that came into play, and whether anybody completed them."""
    if game == "nicodemus":
        place = nicodemus_state.Place
        return [
            (nicodemus_names.PROJECT_IDS[tile], where in (place.DONE, place.DONE + 1))
            for tile, where in enumerate(state.place)
            if where not in (place.PILE, place.GONE, place.GONE + 1)
        ]
    return [
        (imaginarium_cards.PROJECTS[tile], bool(state.done[tile]))
        for tile, where in enumerate(state.projects)
        if where != imaginarium_state.Place.DECK
    ]


def draw(file: str, studies: list[Study]) -> None:
    """One column a study: how often each project is completed."""
    from matplotlib import rcParams
    from matplotlib.figure import Figure

    rcParams["svg.fonttype"] = "none"  # words, not outlines
    figure = Figure(figsize=(5 * len(studies), 5.5), layout="constrained")
    for axes, study in zip(figure.subplots(1, len(studies), squeeze=False)[0], studies):
        shares = study.shares()[::-1]
        axes.barh(
            [name for name, _ in shares], [100 * share for _, share in shares], color="#b5651d"
        )
        axes.set(
            title=f"{study.name} ({study.matches} matches)", xlim=(0, 100), xlabel="completed, %"
        )
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(axis="y", labelsize=8)
    figure.savefig(file)


def main(picture: str, folders: list[str]) -> None:
    """Read, tell, draw."""
    studies = []
    for folder in folders:
        study = Study(Path(folder).name)
        for path in sorted(Path(folder).glob("*.txt")):
            study.add(read(path.read_text("utf-8"), GAMES))
        studies.append(study)
        print(study.told())
    draw(picture, studies)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
