"""``bricabrac puzzles``: looks for decisions in which one answer is clearly best."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bricabrac.arena.crew import Crew
from bricabrac.bots.minds import Failed
from bricabrac.cli.arguments import Parser, option
from bricabrac.cli.choices import add_first_seed, add_game, count
from bricabrac.cli.files import match_from, save, text_of
from bricabrac.cli.interruption import Interruption
from bricabrac.cli.progress import Bar
from bricabrac.cli.screen import Screen
from bricabrac.cli.texts import Trouble, texts
from bricabrac.engine.notation import write
from bricabrac.engine.twins import watched
from bricabrac.games import GAMES
from bricabrac.puzzles.book import is_enough, picked, read, written
from bricabrac.puzzles.confirming import DEALS, EACH, MARGIN, SURE
from bricabrac.puzzles.finding import MISSED, Found, Quest, get_ready, search
from bricabrac.puzzles.puzzle import Puzzle
from bricabrac.puzzles.retelling import retold
from bricabrac.review.judging import weights_of

MATCHES = 50  # for every puzzle that is wanted: then there are too few


def add(parser: Parser) -> None:
    """The arguments."""
    add_game(parser)
    say = parser.texts.say
    parser.add_argument("--count", type=count, default=200, metavar="N", help=say("option-puzzles"))
    help = say("option-puzzles-out")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help=help)
    help = say("option-puzzles-resume")
    parser.add_argument("--resume", action="store_true", help=help)
    help = say("option-puzzles-retell")
    parser.add_argument("--retell", action="store_true", help=help)
    help = say("option-puzzles-records")
    parser.add_argument("--records", nargs="+", default=[], metavar="FILE", help=help)
    add_first_seed(parser)
    option(parser, "workers", type=count, metavar="N")


def run(args: Namespace) -> int:
    """Look through matches until there are enough; the file has all that was found so far."""
    if args.retell:
        return tell_anew(args)
    kept = Kept(args)
    with Interruption() as interruption:
        for found in looked_through(args, kept):
            kept.add(found)
        kept.finish()
    figures = {"puzzles": len(kept.puzzles), "matches": len(kept.about["matches"])}
    Screen(args.lang).say("puzzles-done", "", file=str(args.out), **figures)
    return interruption.status


def tell_anew(args: Namespace) -> int:
    """Tell anew where the lines of the puzzles in a file lead."""
    game, puzzles = GAMES[args.game], list[Puzzle]()
    book = read(text_of(str(args.out)), game)
    with Bar(texts(args.lang).say("puzzles-retelling"), len(book)) as bar:
        for one in book.puzzles:
            puzzles.append(retold(one, game))
            bar.at(len(puzzles))
    save(written(game, puzzles, book.about), str(args.out))
    figures = {"puzzles": len(puzzles), "matches": len(book.about["matches"])}
    Screen(args.lang).say("puzzles-done", "", file=str(args.out), **figures)
    return 0


class Kept:
    """What was found, in a file that is whole after every match."""

    def __init__(self, args: Namespace) -> None:
        self.game, self.out, self.wanted = GAMES[args.game], args.out, args.count
        weights = weights_of(self.game)
        made = {"weights": weights, "iterations": DEALS * EACH, "margin": MARGIN, "sure": SURE}
        self.about: dict[str, Any] = {**made, "missed": MISSED, "decisions": 0, "candidates": 0}
        self.about["matches"] = []
        self.puzzles: list[Puzzle] = []
        if args.resume and args.out.exists():
            book = read(text_of(str(args.out)), self.game)
            if any(book.about[name] != self.about[name] for name in made):
                raise Trouble("trouble-puzzles-other", file=str(args.out))
            self.puzzles, self.about = list(book.puzzles), dict(book.about)
        elif args.out.exists():
            raise Trouble("trouble-exists", why=str(args.out))

    def add(self, found: Found) -> None:
        """One more match was looked through."""
        known = {one.id for one in self.puzzles}
        self.puzzles += [one for one in found.puzzles if one.id not in known]
        self.about["matches"].append(found.label)
        self.about["decisions"] += found.looked_at
        self.about["candidates"] += found.candidates
        self.save()

    def is_enough(self) -> bool:
        """Whether all grades together have as many as are wanted."""
        return is_enough(self.puzzles, self.wanted)

    def finish(self) -> None:
        """Leave as many as are wanted, as evenly from all grades as there are."""
        self.puzzles = picked(self.puzzles, self.wanted)
        self.save()

    def save(self) -> None:
        """All of it, from easy to hard."""
        save(written(self.game, self.puzzles, self.about), str(self.out))


def looked_through(args: Namespace, kept: Kept) -> Iterator[Found]:
    """What is found in one match after the other, until it is enough."""
    words, done = texts(args.lang), set(kept.about["matches"])
    tasks = [quest for quest in quests(args) if quest.label not in done]

    def compiling(number: int, total: int, name: str) -> None:
        bar.say(words.say("compiling", name=name, done=number, total=total))

    with Bar(words.say("contest-start"), args.count) as bar, watched(compiling):
        bar.at(len(kept.puzzles))
        if kept.is_enough():
            return
        try:
            for found in Crew(args.workers).do(search, tasks, get_ready):
                yield found
                bar.at(len(kept.puzzles))
                bar.say(words.say("puzzles-looking", count=len(kept.about["matches"])))
                if kept.is_enough():
                    return
        except Failed as failed:
            raise Trouble("trouble-bot-failed", why=str(failed)) from None


def quests(args: Namespace) -> list[Quest]:
    """The matches to look through: records, or else those that bots play."""
    if args.records:
        game = GAMES[args.game]
        return [
            Quest(number, args.game, write(match_from(name, game)), name)
            for number, name in enumerate(args.records)
        ]
    return [Quest(args.seed + number, args.game) for number in range(MATCHES * args.count)]
