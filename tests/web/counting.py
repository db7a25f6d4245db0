"""How many clicks a turn takes at the desk, counted on kept matches by the forms of real pages.

``python -m tests.web.counting [GAME…] [--records N]``: every kept match is gone through again. At
each decision the page is rendered for whoever is to act, and of all buttons on it that do some of
what was done in this turn, the one that does most is pressed. A sheet that has to be opened first
is a click, and so is a box that has to be ticked; another line of a list is two. Somebody at a
table does the same things in the order that is easiest: a turn counts if it leads to the same
position as in the record. Where none is found, every action is a click.
"""

import argparse
from collections import Counter
from html.parser import HTMLParser
from statistics import mean

from bricabrac.engine.notation import read
from bricabrac.games import GAMES
from bricabrac.web.board.render import Renderer
from bricabrac.web.door.assets import Assets
from tests.web.gallery import with_match
from tests.web.records import fifty

VOID = {"input", "img", "br", "meta", "link", "hr", "use", "path", "circle", "rect"}


class Forms(HTMLParser):
    """The buttons of a board that act, and the boxes that go with them."""

    def __init__(self, html):
        super().__init__()
        self.open, self.buttons, self.boxes = [], [], []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if given.get("form") == "act" and "aria-disabled" not in given and "disabled" not in given:
            sheet = any("popover" in around for _, around in self.open)
            if tag == "button" and given.get("name") == "action":
                self.buttons.append((given["value"], sheet))
            elif tag == "input" and given.get("type") == "checkbox":
                is_ticked = "checked" in given
                lines = [(split(given["value"]), not is_ticked), ([], is_ticked)]
                self.boxes.append((given["name"], lines))
            elif tag == "input" and given.get("type") == "hidden":
                self.boxes.append((given["name"], [(split(given["value"]), 0)]))
            elif tag == "select":
                self.boxes.append((given["name"], []))
        elif tag == "option" and any(
            one == "select" and around.get("form") == "act" for one, around in self.open
        ):
            lines = self.boxes[-1][1]
            lines.append((split(given["value"]), 2 if lines else 0))
        if tag not in VOID:
            self.open.append((tag, given))

    def handle_endtag(self, tag):
        if any(tag == one for one, _ in self.open):
            while self.open.pop()[0] != tag:
                pass


def split(text):
    """The actions of a button or a box."""
    return [one.strip() for one in text.split(";") if one.strip()]


def answers(html):
    """Everything that can be done on a page: actions, clicks, and what goes with them.

    That is a choice among lines: what each does, and its clicks.
    """
    forms = Forms(html)
    for value, sheet in forms.buttons:
        boxes = [lines for name, lines in forms.boxes if name in ("action", f"then {value}")]
        yield split(value), 1 + sheet, boxes


STOP = "stop"  # is said whenever it is needed: it does nothing
MOST = 5  # buttons that are tried at a decision
PAGES = 100  # that are looked at for a turn


def wanted(actions):
    """Those that do something, however often."""
    return Counter(one for one in actions if one != STOP)


class Turn:
    """A turn of a record, whose actions may come in any order."""

    def __init__(self, seat, goal, renderer):
        self.seat, self.goal, self.renderer, self.pages = seat, goal, renderer, PAGES

    def buttons(self, match, left):
        """What can be pressed for actions that are still to be done, the most of them first."""
        html = self.renderer.board(with_match(match), self.seat, "en")
        found = []
        for actions, clicks, boxes in answers(html):
            done, cost = list(actions), clicks
            for lines in boxes:
                fit = [one for one in lines if not wanted(done + one[0]) - left]
                more, clicks = max(fit or lines, key=lambda one: (len(one[0]), -one[1]))
                done += more
                cost += clicks
            real = wanted(done)
            if not real - left:
                rest = left - real
                passes = STOP in done and any(one in rest for one in match.legal())
                found.append((passes, -real.total(), cost, done, rest))
        return sorted(found, key=lambda one: one[:3])[:MOST]

    def goes_on(self, match, action):
        """Whether the rest of a click is done, too, as at the table."""
        is_asked = not match.outcome() and match.active == self.seat
        return is_asked and (not match.history[-1].revealed or match.legal() == [action])

    def clicks(self, match, left):
        """The clicks from here to the end of the turn, or None."""
        self.pages -= 1
        if self.pages < 0:
            return None
        for *_, cost, done, rest in self.buttons(match, left):
            there = match.until(len(match.history))
            try:
                for number, action in enumerate(done):
                    if number and not self.goes_on(there, action):
                        break
                    there.act(action)
            except ValueError:
                continue
            if there.at() == self.goal:
                return cost
            if there.outcome() or there.active != self.seat:
                continue
            if (more := self.clicks(there, rest)) is not None:
                return cost + more
        return None


def clicks_of(record, renderer):
    """The clicks of every turn of a record."""
    whole = read(record, GAMES)
    texts = [whole.game.numbering.name(done.action) for done in whole.history]
    seats = [done.seat for done in whole.history]
    number, turns = 0, []
    while number < len(texts):
        end = number
        while end < len(texts) and seats[end] == seats[number]:
            end += 1
        turn = Turn(seats[number], whole.until(end).at(), renderer)
        left = wanted(texts[number:end])
        turns.append(turn.clicks(whole.until(number), left) or end - number)
        number = end
    return turns


def main():
    """Clicks a turn for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--records", type=int, default=50)
    given = parser.parse_args()
    renderer = Renderer(Assets())
    for game in given.games:
        counted = [clicks_of(record, renderer) for record in fifty(game)[: given.records]]
        turns = [one for match in counted for one in match]
        per_match = mean(sum(match) for match in counted)
        print(
            f"{game}: {len(counted)} matches, {len(turns)} turns, {sum(turns)} clicks: "
            f"{mean(turns):.3f} a turn, {per_match:.1f} a match, the longest turn {max(turns)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
