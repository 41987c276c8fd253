"""What a zero would do: a stake, every choice for it, the spins that follow, and what each policy costs."""

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from django.utils.translation import gettext_lazy as _

from games.core.money import plain_money, show_money
from games.core.problems import Problem, Refused
from games.roulette.bets import EVEN_CHANCES, Bet
from games.roulette.chips import cut
from games.roulette.clauses import Clause
from games.roulette.facts import EXAMPLE_STAKE
from games.roulette.odds import Odds, odds, worth_held, worth_taken
from games.roulette.rulesets import Ruleset
from games.roulette.spin import Line, settle
from games.roulette.stakes import Stake
from games.roulette.wheel import pocket_name
from games.roulette.zero import protected_kinds
from games.web.kit.form import Form, amount
from games.web.kit.game import Tool
from games.web.roulette.calculators.spots import positions
from games.web.roulette.calculators.waiting import answers, waiting
from games.web.roulette.table.settled import MARKS
from games.web.roulette.table.tables import RouletteTable
from games.web.roulette.table.zero_words import words

_ODDS_CLAUSE = {
    "prison": Clause.ODDS_POLICIES,
    "partage": Clause.ODDS_PARTAGE,
    "parlour": Clause.ODDS_PARLOUR,
}


@dataclass(frozen=True, slots=True)
class Worth:
    """What a unit is worth that a zero has caught: taken at once, and always left there."""

    level: int
    taken: Fraction
    left: Fraction


def answer(table: RouletteTable, form: Form) -> dict[str, Any]:
    rules = table.rules
    bet = rules.positions[form.choice("bet", rules.positions, EVEN_CHANCES[0].key)]
    stake = form.read_filled("amount", amount, EXAMPLE_STAKE, plain_money)
    _check_chips(form, rules, stake)
    colour = _colour(form, rules, stake)
    said = words(rules)
    shows: dict[str, Any] = {"positions": positions(rules), "bet": bet, "stake": stake, "tones": MARKS, "words": said}
    shows["names"] = {result: said.result(result) for result in MARKS}
    if form.errors:
        return shows
    if bet.kind in protected_kinds(rules):
        found = answers(rules, bet, stake, 0, colour)
        held = [part for part in found[0].parts if part.level]
        shows |= {"answers": found, "tree": waiting(rules, held[0]) if held else None}
    else:
        shows["lines"] = _lines(rules, bet, stake)
    return shows | _odds(rules, bet, stake, colour)


def _check_chips(form: Form, rules: Ruleset, stake: int) -> None:
    """Check that a stake is laid in chips, to which the division is rounded."""
    try:
        cut(rules, stake)
    except Refused as refused:
        form.refuse("amount", refused.first)


def _colour(form: Form, rules: Ruleset, stake: int) -> int:
    """Return what one chip of the stake is worth, in cents, where it is in colour; 0: value chips."""
    if rules.colour_chips is None:
        return 0
    colour = form.read("colour", amount, 0, plain_money)
    if colour % rules.smallest_chip:
        smallest = {"value": show_money(rules.smallest_chip)}
        form.refuse("colour", Problem("colour_value_not_in_chips", "colour", smallest, Clause.COLOUR_VALUE))
    elif colour and stake % colour:
        form.refuse("colour", Problem("not_whole_chips", "colour", {}, Clause.COLOUR_VALUE))
    return colour


def _lines(rules: Ruleset, bet: Bet, stake: int) -> list[tuple[str, Line]]:
    """Return what each zero of the wheel does to a bet that is not protected from it."""
    free = replace(rules, minimum={}, maximum={}, colour_chips=None)  # whatever chips the stake is made in
    zeros = sorted(rules.wheel.zeros)
    return [(pocket_name(zero), settle(free, zero, [Stake(bet, stake)]).lines[0]) for zero in zeros]


def _odds(rules: Ruleset, bet: Bet, stake: int, colour: int) -> dict[str, Any]:
    """Return the chance to win and what a unit costs, under each policy where there is a choice, the best one first."""
    found = odds(rules, bet)
    levels = zip(worth_taken(rules), worth_held(rules, bet), strict=True) if found.policies else ()
    return {
        "odds": found,
        "odds_clause": _ODDS_CLAUSE[rules.zero] if bet.kind in protected_kinds(rules) else Clause.ODDS_NUMBER_BETS,
        "policies": sorted(found.policies.items(), key=lambda policy: policy[1]),
        "mixed": _mixed(rules, bet, stake, colour, found),
        "worth": [Worth(level, taken, left) for level, (taken, left) in enumerate(levels, 1)],
    }


def _mixed(rules: Ruleset, bet: Bet, stake: int, colour: int, found: Odds) -> Fraction | None:
    """Return what a stake costs of which one part can be halved and another cannot; None where it has no two such
    parts."""
    if found.indivisible is None:
        return None
    odd = answers(rules, bet, stake, 0, colour)[0].held
    return ((stake - odd) * found.edge + odd * found.indivisible) / stake if 0 < odd < stake else None


TOOL = Tool(
    slug="zero",
    title=_("What zero does to a stake"),
    about=_("Choose a stake and see what happens to it at zero and on the spins that follow, with exact odds."),
    template="roulette/calculators/_zero.html",
    answer=answer,
    stylesheet="roulette/zero.css",
)
