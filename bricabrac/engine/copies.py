"""Copies of functions: the same code with other globals, or without what it only tells."""

from __future__ import annotations
import __future__

import ast
import linecache
from collections.abc import Callable, Iterator
from functools import cache
from types import CodeType, FunctionType
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def in_scope(function: F, scope: dict[str, Any], name: str, code: CodeType | None = None) -> F:
    """A function with the same code, or with this one, that finds its globals in this scope."""
    original = cast(FunctionType, function)
    copy = FunctionType(code or original.__code__, scope, name, original.__defaults__)
    copy.__annotations__, copy.__doc__ = original.__annotations__, original.__doc__
    copy.__qualname__, copy.__module__ = name, original.__module__
    return cast(F, copy)


def names_in(code: CodeType) -> Iterator[str]:
    """The names that code mentions."""
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from names_in(inner)


def hushed(code: CodeType, unsaid: set[str]) -> CodeType:
    """The code of a function without the statements that only call one of these names."""
    found = functions_in(code.co_filename)[code.co_firstlineno]
    quiet = Hush(unsaid).visit(found)
    quiet.decorator_list = []
    module = ast.fix_missing_locations(ast.Module([quiet], []))
    flags = code.co_flags & __future__.annotations.compiler_flag
    whole = compile(module, code.co_filename, "exec", flags, dont_inherit=True)
    return next(one for one in whole.co_consts if isinstance(one, CodeType))


@cache
def functions_in(path: str) -> dict[int, ast.FunctionDef]:
    """The functions that a file defines, by the line where each begins."""
    tree = ast.parse("".join(linecache.getlines(path)))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {
        min([node.lineno, *(one.lineno for one in node.decorator_list)]): node for node in found
    }


class Hush(ast.NodeTransformer):
    """Takes calls of some names out, and with them what only leads to such calls."""

    def __init__(self, unsaid: set[str]) -> None:
        self.unsaid = unsaid

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        called = ast.unparse(node.value.func) if isinstance(node.value, ast.Call) else ""
        return None if called.rpartition(".")[2] in self.unsaid else node

    def visit_If(self, node: ast.If) -> ast.If | None:
        self.generic_visit(node)
        if not node.body and not node.orelse:
            return None
        node.body = node.body or [ast.Pass()]
        return node

    def visit_For(self, node: ast.For) -> ast.For | None:
        self.generic_visit(node)
        return node if node.body else None
