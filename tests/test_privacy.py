"""What begins with an underscore is nobody's business outside the file that defines it."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted(
    path
    for folder in ("bricabrac", "benchmarks", "examples", "tests")
    for path in (ROOT / folder).rglob("*.py")
)
OWN = {"self", "cls", "meta"}
ALLOWED = {
    "_exit": "os._exit is how a process ends at once; Python has no other name for it",
    "_fields_": "what ctypes calls the fields of a structure",
    "_final_module": "Numba's; engine/linking.py extends its code library, and a test guards that",
    "_replace": "how a named tuple is changed; public, in spite of its name",
}


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in {"_", *ALLOWED}


def intrusions(text: str) -> list[tuple[int, str]]:
    """Private names that a file uses and does not define, by line."""
    own, used = set(), []
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                own.add(name)
            case ast.ClassDef(name=name) | ast.Name(id=name, ctx=ast.Store()):
                own.add(name)
            case ast.Attribute(value=ast.Name(id=whose), attr=name) if whose in OWN:
                if isinstance(node.ctx, ast.Store):
                    own.add(name)
            case ast.Attribute(attr=name):
                used.append((node.lineno, name))
            case ast.ImportFrom(names=names):
                used += [(node.lineno, alias.name) for alias in names]
            case ast.Call(
                func=ast.Name(id="getattr" | "setattr"), args=[_, ast.Constant(name), *_]
            ):
                used.append((node.lineno, name))
    return sorted({(line, name) for line, name in used if is_private(name) and name not in own})


def test_nobody_uses_what_is_private_elsewhere():
    assert not [
        f"{path.relative_to(ROOT)}:{line} {name}"
        for path in FILES
        for line, name in intrusions(path.read_text("utf-8"))
    ]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("match._state", ["_state"]),
        ("from house import _door", ["_door"]),
        ("getattr(match, '_state')", ["_state"]),
        ("class A:\n def __init__(self):\n  self._x = 1\n def other(self, a):\n  a._x", []),
        ("os._exit(1)", []),
        ("here.__name__", []),
    ],
)
def test_an_intrusion_is_found(text, names):
    assert [name for _, name in intrusions(text)] == names
