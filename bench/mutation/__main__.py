"""Try every mutant: `python -m bench.mutation [FILE ...]`; files as `automaton/tally.py`.

Mutants known to be caught are not tried again while their file stays as it is, unless `--again`.
Progress goes to standard error, the totals to standard output as JSON. Ends with 1 where a mutant
survives, with 2 where the data is wrong.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING

from bench.mutation.mutants import Mutant, mutants
from bench.mutation.page import write_page
from bench.mutation.pool import copied, pool
from bench.mutation.record import FileResult, equivalents, keep, results, unknown
from bench.mutation.targets import Target, targets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.mutation.pool import Pool

PROCESSES = 2
KEEP_EVERY = 25


def main() -> int:
    """Run what the command line asks for."""
    asked = _arguments()
    chosen = _chosen(asked.files)
    if chosen is None:
        return 2
    with ProcessPoolExecutor(asked.processes) as made:
        found = list(made.map(mutants, [target.path.read_text() for target in chosen]))
    wrong = [line for t, of in zip(chosen, found, strict=True) for line in unknown(t.file, of)]
    if wrong:
        _say(*wrong)
        return 2
    try:
        _try_files([*zip(chosen, found, strict=True)], asked)
    except RuntimeError as error:
        _say(str(error))
        return 2
    kept = results()
    write_page(kept)
    totals = {t.file: _totals(kept[t.file]) for t in chosen}
    sys.stdout.write(json.dumps(totals, indent=1) + "\n")
    return int(any(kept[target.file].survived for target in chosen))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.mutation", description=__doc__)
    parser.add_argument("files", nargs="*", metavar="FILE", help="only these files")
    parser.add_argument("--again", action="store_true", help="try those caught before, too")
    parser.add_argument("--processes", type=int, default=PROCESSES)
    return parser.parse_args()


def _chosen(files: Sequence[str]) -> list[Target] | None:
    """Return the files asked for; `None`, once it is said why, where there are no such."""
    try:
        every = targets()
    except ValueError as error:
        _say(str(error))
        return None
    unknown_files = {*files} - {target.file for target in every}
    if unknown_files:
        allowed = ", ".join(target.file for target in every)
        _say(f"FILE: found {', '.join(sorted(unknown_files))}; allowed: {allowed}")
        return None
    return [target for target in every if not files or target.file in files]


def _try_files(files: Sequence[tuple[Target, Sequence[Mutant]]], asked: argparse.Namespace) -> None:
    with copied() as copy:
        for plain in (False, True):
            of_kind = [(target, of) for target, of in files if target.plain == plain]
            if of_kind:
                with pool(copy, asked.processes, plain=plain) as warm:
                    for target, of in of_kind:
                        _try_file(warm, target, of, again=asked.again)


def _try_file(warm: Pool, target: Target, found: Sequence[Mutant], *, again: bool) -> None:
    """Try the mutants of a file, but for those known to be caught unless they are asked again."""
    proved = {change for each in equivalents(target.file) for change in each.changes}
    before = FileResult() if again else results().get(target.file, FileResult())
    caught = {each.digest for each in found} & {*before.caught}
    result = FileResult(len(found), sorted(caught))
    asked = [each for each in found if each.change not in proved and each.digest not in caught]
    result.equivalent = len(proved)
    result.untried = len(asked)
    for mutant, answer in warm.tried(target, asked):
        result.untried -= 1
        if answer["caught"]:
            result.caught.append(mutant.digest)
        else:
            result.survived.append(_as_read(mutant))
        done = len(asked) - result.untried
        verdict = f"caught by {answer['by']}" if answer["caught"] else "SURVIVED"
        _say(
            f"{target.file} {done}/{len(asked)} {answer['took']:.2f} s: {verdict}"
            f" | {_as_read(mutant)}"
        )
        if done % KEEP_EVERY == 0:
            keep(target.file, result)
    result.caught.sort()
    result.survived.sort(key=lambda line: int(line.partition(":")[0]))
    keep(target.file, result)


def _as_read(mutant: Mutant) -> str:
    number = f" ({mutant.number})" if mutant.number > 1 else ""
    return f"{mutant.line}: {mutant.within}{number}: {mutant.old} -> {mutant.new}"


def _totals(result: FileResult) -> dict[str, int]:
    return {
        "mutants": result.mutants,
        "caught": len(result.caught),
        "equivalent": result.equivalent,
        "survived": len(result.survived),
    }


def _say(*lines: str) -> None:
    for line in lines:
        sys.stderr.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main())
