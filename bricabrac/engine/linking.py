"""Parts and wholes: what Numba makes of a rule, and what of a door.

A rule becomes a *part*: code that is never optimised, emitted or kept by itself, since only doors
are ever called. A door is a *whole*: all parts behind it are taken in once, optimised together,
and kept in the cache. That halves the time to compile (docs/decisions/0004).
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.typed_passes import NativeLowering


class Part(JITCodeLibrary):
    """The code of a rule, for wholes to take in. It is never called, so it has no address."""

    def finalize(self) -> None:
        """Nothing is optimised or emitted."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nowhere."""
        return 0

    @property
    def codegen(self) -> Part:
        """Numba asks for it only to set the environment of what can be called."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """It needs none."""


class Whole(JITCodeLibrary):
    """The code of a door with all its parts."""

    def finalize(self) -> None:
        """Take in every part once, then optimise and emit.

        Who calls comes before who is called: of a part that nobody has called for by then, LLVM
        takes in nothing, and whoever calls it later calls nowhere.
        """
        order: dict[Any, None] = {}  # who is called first

        def visit(library: Any) -> None:
            if library not in order:
                for called in library._linking_libraries if isinstance(library, Part) else ():
                    visit(called)
                order[library] = None

        for library in self._linking_libraries:
            visit(library)
        self._linking_libraries = [*order][::-1]
        super().finalize()


@register_pass(mutates_CFG=False, analysis_only=True)
class IntoPart(LoweringPass):
    """What comes next is lowered into a part."""

    _name = "bricabrac_part"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """A new part."""
        state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        return False


@register_pass(mutates_CFG=False, analysis_only=True)
class IntoWhole(LoweringPass):
    """What comes next is lowered into a whole."""

    _name = "bricabrac_whole"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """A new whole, which the cache can keep."""
        state.library = Whole(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return False


class PartCompiler(CompilerBase):
    """Numba's own passes, into a part."""

    library: Any = IntoPart

    def define_pipelines(self) -> list[Any]:
        """The passes, and ours before the code is lowered."""
        manager = DefaultPassBuilder.define_nopython_pipeline(self.state)
        lowering = [kind for kind, _ in manager.passes].index(NativeLowering)
        manager.passes.insert(lowering, (self.library, "choose a library"))
        manager.finalize()
        return [manager]


class WholeCompiler(PartCompiler):
    """Numba's own passes, into a whole."""

    library = IntoWhole


def parts_of(library: Any) -> list[Any]:
    """The code of a rule and of all that it calls, without what counts references."""
    order: dict[Any, None] = {}

    def visit(one: Any) -> None:
        if one not in order:
            order[one] = None
            for called in one._linking_libraries:
                visit(called)

    visit(library)
    modules = [one._final_module for one in order]
    return [
        one
        for one in modules
        if not any(f.name == "NRT_incref" and not f.is_declaration for f in one.functions)
    ]
