"""Compiled code is kept under a name that changes with everything it is made of."""

import re

from bricabrac.engine.cache import PACKAGE, WITHOUT_RULES

COMPILED = re.compile(r"^@(rule|routine)|kernel\.(bound|spread)\((?!playouts\.)", re.MULTILINE)


def test_nothing_is_compiled_of_folders_whose_changes_are_not_noticed():
    made = {
        path.relative_to(PACKAGE).parts[0]
        for path in PACKAGE.rglob("*.py")
        if COMPILED.search(path.read_text())
    }
    assert made >= {"nicodemus", "imaginarium", "search", "research", "training"}
    assert not made & {*WITHOUT_RULES}
