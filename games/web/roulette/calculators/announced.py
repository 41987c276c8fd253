"""Choosing an announcement in a calculator's form: a list by family, and neighbours by a number and a reach."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from itertools import groupby

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.core.money import plain_money
from games.core.problems import Problem, Refused
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.called_facts import EXAMPLE_NEIGHBOURS, EXAMPLE_UNIT, REACH
from games.roulette.chips import cut
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.wheel import POCKETS
from games.web.kit.form import Form, amount, whole
from games.web.kit.formats import money
from games.web.kit.options import grouped
from games.web.roulette.words import bet_name

NEIGHBOURS = "neighbours"
FARTHEST = len(POCKETS) // 2  # pockets on each side, until the whole wheel is covered

# The families in which announcements are listed; those that have none are series of the wheel.
_SERIES = pgettext_lazy("called bets", "Series")
_FAMILIES: dict[str, Promise] = {
    NEIGHBOURS: _("Neighbours"),
    "finale": _("Finales"),
    "finale-split-down": _("Finales à cheval, down the column"),
    "finale-split-across": _("Finales à cheval, across the row"),
    "finale-splits": _("Finales with their splits"),
    "figure": pgettext_lazy("called bets", "Figures"),
}

number = whole(min(POCKETS), max(POCKETS))
reach = whole(1, FARTHEST)


def takes_called_bets(rules: Ruleset) -> bool:
    return bool(rules.called_bets)


def without_limits(rules: Ruleset) -> Ruleset:
    """Return the rules by which a bet is worked out, whatever the limits of one table are and the chips that it asks
    for."""
    return replace(rules, minimum={}, maximum={}, colour_chips=None)


def colour_wanted(rules: Ruleset) -> bool:
    """Return whether an announcement has to be in colour, value chips being accepted on the even chances only."""
    return rules.colour_chips is not None and rules.colour_chips.values_restricted


def _family(bet: CalledBet) -> str:
    if bet.name != "finale-split":
        return bet.name
    first, second = bet.key.partition(":")[2].split("-")
    return f"{bet.name}-across" if int(second) - int(first) == 1 else f"{bet.name}-down"


def families(rules: Ruleset) -> list[tuple[str, list[str]]]:
    """Return what a house takes, by family; of neighbours, which have fields of their own, the word alone."""
    return _families(get_language() or "en", rules.called_bets)


@lru_cache(maxsize=64)
def _families(_language: str, taken: frozenset[str]) -> list[tuple[str, list[str]]]:
    order = list(_FAMILIES)
    known = sorted(
        (bet for bet in every_called_bet() if bet.name in taken),
        key=lambda bet: order.index(_family(bet)) if _family(bet) in order else -1,
    )
    listed = {bet.name if bet.name == NEIGHBOURS else bet.key: _FAMILIES.get(_family(bet), _SERIES) for bet in known}
    return [(str(family), list(keys)) for family, keys in groupby(listed, key=lambda key: listed[key])]


def listed(rules: Ruleset) -> SafeString:
    """Return the same as the options of a list."""
    return _listed(get_language() or "en", rules.called_bets)


@lru_cache(maxsize=64)
def _listed(language: str, taken: frozenset[str]) -> SafeString:
    names = {NEIGHBOURS: gettext("Neighbours of a number")}
    return grouped(
        (family, {key: names.get(key) or bet_name(key) for key in keys}) for family, keys in _families(language, taken)
    )


def choose(rules: Ruleset, form: Form) -> CalledBet | None:
    """Return the announcement of the fields `bet`, `number` and `reach`; None where one is refused, which the form then
    says.

    A clean address has the announcement's own notation in `bet` alone.
    """
    usual = families(rules)[0][1][0]
    key = form.text("bet") or usual
    word, _colon, around = key.partition(":")
    form.typed |= {"bet": key, "number": str(EXAMPLE_NEIGHBOURS), "reach": str(REACH)}
    if word == NEIGHBOURS:
        form.typed["bet"] = NEIGHBOURS
        if around:
            form.typed["number"], _colon, form.typed["reach"] = around.partition(":")
        else:
            key = _around(form)
    try:
        bet = _taken(rules, key)
    except Refused as refused:
        form.refuse("bet", refused.first)
        return None
    if {"number", "reach"} & form.errors.keys():
        return None
    if bet.key != usual:
        form.state["bet"] = bet.key
    return bet


def _around(form: Form) -> str:
    """Return neighbours by the fields that they have of their own, which a clean address does not need."""
    middle = form.read_filled("number", number, EXAMPLE_NEIGHBOURS)
    far = form.read_filled("reach", reach, REACH)
    for name in ("number", "reach"):
        form.state.pop(name, None)
    return f"{NEIGHBOURS}:{middle}:{far}"


def _taken(rules: Ruleset, key: str) -> CalledBet:
    bet = CalledBet.parse(key[:40])
    if bet.name not in rules.called_bets:
        raise Refused(Problem("called_bet_not_taken", "bet", {"bet": bet.key}, Clause.LEGAL_SPOT))
    return bet


def unit(rules: Ruleset, form: Form) -> int:
    """Return the cents of one chip of the announcement, from the field `unit`: what the chips of the table can make."""
    return form.read_filled("unit", _made_of(rules), EXAMPLE_UNIT, plain_money)


def _made_of(rules: Ruleset) -> Callable[[str], int]:
    def read(text: str) -> int:
        cents = amount(text)
        try:
            cut(rules, cents)
        except Refused:
            raise Refused(Problem("no_chips_for", "unit", {"amount": money(cents)}, Clause.FLOAT)) from None
        return cents

    return read
