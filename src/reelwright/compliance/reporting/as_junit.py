"""A report as JUnit XML, as test servers read it: a test case for each clause and statement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from junitparser import Failure, JUnitXml, Skipped, TestCase, TestSuite

from reelwright.compliance.reporting.as_table import why
from reelwright.compliance.situations import command

if TYPE_CHECKING:
    from reelwright.compliance.findings import Finding
    from reelwright.compliance.outcomes import Outcome
    from reelwright.compliance.report import Report


def render(report: Report) -> str:
    """Return the report as XML; a clause that is in review or does not bind counts as skipped."""
    xml = JUnitXml()
    xml.add_testsuite(_clauses(report))
    xml.add_testsuite(_statements(report))
    xml.update_statistics()  # type: ignore[no-untyped-call]
    text = xml.tostring()  # type: ignore[no-untyped-call]
    return (text.decode("utf-8") if isinstance(text, bytes) else text).rstrip() + "\n"


def _clauses(report: Report) -> TestSuite:
    suite = TestSuite(f"clauses of {report.standard.edition.name}")
    suite.add_property("game", report.held.game.name)
    suite.add_property("digest", report.held.game.definition.digest)
    suite.add_property("profile", report.held.profile.name)
    for outcome in report.outcomes:
        suite.add_testcase(_clause(outcome))
    return suite


def _clause(outcome: Outcome) -> TestCase:
    case = TestCase(f"{outcome.row.number} {outcome.clause.title}", "clause")
    if outcome.result == "fail":
        failure = Failure(why(outcome), "fail")
        failure.text = "\n".join(_told(finding) for finding in outcome.failing)
        case.result = [failure]
    elif outcome.result in ("review", "inapplicable"):
        case.result = [Skipped(f"{outcome.result}: {why(outcome)}", outcome.result)]
    return case


def _statements(report: Report) -> TestSuite:
    suite = TestSuite("statements")
    untrue = {finding.about: finding for finding in report.refuted}
    for told in report.held.told:
        case = TestCase(told.statement.id, "statement")
        finding = untrue.get(told.statement.id)
        if finding is not None and told.untrue:
            failure = Failure(finding.found, "untrue")
            failure.text = "\n".join((finding.words, *_commands(finding, report)))
            case.result = [failure]
        suite.add_testcase(case)
    return suite


def _commands(finding: Finding, report: Report) -> list[str]:
    shown = (command(one.situation, report.held, report.named) for one in finding.counterexamples)
    return [text for text in shown if text is not None]


def _told(finding: Finding) -> str:
    return f"{finding.about}: {finding.words} {finding.found}"
