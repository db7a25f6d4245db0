"""Inputs that nobody would send: those that were wrong once, and some new ones."""

import json
from random import Random

from tests.loops import run
from tests.web import hostile, wire


def test_what_was_wrong_once_is_refused_kindly(tmp_path):
    assert run(hostile.attack(hostile.kept(), tmp_path)) == []


def test_new_ones_are_refused_kindly(tmp_path):
    made = hostile.inputs(Random(7))
    asked = [next(made) for _ in range(80)]
    assert {kind for kind, _ in asked} >= {"record", "position", "form", "page", "headers", "acts"}
    assert run(hostile.attack(asked, tmp_path)) == []
    assert json.loads(json.dumps(asked)) == [list(one) for one in asked]


def test_bytes_that_no_browser_sends_are_refused_without_a_traceback(tmp_path):
    """Those that were wrong once, and some new ones, to a real server."""
    server, known, made = wire.Heard(tmp_path), wire.kept(), wire.inputs(Random(7))
    try:
        asked = wire.Wire(server, server.file)
        assert run(wire.attack(iter(known), sum(map(wire.size_of, known)), asked)) == []
        again = wire.Wire(server, server.file)
        assert run(wire.attack(made, 300, again)) == []
        assert "400" in again.answers
    finally:
        server.end()
