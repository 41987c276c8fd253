"""The parameters of a ruleset of roulette, each in a line or a few of the reader's language."""

from collections.abc import Iterator

from django.utils.functional import Promise
from django.utils.translation import gettext, ngettext, pgettext, pgettext_lazy

from games.roulette.rulesets import Ruleset, ruleset
from games.web.kit.formats import money, number
from games.web.roulette.words import called_listed, kinds_listed

Lines = tuple[str, ...]

# No source says how many colours there are at Fair, so ours are an example (decisions.toml).
_EXAMPLE = ruleset("venice-fair")

_WHEELS: dict[str, Promise] = {
    "single-zero": pgettext_lazy("wheel", "A single zero"),
    "double-zero": pgettext_lazy("wheel", "Zero and double zero"),
}
_ZERO: dict[str, Promise] = {
    "prison": pgettext_lazy("at zero", "Even chances go to prison"),
    "partage": pgettext_lazy("at zero", "Even chances are halved at once"),
    "parlour": pgettext_lazy("at zero", "Off the numbers: take half, or leave the stake for the next spin"),
}


def parameters(rules: Ruleset) -> dict[str, Lines]:
    """Return what each parameter is, by its name: the same names in the same order for every ruleset."""
    pockets = ngettext("{count} pocket", "{count} pockets", len(rules.wheel.pockets))
    positions = ngettext("{count} position", "{count} positions", len(rules.positions))
    return {
        gettext("Wheel"): (str(_WHEELS[rules.wheel.name]), pockets.format(count=number(len(rules.wheel.pockets)))),
        gettext("Layout"): (positions.format(count=number(len(rules.positions))),),
        gettext("Zero"): tuple(_zero(rules)),
        gettext("Smallest chip"): (money(rules.smallest_chip),),
        gettext("Limits"): (_limits(rules),),
        gettext("Order of payment"): (kinds_listed(rules.order_of_payment) or _none(),),
        gettext("Staff"): (_staff(rules),),
        gettext("Called bets"): (_called(rules.called_bets),),
        gettext("Paid to be placed"): (_called(rules.placed_later),),
        gettext("Colour chips"): tuple(_colours(rules)) or (_none(),),
    }


def _none() -> str:
    return pgettext("parameter", "None")


def _zero(rules: Ruleset) -> Iterator[str]:
    yield str(_ZERO[rules.zero])
    if rules.zero == "prison":
        said = ngettext("{levels} level of prison", "{levels} levels of prison", rules.prison_levels)
        yield said.format(levels=number(rules.prison_levels))
    elif rules.zero == "partage":
        yield gettext("A chip that cannot be halved waits in prison for the next spin")


def _limits(rules: Ruleset) -> str:
    """Return the limits in words. No ruleset sets them: those of a house stand on its table, and a parlour has no
    house."""
    return gettext("Agreed among the players") if rules.crew == "parlour" else gettext("Shown at each table")


def _staff(rules: Ruleset) -> str:
    croupiers = rules.procedure["croupiers"]
    if rules.crew == "parlour":
        return gettext("A banker chosen by the players")
    if rules.crew == "english":
        tables = rules.procedure["tables_a_chef"]
        said = ngettext(
            "A croupier, and a helper if the house wants one; a chef de table for at most {count} table",
            "A croupier, and a helper if the house wants one; a chef de table for at most {count} tables",
            tables,
        )
        return said.format(count=number(tables))
    said = ngettext("A chef de table and {count} croupier", "A chef de table and {count} croupiers", croupiers)
    return said.format(count=number(croupiers))


def _called(names: frozenset[str]) -> str:
    return called_listed(names) or _none()


def _colours(rules: Ruleset) -> Iterator[str]:
    may = rules.colour_chips
    if may is None:
        return
    said = ngettext("{count} colour", "{count} colours", may.colours).format(count=number(may.colours))
    is_example = rules.crew == _EXAMPLE.crew and may == _EXAMPLE.colour_chips
    yield pgettext("number of colours", "{colours}, our example").format(colours=said) if is_example else said
    if "least" in rules.colour_terms:
        said = ngettext(
            "Each even chance, dozen or column: at least {count} chip",
            "Each even chance, dozen or column: at least {count} chips",
            may.outside,
        )
        yield said.format(count=number(may.outside))
        said = ngettext("Numbers: at least {count} chip in all", "Numbers: at least {count} chips in all", may.numbers)
        yield said.format(count=number(may.numbers))
    if "values" in rules.colour_terms:
        yield gettext("Value chips on the even chances only")
    if "plaques" in rules.colour_terms:
        said = ngettext("Plaques of {count} chip", "Plaques of {count} chips", may.plaque)
        yield said.format(count=number(may.plaque))
