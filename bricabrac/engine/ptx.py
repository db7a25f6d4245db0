"""Rules for a GPU: the parts of loops, put together by LLVM into text that a driver takes (PTX).

The parts are those that a door for Python is made of. What differs is who calls: every thread of
the GPU does, with a number of its own, and with tables of its own. They lie in its local memory,
which the hardware lays out so that threads side by side read side by side; or *near*, in the memory
of its block, where the others of its party reach them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from llvmlite import binding as llvm

from bricabrac.engine.in_step import in_step, stride_of

TRIPLE = "nvptx64-nvidia-cuda"
CHIP, FEATURES = "sm_80", "+ptx70"  # what newer chips and drivers take as well
NO_VALUE = -2  # what Numba's functions return, besides 0, when all went well

# On a GPU nobody counts who refers to an array: whoever launches keeps it.
UNCOUNTED = """
define void @NRT_incref(ptr %array) alwaysinline { ret void }
define void @NRT_decref(ptr %array) alwaysinline { ret void }
"""
# Multiplying and adding in one go would round otherwise than a processor does.
llvm.set_option("bricabrac", "--nvptx-fma-contract-level=0")

NARROW = re.compile(r"(max|min)\.([su])16\s+(%\w+), (%\w+), ([-%\w]+);")


class Taken(NamedTuple):
    """A parameter of a loop: given to all threads, or room that each of them has for itself."""

    name: str
    kind: str  # LLVM's word for a number
    size: int  # bytes of one
    is_array: bool
    own: int = 0  # how many each thread has for itself
    is_near: bool = False  # one, in the memory of its block


def entry(name: str, loop: str, parameters: Iterable[Taken], most_threads: int) -> str:
    """What a launch starts: calls a loop with the thread's number and how many there are.

    In what a thread has for itself lies anything at first.
    """
    declared_near = []
    given, made, passed = [], [], ["ptr %returned, ptr %raised, i64 %thread, i64 %threads"]
    for one in parameters:
        it, length = f"%its.{one.name}", str(one.own)
        if one.is_near:
            declared_near = ["@near = external addrspace(3) global [0 x i8], align 16"]
            near = "ptr addrspacecast (ptr addrspace(3) @near to ptr)"
            made.append(f"{it} = getelementptr [{stride_of(one.size)} x i8], {near}, i32 %place")
        elif one.own:
            made.append(f"{it} = alloca [{one.own * one.size} x i8], align 16")
        elif one.is_array:
            length = f"{it}.length"
            given.append(f"ptr align 16 {it}, i64 {length}")
        else:
            given.append(f"{one.kind} {it}")
        if one.is_array:  # as Numba hands arrays over
            head = f"ptr null, ptr null, i64 {length}, i64 {one.size}"
            passed.append(f"{head}, ptr {it}, i64 {length}, i64 {one.size}")
        else:
            passed.append(f"ptr {it}" if one.own else f"{one.kind} {it}")
    types = ", ".join(word.split()[0] for word in ", ".join(passed).split(", "))
    registers = {"place": "tid", "block": "ctaid", "size": "ntid", "blocks": "nctaid"}
    special = "llvm.nvvm.read.ptx.sreg"
    declared = [f"declare i32 @{special}.{one}.x()" for one in registers.values()]
    read = [f"%{word} = call i32 @{special}.{one}.x()" for word, one in registers.items()]
    lines = [
        *read,
        "%before = mul i32 %block, %size",
        "%number = add i32 %before, %place",
        "%all = mul i32 %blocks, %size",
        "%thread = zext i32 %number to i64",
        "%threads = zext i32 %all to i64",
        "%returned = alloca i64",
        "%raised = alloca ptr",
        *made,
        f"%status = call i32 @{loop}({', '.join(passed)})",
        "%fine = icmp eq i32 %status, 0",
        f"%silent = icmp eq i32 %status, {NO_VALUE}",
        "%well = or i1 %fine, %silent",
        "br i1 %well, label %end, label %wrong",
        "wrong:",
        "call void @llvm.trap()",
        "unreachable",
        "end:",
        "ret void",
    ]
    return "\n".join([
        *declared,
        "declare void @llvm.trap()",
        *declared_near,
        f"declare i32 @{loop}({types})",
        f"define ptx_kernel void @{name}({', '.join(given)}) #0 {{",
        *lines,
        "}",
        f'attributes #0 = {{ "nvvm.maxntid"="{most_threads}" }}',
    ])  # fmt: skip


def on_a_gpu(part: Any) -> Any:
    """The code of a rule, or what stands for it on a GPU."""
    other = in_step(part)
    return llvm.parse_assembly(other) if other else part


def lowered(entries: Mapping[str, str], parts: Iterable[Any], near: int = 0) -> str:
    """The text for the driver: entries by their names, all parts behind them, optimised together.

    A block has so many bytes near.
    """
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu=CHIP, features=FEATURES, opt=3
    )
    room = f"@near = addrspace(3) global [{near} x i8] undef, align 16"
    whole = llvm.parse_assembly(UNCOUNTED + (room if near else ""))
    for start in entries.values():
        whole.link_in(llvm.parse_assembly(start))
    for part in parts:
        whole.link_in(on_a_gpu(part), preserve=True)
    whole.triple, whole.data_layout = TRIPLE, str(machine.target_data)
    for thing in (*whole.functions, *whole.global_variables):
        if not thing.is_declaration and thing.name not in (*entries, "near"):
            thing.linkage = llvm.Linkage.internal
            if thing.is_function:  # all in one: only so LLVM knows that the tables are local
                thing.add_function_attribute("alwaysinline")
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(3))
    builder.getModulePassManager().run(whole, builder)
    return widened(machine.emit_assembly(whole))


def widened(text: str) -> str:
    """The larger and the smaller of two numbers of 16 bits, found among 32.

    NVIDIA's assembler (13.0) errs with those of 16: of five cards, down to two, nobody lost any.
    """
    return NARROW.sub(
        r"{ .reg .b32 %one, %two; .reg .b16 %other; mov.b16 %other, \5; "
        r"cvt.\g<2>32.\g<2>16 %one, \4; cvt.\g<2>32.\g<2>16 %two, %other; "
        r"\1.\g<2>32 %one, %one, %two; cvt.u16.u32 \3, %one; }",
        text,
    )
