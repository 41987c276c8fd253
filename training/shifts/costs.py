"""What the mistakes of an act cost, in cents: what was moved, less what was due, part by part."""

from dataclasses import dataclass

from training.drills.kit.items import Given, Part, PartKind
from training.drills.kit.shifts import Act, Moves
from training.quiz.cuts import pieces_of


@dataclass(frozen=True, slots=True)
class Cost:
    """What went to the players that was not theirs, and what the house kept that was theirs."""

    to_players: int = 0
    to_house: int = 0


def cost_of(act: Act, given: Given) -> Cost:
    """Return what an answer costs. Two mistakes do not make up for each other: each is at somebody's expense.

    Where nothing is answered nothing is moved, and of a choice that is not made what is due is done.
    """
    too_much = [
        _moved(part, act.moves[part.slug], given.get(part.slug)) - _moved(part, act.moves[part.slug], part.expected)
        for part in act.item.parts
        if part.slug in act.moves
    ]
    return Cost(sum(cents for cents in too_much if cents > 0), -sum(cents for cents in too_much if cents < 0))


def _moved(part: Part, moves: Moves, answer: int | str | None) -> int:
    if part.kind == PartKind.CHOICE:
        return moves.by_option.get(str(part.expected if answer is None else answer), 0)
    if part.kind == PartKind.CUT:
        return moves.each * sum(count * value for count, value in pieces_of(str(answer or "")))
    return moves.each * int(answer or 0)
