"""Style sheets, scripts and pictures: held in memory, and named by their digest for ever."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

WEB = Path(__file__).parents[1]
KINDS = (".css", ".js", ".png", ".svg", ".woff2")
SPRITE = "art.svg"
FACE = "font/woff2"  # compressed in itself, and not known to every system
IMPORT = re.compile(rb'@import "([^"]+)";\n')
SHELL = re.compile(r"<!--.*?-->|</?svg[^>]*>|\n", re.DOTALL)  # what the families do not need in it


@dataclass(frozen=True, slots=True)
class Asset:
    """One file, as it is and compressed."""

    kind: str
    body: bytes
    packed: bytes


def found() -> dict[str, Path]:
    """All files: those of ``static``, the typefaces, and what a game brings for its table."""
    static = WEB / "static"
    own = [*sorted(static.glob("*.*")), *sorted(static.glob("type/*"))]
    files = {str(path.relative_to(static)): path for path in own}
    for path in sorted(WEB.glob("*/*.css")) + sorted(WEB.glob("*/*.js")):
        if path.parent != static:
            files[f"{path.parent.name}/{path.name}"] = path
    return {name: path for name, path in files.items() if path.suffix in KINDS}


def whole(path: Path) -> bytes:
    """A file; a style sheet with all the sheets that it imports, by their names in the house."""

    def imported(found: re.Match[bytes]) -> bytes:
        name = found[1].decode()
        own, shared = WEB / name, WEB / "static" / name
        return (own if own.exists() else shared).read_bytes()

    body = path.read_bytes()
    return IMPORT.sub(imported, body) if path.suffix == ".css" else body


def sprite() -> bytes:
    """Every picture of ``art`` in one file: fetched once, kept for ever, see docs/art.md."""
    drawn = (SHELL.sub("", path.read_text("utf-8")) for path in sorted((WEB / "art").glob("*.svg")))
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{"".join(drawn)}</defs></svg>'.encode()


class Assets:
    """Every asset by name, and the digest that stands in their addresses."""

    def __init__(self) -> None:
        self.files: dict[str, Asset] = {}
        digest = hashlib.sha256()
        bodies = {name: whole(path) for name, path in found().items()}
        for name, body in sorted({**bodies, SPRITE: sprite()}.items()):
            digest.update(name.encode() + b"\0" + body)
            kind = FACE if name.endswith(".woff2") else mimetypes.guess_type(name)[0] or ""
            self.files[name] = Asset(kind, body, gzip.compress(body, 9, mtime=0))
        self.digest = digest.hexdigest()[:12]

    def address(self, name: str) -> str:
        """Where a file is found; the address changes when any file does."""
        if name not in self.files:
            raise KeyError(f"there is no static file {name!r}")
        return f"/static/{self.digest}/{name}"

    async def serve(self, request: Request) -> Response:
        """A file, to be kept for ever. An old digest gets what is here now, not to be kept."""
        asset = self.files.get(request.path_params["name"])
        if asset is None:
            return PlainTextResponse("404", 404)
        is_current = request.path_params["digest"] == self.digest
        headers = {
            "cache-control": "public, max-age=31536000, immutable" if is_current else "no-store",
            "vary": "accept-encoding",
        }
        body = asset.body
        if asset.kind != FACE and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = asset.packed, "gzip"
        return Response(body, media_type=asset.kind, headers=headers)
