"""Slips: answers that anybody may give who knows the rule and was careless, so that they say nothing of a mistake."""

from training.drills.kit.items import PartKind

_UNITS: dict[str, tuple[int, ...]] = {
    PartKind.NUMBER: (1,),
    PartKind.MONEY: (1, 1_00),
}  # of money a cent and a whole unit


def is_slip(kind: str, expected: int | str, given: int | str) -> bool:
    """Return whether a wrong answer to a part may be a slip: another choice or other words, or a number that is one
    off, has two neighbouring digits exchanged, or a zero too many or too few. Of several positions one is in another
    place, too many or too few; of an order or a cut one step is in another place."""
    if kind == PartKind.SPOTS:
        due, touched = str(expected).split(), str(given).split()
        return max(len(set(due) - set(touched)), len(set(touched) - set(due))) <= 1
    if kind in (PartKind.ORDER, PartKind.CUT):
        return _one_misplaced(str(expected).split(), str(given).split())
    if not isinstance(expected, int) or not isinstance(given, int):
        return kind != PartKind.CARDS
    is_one_off = abs(expected - given) in _UNITS.get(kind, (1,))
    return is_one_off or _exchanged(str(expected), str(given)) or 10 in _ratios(expected, given)


def _one_misplaced(due: list[str], given: list[str]) -> bool:
    """Return whether two orders are the same but for one step."""
    return any([each for each in due if each != step] == [each for each in given if each != step] for step in due)


def _exchanged(one: str, other: str) -> bool:
    """Return whether two numbers are the same but for two neighbouring digits in each other's place."""
    return any(one[:at] + one[at + 1] + one[at] + one[at + 2 :] == other for at in range(len(one) - 1))


def _ratios(one: int, other: int) -> tuple[float, ...]:
    return (one / other, other / one) if one and other else ()
