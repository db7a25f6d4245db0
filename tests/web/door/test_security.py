"""Strangers, floods and nonsense: each meets a reason, never a traceback."""

import asyncio
import re
import signal
from pathlib import Path

import httpx
import pytest
import websockets

from tests.loops import run
from tests.web.serving import Served, Visitor


def socket_of(served, path):
    return f"ws://127.0.0.1:{served.port}{path}/live"


def cookies_of(visitor):
    return "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())


def test_headers_and_cookie(served):
    answer = httpx.get(served.address)
    assert answer.headers["cache-control"] == "no-store"
    assert "unsafe" not in answer.headers["content-security-policy"]
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert not re.search(r"<script(?![^>]*src=)|style=|\son\w+=", answer.text)
    file = re.search(r'href="(/static/[^"]+\.css)"', answer.text)[1]
    static = httpx.get(served.address + file)
    assert "immutable" in static.headers["cache-control"]
    assert static.headers["content-encoding"] == "gzip"


def test_a_table_is_small(visitor, served):
    match = visitor.open()
    page = httpx.get(served.address + match, headers={"accept-encoding": "gzip"})
    assert not re.search(r"<script(?![^>]*src=)|style=|\son\w+=", page.text)
    total = int(page.headers["content-length"])
    for file in set(re.findall(r'(?:href|src)="(/static/[^"#]+)', page.text)):
        answer = httpx.get(served.address + file, headers={"accept-encoding": "gzip"})
        total += int(answer.headers["content-length"])
    assert total < 200_000


def test_several_actions_of_one_click_are_done_until_one_is_refused(visitor):
    visitor.open()
    first = next(one for one in visitor.actions() if one.startswith("play"))
    ticked = {f"then {first}": ["fly away", "coal"]}
    assert visitor.act(first, **ticked, **{"then play B9": "coal"}).status_code == 422
    assert "fly away" in visitor.page
    assert visitor.actions() == ["coal", "produce", "effect"], "what was done before stands"
    assert visitor.post(f"{visitor.match}/undo", turn=visitor.turn).status_code == 200
    assert visitor.act(f"{first}; coal; coal").status_code == 200, "the turn is over: no more of it"


def test_stale_illegal_and_foreign_actions(visitor, visitors):
    visitor.open()
    first = visitor.actions()[0]
    turn = visitor.turn
    assert visitor.act("repair 9").status_code == 422
    assert "There is no machine on space 9" in visitor.page
    assert visitor.act("fly away").status_code == 422
    assert visitor.act(first).status_code == 200
    stale = visitor.act(first, turn=turn)
    assert stale.status_code == 409
    assert "changed meanwhile" in stale.text
    assert 'id="board"' in stale.text
    stranger = visitors()
    stranger.match = visitor.match
    stranger.look()
    assert stranger.act("coal").status_code == 403
    for path, fields in (
        ("undo", {"turn": "1"}),
        ("seat", {"away": "yes"}),
        ("pace", {"pace": "slow"}),
    ):
        assert stranger.post(f"{visitor.match}/{path}", **fields).status_code == 403


def test_not_your_turn(visitor, visitors):
    visitor.open(seat1="open")
    link = re.search(r'value="(/join/[^"]+)"', visitor.page)[1]
    friend = visitors()
    assert friend.post(link, name="Bruno").status_code == 200
    friend.match = visitor.match
    friend.look()
    refused = friend.act("play B1")
    assert refused.status_code == 403
    assert friend.post(link, name="again").status_code in (200, 409)
    third = visitors()
    assert third.post(link, name="Chloé").status_code == 409
    assert 'name="action"' not in friend.page


def test_forms_of_other_sites_and_other_people_are_refused(visitor, served, visitors):
    match = visitor.open()
    action = {"turn": visitor.turn, "action": visitor.actions()[0]}
    other = visitors()
    assert visitor.post(f"{match}/actions", **{**action, "token": other.token}).status_code == 403
    assert visitor.post(f"{match}/actions", **{**action, "token": ""}).status_code == 403
    forged = visitor.http.post(
        f"{match}/actions",
        data={**action, "token": visitor.token},
        headers={"origin": "http://evil.example"},
    )
    assert forged.status_code == 403
    tampered = httpx.Client(base_url=served.address, cookies={"player": "abc.def"})
    assert 'name="action"' not in tampered.get(match).text
    tampered.close()


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # of clients that are turned away
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_sockets_ask_where_one_comes_from(visitor, served):
    match = visitor.open()

    async def connect(origin, path=match):
        headers = {"cookie": cookies_of(visitor)}
        async with websockets.connect(
            socket_of(served, path), origin=origin, additional_headers=headers
        ) as socket:
            return await asyncio.wait_for(socket.recv(), 5)

    assert "board" in run(connect(served.address))
    for origin in ("http://evil.example", None):
        with pytest.raises((websockets.InvalidStatus, websockets.ConnectionClosed)):
            run(connect(origin))
    with pytest.raises(websockets.ConnectionClosed):
        run(connect(served.address, "/matches/ffffffffff"))


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/matches/zzz", "/matches/ffffffffff", "/matches/..%2f..", "/join/ffffffffff/x",
     "/me/forged", "/static/x/../secret", "/static/0/nothing.css", "/language/xx",
     "/matches/ffffffffff/stream", "/matches/%00"],
)  # fmt: skip
def test_addresses_that_lead_nowhere(served, path):
    answer = httpx.get(served.address + path)
    assert answer.status_code == 404
    assert "Traceback" not in answer.text


