"""What evening a reader asks the price of, as the address says it."""

from dataclasses import dataclass
from fractions import Fraction

from django.utils.safestring import SafeString
from django.utils.translation import gettext, pgettext

from games.core.evening import MOST_ROUNDS
from games.core.money import plain_money
from games.core.outcomes import Chances, together
from games.core.problems import Problem, Refused
from games.web import registry
from games.web.costs.listed import Known, ruleset_name
from games.web.kit.bets import BetCost
from games.web.kit.form import Form, amount, whole
from games.web.kit.game import Game
from games.web.kit.options import grouped

_USUAL_STAKE = 5_00
_USUAL_ROUNDS = 200
_MOST_PACE, _MOST_HOURS = 600, 24
_MOST_STAKE = 1_000_000_00


@dataclass(frozen=True, slots=True)
class Evening:
    """Bets with their stakes in cents, how many rounds, and the money taken along, if a sum was set."""

    game: Game
    placed: tuple[tuple[BetCost, int], ...]
    rounds: int
    money: int | None

    @property
    def stakes(self) -> int:
        return sum(stake for _bet, stake in self.placed)

    @property
    def chances(self) -> Chances:
        return together((bet.outcomes, stake) for bet, stake in self.placed if bet.outcomes)


def read(form: Form, found: Known) -> Evening:
    """Read the form. What is refused is said at its field, and the usual value stands for it."""
    every = {
        f"{ruleset}.{key}": (ruleset, bet)
        for ruleset, bets in found.items()
        for key, bet in bets.items()
        if bet.outcomes
    }
    ruleset, bet = every[form.choice("bet", {name: bet.title for name, (_rules, bet) in every.items()}, _usual(every))]
    placed = [(bet, form.read_filled("stake", _stake, _USUAL_STAKE, plain_money))]
    beside = {key: other for key, other in found[ruleset].items() if _settled_with(other, bet)}
    offered = {"": pgettext("second bet", "None"), **{key: other.title for key, other in beside.items()}}
    if second := form.choice("second", offered, "") if beside else "":
        placed.append((beside[second], form.read_filled("second-stake", _stake, _USUAL_STAKE, plain_money)))
    asked = Evening(
        registry.game_of(ruleset), tuple(placed), _rounds(form), form.read("money", amount, None, plain_money)
    )
    if asked.money is not None and asked.money < asked.stakes:
        form.refuse("money", Problem("money_below_stakes"))
    return asked


def bets_listed(found: Known) -> SafeString:
    """Return all bets as the options of a list, under the names of their games."""
    return grouped(
        (_group(ruleset), {f"{ruleset}.{key}": bet.title for key, bet in bets.items() if bet.outcomes})
        for ruleset, bets in found.items()
        if any(bet.outcomes for bet in bets.values())
    )


def _group(ruleset: str) -> str:
    game = registry.game_of(ruleset)
    name = ruleset_name(ruleset)
    if not name or len(game.rulesets) == 1:
        return str(game.title)
    return gettext("{game}: {ruleset}").format(game=game.title, ruleset=game.rulesets[ruleset])


def _usual(every: dict[str, tuple[str, BetCost]]) -> str:
    """Return the bet with which the page opens: of the first game, that which costs least."""
    first = next(iter(every.values()))[0]
    return min(
        (name for name, (ruleset, _bet) in every.items() if ruleset == first), key=lambda name: every[name][1].edge or 0
    )


def _settled_with(other: BetCost, bet: BetCost) -> bool:
    """Return whether one round settles both bets."""
    return bool(other != bet and other.outcomes and bet.outcomes and other.outcomes.ends == bet.outcomes.ends != "")


def _rounds(form: Form) -> int:
    """Return the number of rounds: as it is entered, or what the pace and the hours make."""
    rounds = form.read("rounds", whole(1, MOST_ROUNDS), None)
    pace = form.read("pace", whole(1, _MOST_PACE), None)
    hours = form.read("hours", _hours, None, lambda value: plain_money(int(value * 100)))
    if rounds is None and "rounds" not in form.errors and (form.typed["pace"] or form.typed["hours"]):
        return _paced(form, pace, hours)
    if rounds and (form.typed["pace"] or form.typed["hours"]):
        form.refuse("rounds", Problem("rounds_and_hours"))
    form.typed["rounds"] = form.typed["rounds"] or str(_USUAL_ROUNDS)
    return rounds or _USUAL_ROUNDS


def _paced(form: Form, pace: int | None, hours: Fraction | None) -> int:
    if pace is None or hours is None:
        form.refuse("hours" if hours is None else "pace", Problem("hours_and_pace"))
        return _USUAL_ROUNDS
    rounds = round(pace * hours)
    if not 1 <= rounds <= MOST_ROUNDS:
        form.refuse("hours", Problem("too_many_rounds", "", {"most": MOST_ROUNDS}))
        return _USUAL_ROUNDS
    return rounds


def _stake(text: str) -> int:
    cents = amount(text)
    if cents > _MOST_STAKE:
        raise Refused(Problem("amount_too_large"))
    return cents


def _hours(text: str) -> Fraction:
    try:
        hours = Fraction(amount(text), 100)
    except Refused:
        hours = Fraction(0)
    if not 0 < hours <= _MOST_HOURS:
        raise Refused(Problem("not_hours", "", {"most": _MOST_HOURS}))
    return hours
