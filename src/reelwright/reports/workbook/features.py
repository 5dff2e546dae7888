"""What features return, by formulas where they follow from the spins and from lists of prizes."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.automaton.phases import Phase
from reelwright.definition.model import FreeGames, LineTrigger, Picks, ScatterTrigger, Wheel
from reelwright.reports.workbook.sheets import Sheet
from reelwright.reports.workbook.spin import Return, SpinSheets, spin_sheets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.definition.model import Feature, Game
    from reelwright.reports.workbook.sheets import Known


@dataclass(frozen=True, eq=False)
class Features:
    """The sheets of features, and what each returns where formulas say it."""

    sheets: list[Sheet]
    returns: dict[str, Return]


def feature_sheets(game: Game, paid: SpinSheets, lines: Sequence[int], units: int) -> Features:
    """Fill the sheets of the features that follow from what the strips show."""
    sheet = Sheet("Features", widths=(34, 16, 60), frozen=(0, 0))
    made = _Made(game, sheet, units)
    features = game.definition.features
    prizes = {
        name: known
        for name, feature in features.items()
        if (known := made.mean_prize(name, feature))
    }
    returns: dict[str, Return] = {}
    for name, prize in prizes.items():
        if part := made.bonus(name, prize, paid):
            returns[name] = part
    sheets = [sheet]
    free = [name for name, feature in features.items() if isinstance(feature, FreeGames)]
    if len(free) == 1 and made.plain(free[0]):
        feature = features[free[0]]
        assert isinstance(feature, FreeGames)
        factor = feature.multiplier if isinstance(feature.multiplier, int) else 1
        games = spin_sheets(game, Phase(game.definition, free[0], factor), lines, units)
        if games:
            sheets += games.sheets
            bonuses = [made.bonus(name, prize, games) for name, prize in prizes.items()]
            others = features.keys() - prizes.keys() - {free[0]}
            if not others and (part := made.free_games(free[0], paid, games, bonuses)):
                returns[free[0]] = part
    return Features(sheets, returns)


class _Made:
    """The sheet of features while it is filled."""

    def __init__(self, game: Game, sheet: Sheet, units: int) -> None:
        self.game = game
        self.sheet = sheet
        self.units = units
        self.row = 0

    def line(self, what: str, formula: str, value: Fraction) -> Known:
        """Put a named figure."""
        self.sheet.put(self.row, 0, what)
        known = self.sheet.compute(self.row, 1, f"={formula}", value, "plain")
        self.row += 1
        return known

    def plain(self, name: str) -> bool:
        """Whether free games are a series all alike that a scatter starts."""
        feature = self.game.definition.features[name]
        assert isinstance(feature, FreeGames)
        by_scatter = isinstance(feature.starts_on, ScatterTrigger) and not feature.starts_on.counts
        same_factor = feature.multiplier is None or isinstance(feature.multiplier, int)
        return by_scatter and same_factor and not (feature.offers or feature.losing_game_pays)

    def mean_prize(self, name: str, feature: Feature) -> Known | None:
        """Put the prizes of a bonus and what they come to on average, where that is all it has."""
        if not isinstance(feature, Picks | Wheel) or feature.consolation:
            return None
        if isinstance(feature, Picks):
            stages = [
                [(prize, 1) for prize in stage.from_ if isinstance(prize, int | Fraction)]
                for stage in feature.stages.values()
            ]
            whole = all(
                len(stage.from_) == len(prizes)
                for stage, prizes in zip(feature.stages.values(), stages, strict=True)
            )
            times = [stage.pick or 0 for stage in feature.stages.values()]
        else:
            stages = [
                [
                    (one.prize or 0, one.weight)
                    for one in feature.segments
                    if one.enter is None and isinstance(one.prize, int | Fraction | None)
                ]
            ]
            whole = len(stages[0]) == len(feature.segments)
            times = [feature.spins]
        if not whole or not all(times):
            return None
        return self._mean(name, stages, times)

    def _mean(
        self,
        name: str,
        stages: Sequence[Sequence[tuple[int | Fraction, int]]],
        times: Sequence[int],
    ) -> Known:
        self.sheet.put(self.row, 0, f"{name}: prizes", "head")
        self.sheet.put(self.row, 1, "weight", "head")
        self.row += 1
        means: list[str] = []
        total = Fraction()
        for prizes, many in zip(stages, times, strict=True):
            first = self.row
            for prize, weight in prizes:
                self.sheet.put(self.row, 0, prize, "input")
                self.sheet.put(self.row, 1, weight, "input")
                self.row += 1
            values = self.sheet.range(first, 0, self.row - 1, 0)
            weights = self.sheet.range(first, 1, self.row - 1, 1)
            means.append(f"{many}*SUMPRODUCT({values},{weights})/SUM({weights})")
            weighed = sum(Fraction(prize) * weight for prize, weight in prizes)
            total += Fraction(many) * weighed / sum(weight for _, weight in prizes)
            self.row += 1
        known = self.line(f"{name}: mean prize", "+".join(means), total)
        self.row += 1
        return known

    def bonus(self, name: str, prize: Known, spin: SpinSheets) -> Return | None:
        """Return what a bonus won in a spin returns, where a line win starts it for each line."""
        feature = self.game.definition.features[name]
        assert isinstance(feature, Picks | Wheel)
        trigger = feature.starts_on
        if not isinstance(trigger, LineTrigger) or feature.prizes_on == "fixed":
            return None
        if not feature.once_for_each and spin.lines > 1:
            return None
        wins = spin.line_wins(trigger.line_win, trigger.counts)
        if wins is None:
            return None
        known = self.line(f"{name}: won by a line, in {spin.phase.name}", wins.formula, wins.value)
        factor = spin.phase.bonus_factor
        on = self.units if feature.prizes_on == "line bet" else 1
        value = wins.value * spin.lines * Fraction(prize.value) * factor / on
        return Return(f"{known.ref}*{spin.lines}*{prize.ref}*{factor}/{on}", value)

    def free_games(
        self, name: str, paid: SpinSheets, games: SpinSheets, bonuses: Sequence[Return | None]
    ) -> Return | None:
        """Return what a series of free games returns, its limits left out."""
        feature = self.game.definition.features[name]
        assert isinstance(feature, FreeGames)
        scatter = feature.scatter
        start = paid.shown(scatter, dict(feature.awards))
        again = games.shown(scatter, feature.games_added)
        parts = [games.line_return(), games.scatter_return(), *bonuses]
        known = [part for part in parts if part]
        if start is None or again is None or len(known) < len(parts):
            return None
        first = self.line(f"{name}: games won by a paid game", start.formula, start.value)
        more = self.line(f"{name}: games won by a free game", again.formula, again.value)
        each = self.line(
            f"{name}: what a free game returns",
            "+".join(part.formula for part in known),
            sum((part.value for part in known), Fraction()),
        )
        value = Fraction(first.value) / (1 - Fraction(more.value)) * Fraction(each.value)
        return Return(f"{first.ref}/(1-{more.ref})*{each.ref}", value)