def test_nonsense_in_forms(visitor, served):
    for fields in (
        {"game": "chess"}, {"seed": "-1"}, {"seed": "x"}, {"seed": "9" * 39}, {"seat1": "bot:god"},
        {"seat1": ""}, {"place": "x"},
    ):  # fmt: skip
        given = {"game": "nicodemus", "seat1": "bot:dabbler", **fields}
        assert visitor.post("/matches", **given).status_code == 422, fields
    visitor.open()
    for turn in ("", "-1", "x", "9" * 30):
        assert visitor.act("coal", turn=turn).status_code == 409
    big = visitor.http.post(
        f"{visitor.match}/chat", data={"token": visitor.token, "text": "x" * 20000}
    )
    assert big.status_code == 413
    chunks = visitor.http.post(f"{visitor.match}/chat", content=(b"x" * 1000 for _ in range(40)))
    assert chunks.status_code in (400, 403, 413)
    assert visitor.http.put(visitor.match).status_code == 405
    assert visitor.http.get("/language/fr?back=//evil.example").url.host == "127.0.0.1"


def test_names_and_chat_are_escaped_short_and_slow(visitor):
    visitor.post("/me", name="<img src=x onerror=alert(1)>" * 3)
    visitor.open()
    assert "<img" not in visitor.page
    told = [visitor.post(f"{visitor.match}/chat", text=f"<i>{one}</i>" + "y" * 400).status_code
            for one in range(8)]  # fmt: skip
    assert told[0] == 200
    assert 429 in told
    visitor.look()
    assert "<i>0</i>" not in visitor.page
    assert "&lt;i&gt;0&lt;/i&gt;" in visitor.page
    assert "y" * 301 not in visitor.page


def test_a_flood_from_one_does_not_stop_others(visitors, visitor):
    flooder = visitors()
    flooder.open()
    told = {flooder.act("fly", turn="0").status_code for _ in range(120)}
    assert 429 in told
    visitor.open()
    assert visitor.act(visitor.actions()[0]).status_code == 200


def test_a_personal_link_takes_matches_to_another_device(visitor, visitors):
    match = visitor.open()
    link = re.search(r'value="http://[^/]+(/me/[^"]+)"', visitor.http.get("/me").text)[1]
    other = visitors()
    assert match not in other.page
    assert match in other.post(link).text


def test_languages_by_header_and_by_choice(visitors):
    for language, word in (
        ("fr-CH,fr;q=0.9", "Jouer"),
        ("de", "Spielen"),
        ("nl, de;q=0.2", "Spielen"),
    ):
        someone = visitors(language)
        assert word in someone.page
        assert ">Play<" in someone.http.get("/language/en?back=/").text.replace("Play<svg", "Play<")


def test_the_server_stops_cleanly_while_people_watch(tmp_path):
    served = Served(tmp_path)
    visitor = Visitor(served.address)
    match = visitor.open()

    async def watch():
        headers = {"cookie": cookies_of(visitor)}
        async with websockets.connect(
            socket_of(served, match), origin=served.address, additional_headers=headers
        ) as socket:
            await socket.recv()
            status = await asyncio.to_thread(served.end, signal.SIGTERM)
            await socket.wait_closed()
            return status, socket.close_code

    told = run(watch())
    visitor.http.close()
    assert told == (0, 1012)  # nobody is waited for, everybody may come back


def test_the_first_page_needs_neither_compiler_nor_arrays(tmp_path):
    served = Served(tmp_path)
    page = httpx.get(served.address)
    loaded = Path(f"/proc/{served.process.pid}/maps").read_text()
    served.end()
    assert page.status_code == 200
    assert "_sqlite3" in loaded
    assert "llvmlite" not in loaded
    assert "numpy" not in loaded


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u2800", "\u115f\u1160", "\u200b\u00ad"])
def test_a_name_that_nobody_sees_is_none(visitor, name):
    visitor.post("/me", name=name)
    visitor.open(seat1="here", name1=name)
    assert "Guest 1" in visitor.page
    assert name not in visitor.page


def test_who_only_watches_speaks_as_such_also_under_a_players_name(visitor, visitors):
    visitor.post("/me", name="Ada")
    visitor.open(listed="yes")
    visitor.post(f"{visitor.match}/chat", text="I play")
    stranger = visitors()
    stranger.post("/me", name="Ada")
    stranger.post(f"{visitor.match}/chat", text="I watch")
    lines = re.findall(r"<b>Ada</b>(.*?)</span>", visitor.look(), re.DOTALL)
    said = {re.sub(r"<[^>]+>|\s+", " ", line).strip() for line in lines}
    assert {" ".join(one.split()) for one in said} >= {"I play", "Spectator I watch"}


def test_under_tls_browsers_are_told_to_stay_there(served):
    behind = {"x-forwarded-proto": "https"}  # a proxy on this machine is believed
    answer = httpx.get(f"{served.address}/language/fr", headers=behind)
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "max-age" in answer.headers["strict-transport-security"]
    plain = httpx.get(f"{served.address}/language/fr")
    assert "secure" not in plain.headers["set-cookie"].lower()
    assert "strict-transport-security" not in plain.headers
