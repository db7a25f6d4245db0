"""The journal: a line for everything that happens, and nothing of anybody."""

import json
import re

import pytest

from tests.web.serving import Served, Visitor


def journal(folder, style):
    """Everything that a server tells of a visit, and what it must not tell."""
    with (folder / "told").open("w+") as told:
        Told.complaints = told
        server = Told(folder / "data", "--log", style)
        visitor = Visitor(server.address)
        visitor.post("/me", name="Wilhelmina")
        visitor.open(seat1="bot:pip", place="0")
        visitor.act(visitor.actions()[0])
        visitor.post(f"{visitor.match}/chat", text="My secret plan")
        visitor.http.get("/matches/0000000000")
        secrets = [visitor.match.rpartition("/")[2], visitor.token, visitor.http.cookies["player"]]
        visitor.http.close()
        assert server.end() == 0
        told.seek(0)
        return told.read(), [*secrets, "Wilhelmina", "secret plan", "127.0.0.1"]


class Told(Served):
    """A server whose standard error is kept."""


@pytest.mark.parametrize("style", ["plain", "json"])
def test_everything_is_told_and_nobody_is_named(tmp_path, style):
    told, secrets = journal(tmp_path, style)
    for secret in secrets:
        assert secret not in told
    lines = told.splitlines()
    if style == "json":
        events = [json.loads(line) for line in lines]
        assert {one["event"] for one in events} == {"answered", "opened"}
        act = next(one for one in events if one.get("page") == "act")
        assert (act["method"], act["status"], act["level"]) == ("POST", 303, "info")
        assert any(
            (one["page"], one["status"]) == ("table", 404) for one in events[1:] if "page" in one
        )
    else:
        assert any(
            re.search(r"Z info answered method=POST page=act status=303 ms=", one) for one in lines
        )
        assert any(re.search(r"Z info opened game=nicodemus seats=2 bots=1$", one) for one in lines)
