"""Rules for a GPU: the parts of a loop, put together by LLVM into text that a driver takes (PTX).

The parts are those that a door for Python is made of. What differs is who calls: every thread of
the GPU does, with a number of its own, and with tables of its own in its local memory, which the
hardware lays out so that threads side by side read side by side.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from llvmlite import binding as llvm

TRIPLE = "nvptx64-nvidia-cuda"
CHIP, FEATURES = "sm_80", "+ptx70"  # what newer chips and drivers take as well
NO_VALUE = -2  # what Numba's functions return, besides 0, when all went well

# On a GPU nobody counts who refers to an array: whoever launches keeps it.
UNCOUNTED = """
define void @NRT_incref(ptr %array) alwaysinline { ret void }
define void @NRT_decref(ptr %array) alwaysinline { ret void }
"""
# What three rules of ``queues.py`` are here. Of threads that go in step and count for the same
# queue one counts for all, and each has the number that it would have had alone.
IN_STEP = {
    "queues8together": """
declare void @llvm.nvvm.bar.warp.sync(i32)
define i32 @{name}(ptr %answer, ptr %raised) alwaysinline convergent {{
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store i64 0, ptr %answer
  ret i32 0
}}
""",
    "queues7largest": """
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32)
define i32 @{name}(ptr %answer, ptr %raised, i64 %number) alwaysinline convergent {{
  %short = trunc i64 %number to i32
  %most = call i32 @llvm.nvvm.redux.sync.umax(i32 %short, i32 -1)
  %long = zext i32 %most to i64
  store i64 %long, ptr %answer
  ret i32 0
}}
""",
    "queues8numbered": """
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.cttz.i32(i32, i1)
define i32 @{name}(
  ptr %answer, ptr %raised, ptr %who, ptr %whose, i64 %count, i64 %size, ptr %counts,
  i64 %length, i64 %apart, i64 %queue
) alwaysinline convergent {{
  %awake = call i32 asm sideeffect "activemask.b32 $0;", "=r"() convergent
  %short = trunc i64 %queue to i32
  %alike = call i32 @llvm.nvvm.match.any.sync.i32(i32 %awake, i32 %short)
  %leader = call i32 @llvm.cttz.i32(i32 %alike, i1 false)
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %less = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
  %earlier = and i32 %alike, %less
  %rank = call i32 @llvm.ctpop.i32(i32 %earlier)
  %many = call i32 @llvm.ctpop.i32(i32 %alike)
  %leads = icmp eq i32 %lane, %leader
  br i1 %leads, label %lead, label %follow
lead:
  %there = getelementptr i32, ptr %counts, i64 %queue
  %before = atomicrmw add ptr %there, i32 %many monotonic
  br label %follow
follow:
  %told = phi i32 [ %before, %lead ], [ 0, %0 ]
  %first = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %alike, i32 %told, i32 %leader, i32 31)
  %mine = add i32 %first, %rank
  %long = zext i32 %mine to i64
  store i64 %long, ptr %answer
  ret i32 0
}}
""",
}

# Multiplying and adding in one go would round otherwise than a processor does.
llvm.set_option("bricabrac", "--nvptx-fma-contract-level=0")

# A record on its way from one place to another, byte by byte, as Numba writes it.
RECORD = re.compile(
    r"(%\S+) = load \[(\d+) x i8\], ptr (%[^\s,]+)[^\n]*\n\s*"
    r"store \[\2 x i8\] \1, ptr (%[^\s,]+)[^\n]*"
)
# By words: every record of ours has dice, or another number of 64 bits.
COPIED = """
define void @copied(ptr %target, ptr %source, i64 %size) alwaysinline {
  %words = lshr i64 %size, 3
  br label %next
next:
  %word = phi i64 [ 0, %0 ], [ %after, %next ]
  %there = getelementptr i64, ptr %target, i64 %word
  %here = getelementptr i64, ptr %source, i64 %word
  %read = load i64, ptr %here, align 8
  store i64 %read, ptr %there, align 8
  %after = add i64 %word, 1
  %more = icmp ult i64 %after, %words
  br i1 %more, label %next, label %done, !llvm.loop !0
done:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
"""
NARROW = re.compile(r"(max|min)\.([su])16\s+(%\w+), (%\w+), ([-%\w]+);")


class Taken(NamedTuple):
    """A parameter of a loop: given to all threads, or room that each of them has for itself."""

    name: str
    kind: str  # LLVM's word for a number
    size: int  # bytes of one
    is_array: bool
    own: int = 0  # how many each thread has for itself


def entry(name: str, loop: str, parameters: Iterable[Taken], most_threads: int) -> str:
    """What a launch starts: calls a loop with the thread's number and how many there are."""
    given, made, passed = [], [], ["ptr %returned, ptr %raised, i64 %thread, i64 %threads"]
    for one in parameters:
        it, length = f"%its.{one.name}", str(one.own)
        if one.own:
            made.append(f"{it} = alloca [{one.own * one.size} x i8], align 16")
            fill = f"ptr {it}, i8 0, i64 {one.own * one.size}, i1 false"
            made.append(f"call void @llvm.memset.p0.i64({fill})")
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
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)",
        f"declare i32 @{loop}({types})",
        f"define ptx_kernel void @{name}({', '.join(given)}) #0 {{",
        *lines,
        "}",
        f'attributes #0 = {{ "nvvm.maxntid"="{most_threads}" }}',
    ])  # fmt: skip


def on_a_gpu(part: Any) -> Any:
    """The code of a rule, or what stands for it on a GPU."""
    for function in part.functions:
        for rule, text in IN_STEP.items():
            if rule in function.name and not function.is_declaration:
                return llvm.parse_assembly(text.format(name=function.name))
    text, copies = RECORD.subn(r"call void @copied(ptr \4, ptr \3, i64 \2)", str(part))
    return llvm.parse_assembly(f"{text}\ndeclare void @copied(ptr, ptr, i64)") if copies else part


def lowered(name: str, start: str, parts: Iterable[Any]) -> str:
    """The text for the driver: an entry with all parts behind it, optimised together."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu=CHIP, features=FEATURES, opt=3
    )
    whole = llvm.parse_assembly(start + UNCOUNTED + COPIED)
    for part in parts:
        whole.link_in(on_a_gpu(part), preserve=True)
    whole.triple, whole.data_layout = TRIPLE, str(machine.target_data)
    for thing in (*whole.functions, *whole.global_variables):
        if not thing.is_declaration and thing.name != name:
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
