"""The games a win can be gambled on: what each choice pays, and what chance decides.

Each returns exactly what is staked (platform clause 9.2). A colour is right one time in two and
pays double, a suit one in four and pays four times; so do the numbers of a die and the segments of
a wheel. Higher or lower is than a seven, the middle of the ranks from ace to king: 24 cards of 52
are higher and pay double, 24 are lower, and one of the four sevens gives the stake back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from reelwright.play.questions import Draw, Even, Weighted

if TYPE_CHECKING:
    from reelwright.definition.model import Gamble

Result: TypeAlias = Literal["won", "tied", "lost"]

COLOURS: Final = {"hearts": "red", "diamonds": "red", "clubs": "black", "spades": "black"}
RANKS: Final = ("ace", *(str(n) for n in range(2, 11)), "jack", "queen", "king")
DECK: Final = tuple((rank, suit) for suit in COLOURS for rank in RANKS)
MIDDLE: Final = RANKS.index("7")
FACES: Final = range(1, 7)
DIE: Final = {
    "odd": {1, 3, 5},
    "even": {2, 4, 6},
    "low": {1, 2, 3},
    "high": {4, 5, 6},
    **{str(face): {face} for face in FACES},
}


def multipliers(gamble: Gamble) -> dict[str, int]:
    """Return what each choice pays, the likelier ones first."""
    match gamble.on:
        case "one card from a full deck":
            return {
                **dict.fromkeys(("red", "black"), gamble.colour_pays),
                **dict.fromkeys(COLOURS, gamble.suit_pays),
            }
        case "higher or lower":
            return dict.fromkeys(("higher", "lower"), 2)
        case "a die":
            return {choice: len(FACES) // len(faces) for choice, faces in DIE.items()}
        case "a wheel":
            every = sum(gamble.segments.values())
            return {choice: every // own for choice, own in gamble.segments.items()}


def draw_of(gamble: Gamble) -> Draw:
    """Return the draw that decides a gamble."""
    match gamble.on:
        case "a die":
            return Draw("die", (Even(len(FACES)),))
        case "a wheel":
            return Draw("segment", (Weighted(tuple(gamble.segments.values())),))
        case _:
            return Draw("card", (Even(len(DECK)),))


def result(gamble: Gamble, choice: str, outcome: int) -> Result:
    """Return what an outcome of the draw means for a choice."""
    match gamble.on:
        case "a die":
            right = outcome + 1 in DIE[choice]
        case "a wheel":
            right = list(gamble.segments)[outcome] == choice
        case "higher or lower":
            place = outcome % len(RANKS)
            if place == MIDDLE:
                return "tied"
            right = (place > MIDDLE) == (choice == "higher")
        case _:
            _, suit = DECK[outcome]
            right = choice in (suit, COLOURS[suit])
    return "won" if right else "lost"


def face_of(gamble: Gamble, outcome: int) -> str:
    """Return what a die or a wheel shows."""
    return str(outcome + 1) if gamble.on == "a die" else list(gamble.segments)[outcome]
