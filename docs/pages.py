"""Lays out the pages of the site as they lie in the repository, so that links stay as they are."""

import shutil
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGES = (
    *("*.md", "LICENSE", "docs/**/*.*"),
    *("benchmarks/*.md", "examples/**/*.*", "bricabrac/*/cards.toml"),
)


def on_config(config: Any) -> None:
    """Called by MkDocs before anything is built."""
    folder = Path(tempfile.mkdtemp(prefix="pages-"))
    for path in (path for pattern in PAGES for path in ROOT.glob(pattern) if path.is_file()):
        page = folder / path.relative_to(ROOT)
        page.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, page)
    config.docs_dir = str(folder)


def on_post_build(config: Any) -> None:
    """Called by MkDocs at the end."""
    shutil.rmtree(config.docs_dir)
