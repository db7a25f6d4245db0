"""Figures about the house: they are true, and tell nothing of anybody."""

import re

import httpx


def figures(served, **headers):
    return httpx.get(f"{served.address}/metrics", headers=headers)


def value(text, line):
    found = re.search(rf"^{re.escape(line)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_what_happens_is_counted_and_nobody_is_named(served, visitor):
    line = 'bricabrac_requests_total{page="act",status="303"}'
    before = value(figures(served).text, line)
    visitor.post("/me", name="Wilhelmina")
    visitor.open(seat1="bot:apprentice", place="0")
    secret = visitor.match.rpartition("/")[2]
    for _ in range(3):
        while not visitor.actions():
            visitor.look()
        visitor.act(visitor.actions()[0])
    text = figures(served).text
    assert value(text, line) == before + 3
    assert value(text, "bricabrac_tables") >= 1
    assert value(text, 'bricabrac_waiting{minds="deep"}') == 0
    assert value(text, 'bricabrac_request_seconds_count{page="act"}') >= 3
    assert value(text, "process_resident_memory_bytes") > 1e7
    assert 'bricabrac_thought_seconds_count{bot="apprentice"}' in text
    for hidden in ("Wilhelmina", secret, visitor.token, "127.0.0.1"):
        assert hidden not in text


def test_only_this_machine_may_read_them(served):
    assert figures(served).status_code == 200
    assert figures(served, **{"x-forwarded-for": "203.0.113.7"}).status_code == 404
