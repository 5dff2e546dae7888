"""The page of mutants: a table by file, and every equivalent with its proof."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.mutation.record import FileResult, equivalents
from bench.mutation.targets import ROOT, targets

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bench.mutation.record import Equivalent

PAGE = ROOT / "docs" / "explanation" / "mutants.md"

HEAD = """\
# Mutants of the counting

Figures that are computed are only as good as the tests that would notice a slip in the code that
computes them. So the code is changed, one small change at a time, and the tests are run: a change
that no test fails on (a mutant that *survives*) is either a gap in the tests, which is closed, or
changes nothing that a caller could tell, which is proved below, change by change.

This page is written by the tool that tries the mutants; do not edit it by hand.

## How to run it

```text
python -m bench.mutation                      # every file, what is known to be caught left out
python -m bench.mutation automaton/tally.py   # some files only
python -m bench.mutation --again              # from the start
```

It needs `mutmut`, of which the operators are used: another number, another operator, another
comparison, an argument left out or `None`, a value assigned `None`, another text, a condition
turned round, a case left out. Every mutant runs in a process of its own, on a copy of the files,
and has only the tests of its file (`bench/mutation/targets.toml`). Kernels are run as plain Python.
A mutant is caught when a test fails, or takes {times} times as long and some seconds, or the
process dies. The results are kept in `bench/mutation/results.json`; it ends with 1 where a mutant
survives.

## What is not changed

- Annotations, type variables and aliases, imports, and what is under `TYPE_CHECKING`: they do not
  run, or mean nothing when they do.
- Docstrings.
- `raise` statements: the wording of messages (which tests of messages hold to where it matters).
- `assert` and `strict=True`: they check what cannot happen, so no input gets there.
- Decorators: they say how objects are kept (frozen, with slots, remembered, compiled), not what is
  computed.
"""


def write_page(kept: Mapping[str, FileResult]) -> None:
    """Write the page of these results."""
    parts = [HEAD.replace("{times}", "four"), "## Results\n", *_table(kept)]
    parts += ["\n## Equivalents\n", *_proofs()]
    PAGE.write_text("\n".join(parts) + "\n")


def _table(kept: Mapping[str, FileResult]) -> Iterator[str]:
    yield "| file | mutants | caught | equivalent | open |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    sums = [0, 0, 0, 0]
    for target in targets():
        result = kept.get(target.file)
        if result is None:
            yield f"| `{target.file}` | not tried yet | | | |"
            continue
        missed = result.mutants - len(result.caught) - result.equivalent
        of = [result.mutants, len(result.caught), result.equivalent, missed]
        sums = [a + b for a, b in zip(sums, of, strict=True)]
        yield f"| `{target.file}` | {' | '.join(map(str, of))} |"
    yield f"| together | {' | '.join(map(str, sums))} |"


def _proofs() -> Iterator[str]:
    for target in targets():
        listed = equivalents(target.file)
        if listed:
            yield f"### `{target.file}`\n"
            yield from map(_proof, listed)
            yield ""


def _proof(each: Equivalent) -> str:
    place = f"In `{each.within}`" if each.within else "On its own"
    new = "".join(f"\n  - `{line}`" for line in each.new)
    return f"- {place}, `{each.old}`: {each.proof}{new}"
