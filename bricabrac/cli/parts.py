"""A folder that is filled part by part: whoever is interrupted runs the same again and goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bricabrac.cli.files import save, text_of
from bricabrac.cli.texts import Trouble

ABOUT = "_about.json"  # readers of data sets pass over names that begin so


class Parts:
    """What was asked for, and what there is of it. A file is there when all of it is."""

    def __init__(self, folder: Path, about: dict[str, Any]) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Trouble("trouble-saving", file=str(folder), why=error.strerror) from None
        if not self.has(ABOUT):
            if any(folder.iterdir()):
                raise Trouble("trouble-parts-none", folder=str(folder))
            self.keep(ABOUT, json.dumps(about, indent=1).encode())
        elif json.loads(text_of(str(folder / ABOUT))) != json.loads(json.dumps(about)):
            raise Trouble("trouble-parts-other", folder=str(folder), file=ABOUT)

    def has(self, name: str) -> bool:
        """Whether a file is there."""
        return (self.folder / name).is_file()

    def keep(self, name: str, data: bytes) -> None:
        """A file, whole or not at all."""
        save(data, str(self.folder / name))
