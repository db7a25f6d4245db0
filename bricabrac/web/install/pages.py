"""An app on the device: the manifest, the service worker, and the page for when we are away."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from bricabrac.engine.words import LANGUAGES
from bricabrac.web.door.assets import Assets
from bricabrac.web.pages.desk import guest_of, say_to, shop_of

NIGHT, BENCH = "#1B1F4B", "#E9DCC0"  # as in tokens.css, which a browser has not read yet
PICTURES = {192: "icon-192.png", 512: "icon-512.png"}
# What the offline page needs; all else is kept as it is met.
ALWAYS = (
    "tokens.css", "style.css", "frame.css", "theme.js", "settings/settings.js",
    "install/install.js", "install/offline.js", "install/offline.css", "art.svg", "mark.svg",
    "type/display.woff2", "type/text.woff2",
)  # fmt: skip


def icons(assets: Assets) -> list[dict[str, str]]:
    """The mark, and pictures of it where a device wants those."""
    mark = {"src": assets.address("mark.svg"), "sizes": "any", "type": "image/svg+xml"}
    drawn = [{**mark, "purpose": purpose} for purpose in ("any", "maskable")]
    return drawn + [
        {"src": assets.address(name), "sizes": f"{size}x{size}", "type": "image/png"}
        for size, name in PICTURES.items()
        if name in assets.files
    ]


async def manifest(request: Request) -> Response:
    """What a device has to know to have us among its apps."""
    say, told = say_to(request).say, guest_of(request)
    body: dict[str, Any] = {
        "id": "/",
        "name": "bricabrac",
        "short_name": "bricabrac",
        "description": say("hero-text"),
        "lang": told.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": BENCH,
        "theme_color": NIGHT,
        "categories": ["games"],
        "icons": icons(shop_of(request).assets),
    }
    headers = {"vary": "accept-language, cookie", "cache-control": "no-cache"}
    return JSONResponse(body, headers=headers, media_type="application/manifest+json")


async def worker(request: Request) -> Response:
    """The service worker: told which files there are now, and always fetched anew."""
    assets = shop_of(request).assets
    source = assets.files["install/worker.js"].body.decode()
    names = ", ".join(f'"{assets.address(name)}"' for name in ALWAYS)
    spoken = ", ".join(f'"{code}"' for code in LANGUAGES)
    begin = f'const DIGEST = "{assets.digest}", FILES = [{names}], LANGUAGES = [{spoken}];\n'
    return Response(
        begin + source, media_type="text/javascript", headers={"cache-control": "no-cache"}
    )


async def offline(request: Request) -> Response:
    """The page that a device shows while we are away: the same for everybody who speaks so."""
    code = request.path_params["code"]
    if code not in LANGUAGES:
        raise HTTPException(404)
    return HTMLResponse(shop_of(request).renderer.page("install/offline.html", code))
