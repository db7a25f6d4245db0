"""What some rules of ``queues.py`` are on a GPU, where 32 threads, a party, go in step.

Of threads that count for the same queue one counts for all, and each has the number that it would
have had alone. Records that a party has in its block's own memory come and go together: eight
threads see to one, so that what lies side by side is read and written in one go.
"""

from __future__ import annotations

import re
from typing import Any

# Bytes of a word, of which every record is made, since it has dice; threads that see to a record.
WORD, EIGHT = 8, 8

NUMBERED = """
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
"""

# A record of each thread's, if there is a place for it, from there or to there.
RECORDS = """
  ptr %answer, ptr %raised, ptr %who, ptr %whose, i64 %count, i64 %size, ptr %far,
  i64 %length, i64 %apart, i64 %place, ptr %own, ptr %its, i64 %one, i64 %same, ptr %near,
  i64 %lone, i64 %alone
"""
MOVED = """
declare void @llvm.nvvm.bar.warp.sync(i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare void @llvm.nvvm.cp.async.ca.shared.global.8(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.wait.all()
define i32 @{name}({records}) alwaysinline convergent {{
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %party = lshr i32 %lane, 3
  %eighth = and i32 %lane, 7
  %word = zext i32 %eighth to i64
  %places = trunc i64 %place to i32
  %slot = addrspacecast ptr %near to ptr addrspace(3)
  %global = addrspacecast ptr %far to ptr addrspace(1)
  %lanes = zext i32 %lane to i64
  %before = mul i64 %lanes, -{stride}
  %slots = getelementptr i8, ptr addrspace(3) %slot, i64 %before
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br label %next
next:
  %turn = phi i32 [ 0, %0 ], [ %after, %done ]
  %row = shl i32 %turn, 2
  %which = or i32 %row, %party
  %where = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %places, i32 %which, i32 31)
  %is.some = icmp sge i32 %where, 0
  br i1 %is.some, label %some, label %done
some:
  %where.long = zext i32 %where to i64
  %which.long = zext i32 %which to i64
  %record = getelementptr [{size} x i8], ptr addrspace(1) %global, i64 %where.long
  %copy = getelementptr [{stride} x i8], ptr addrspace(3) %slots, i64 %which.long
  %there = getelementptr i64, ptr addrspace(1) %record, i64 %word
  %here = getelementptr i64, ptr addrspace(3) %copy, i64 %word
  {whole}
  %is.left = icmp ult i32 %eighth, {rest}
  br i1 %is.left, label %left, label %done
left:
  {left}
  br label %done
done:
  %after = add i32 %turn, 1
  %more = icmp ult i32 %after, 8
  br i1 %more, label %next, label %end, !llvm.loop !0
end:
  {last}
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store i64 0, ptr %answer
  ret i32 0
}}
!0 = distinct !{{!0, !1}}
!1 = !{{!"llvm.loop.unroll.full"}}
"""
KEPT = """
define i32 @{name}({records}) alwaysinline {{
  %is.some = icmp ult i64 %place, %length
  br i1 %is.some, label %some, label %done
some:
  %there = getelementptr [{size} x i8], ptr %far, i64 %place
  {words}
  br label %done
done:
  store i64 0, ptr %answer
  ret i32 0
}}
"""
RULE = re.compile(r"(?:queues8|queues\d+\w+_)(numbered|fetched|put_back|kept)B")
OF_RECORDS = re.compile(r"getelementptr \[(\d+) x i8\]")


def stride_of(size: int) -> int:
    """How far apart records lie in a block's memory: an odd number of words.

    Threads that read the same field then read from as many banks of it as can be.
    """
    return (size // WORD | 1) * WORD


def moved(name: str, size: int, *, is_here: bool) -> str:
    """Records of a party come here, or go there."""

    def steps(first: int, last: int) -> str:
        """Each of eight threads sees to one word at each step: all are read, then all written."""
        read, written = [], []
        for step in range(first, last):
            for place, space in (("there", 1), ("here", 3)):
                far = f"ptr addrspace({space}) %{place}, i64 {step * EIGHT}"
                read.append(f"%{place}.{step} = getelementptr i64, {far}")
            ends = f"ptr addrspace(3) %here.{step}", f"ptr addrspace(1) %there.{step}"
            if is_here:
                call = "void @llvm.nvvm.cp.async.ca.shared.global.8"
                read.append(f"call {call}({', '.join(ends)})")
            else:
                read.append(f"%word.{step} = load i64, {ends[0]}, align 8")
                written.append(f"store i64 %word.{step}, {ends[1]}, align 8")
        return "\n  ".join([*read, *written])

    whole, rest = divmod(size // WORD, EIGHT)
    wait = "call void @llvm.nvvm.cp.async.wait.all()"
    return MOVED.format(
        name=name,
        records=RECORDS,
        size=size,
        stride=stride_of(size),
        whole=steps(0, whole),
        rest=rest,
        left=steps(whole, whole + 1) if rest else "",
        last=wait if is_here else "",
    )


def kept(name: str, size: int) -> str:
    """A record of a thread's goes there, word by word: Numba would copy it byte by byte."""
    words = []
    for word in range(size // WORD):
        for end, place in (("from", "near"), ("to", "there")):
            words.append(f"%{end}.{word} = getelementptr i64, ptr %{place}, i64 {word}")
        words.append(f"%word.{word} = load i64, ptr %from.{word}, align 8")
        words.append(f"store i64 %word.{word}, ptr %to.{word}, align 8")
    return KEPT.format(name=name, size=size, records=RECORDS, words="\n  ".join(words))


def in_step(part: Any) -> str:
    """The text of a rule that is another one on a GPU, or none."""
    for function in part.functions:
        found = None if function.is_declaration else RULE.search(function.name)
        if found:
            rule, name = found[1], function.name
            if rule == "numbered":
                return NUMBERED.format(name=name)
            size = int(OF_RECORDS.findall(str(part))[0])
            if rule == "kept":
                return kept(name, size)
            return moved(name, size, is_here=rule == "fetched")
    return ""
