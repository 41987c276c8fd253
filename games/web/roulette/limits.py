"""A table of roulette: its limits, and a sentence for everything else in which it differs from its ruleset."""

from collections.abc import Callable
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from games.roulette.bets import Kind
from games.roulette.parameters import ColourChips
from games.roulette.rulesets import Ruleset
from games.web.kit.formats import money, number
from games.web.kit.game import Limits
from games.web.roulette.words import called_listed, kind_name, kinds_listed

_WHEELS: dict[str, Promise] = {
    "single-zero": _("The wheel has one zero."),
    "double-zero": _("The wheel has a zero and a double zero."),
}
_ZERO: dict[str, Promise] = {
    "prison": _("At zero, stakes on even chances go to prison."),
    "partage": _("At zero, stakes on even chances lose half at once."),
    "parlour": _("At zero, players may leave an outside bet on the table or take back half of it."),
}
_CREWS: dict[str, Promise] = {
    "french": _("A French crew deals."),
    "fair": _("A fair roulette crew deals."),
    "english": _("An English roulette crew deals."),
    "parlour": _("One of the players holds the bank and spins the ball."),
}


def limits(rules: Ruleset) -> list[Limits]:
    """Return the limits in the engine's order of bets; None where a kind of bet has no limit."""
    if not rules.minimum and not rules.maximum:
        return []
    present = {bet.kind for bet in rules.positions.values()}
    return [(kind_name(kind), rules.minimum.get(kind), rules.maximum.get(kind)) for kind in Kind if kind in present]


def differences(usual: Ruleset, here: Ruleset) -> list[str]:
    """Return a sentence for each parameter, except the limits, that differs from the ruleset."""
    return [
        sentence(getattr(here, name))
        for name, sentence in _SENTENCES.items()
        if getattr(here, name) != getattr(usual, name) and (name != "prison_levels" or here.zero == "prison")
    ]


def _levels(levels: int) -> str:
    said = ngettext("Prison has {levels} level.", "Prison has {levels} levels.", levels)
    return said.format(levels=number(levels))


def _smallest_chip(cents: int) -> str:
    return gettext("The smallest chip is {amount}.").format(amount=money(cents))


def _order(order: tuple[str, ...]) -> str:
    if not order:
        return gettext("No order of payment is prescribed.")
    return gettext("Wins are paid in this order: {bets}.").format(bets=kinds_listed(order))


def _called_bets(taken: frozenset[str]) -> str:
    if not taken:
        return gettext("No called bets are taken.")
    # Translators: {bets} is a list of called bets.
    return gettext("These called bets are taken: {bets}.").format(bets=called_listed(taken))


def _placed_later(held: frozenset[str]) -> str:
    if not held:
        return gettext("Called bets may not be held beside the layout.")
    return gettext("These called bets may be held beside the layout: {bets}.").format(bets=called_listed(held))


def _colours(chips: ColourChips | None) -> str:
    if chips is None:
        return gettext("Everybody plays with value chips.")
    said = ngettext("There are chips of {colours} colour.", "There are chips of {colours} colours.", chips.colours)
    return said.format(colours=number(chips.colours))


_SENTENCES: dict[str, Callable[[Any], str]] = {
    "wheel": lambda wheel: str(_WHEELS[wheel.name]),
    "zero": lambda zero: str(_ZERO[zero]),
    "prison_levels": _levels,
    "smallest_chip": _smallest_chip,
    "crew": lambda crew: str(_CREWS[crew]),
    "colour_chips": _colours,
    "called_bets": _called_bets,
    "placed_later": _placed_later,
    "order_of_payment": _order,
    "float": lambda _float: gettext("The table has its own float."),
    "procedure": lambda _procedure: gettext("The house has its own procedure at this table."),
}
