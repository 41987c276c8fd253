"""A spin that a form asks about: the stakes of each player, those in prison among them, and the number that came."""

from collections.abc import Mapping
from functools import lru_cache

from django.utils.functional import Promise
from django.utils.translation import get_language, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.core.money import parse_money
from games.core.problems import Problem, Refused
from games.roulette.bets import LAYOUTS
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.rulesets import Ruleset
from games.roulette.spin import Line, settle
from games.roulette.stakes import Choice, Held, Stake, ZeroOption, parse_spot
from games.roulette.wheel import POCKET_NAMES, pocket_name
from games.roulette.zero import protected_kinds, zero_options
from games.web.kit.settling import Asked, Entry, Kind, Settled, Settling, at_row, at_rows
from games.web.roulette.table.zero_words import words
from games.web.roulette.words import bet_name

_CHOICES: dict[str, Promise] = {ZeroOption.LEAVE: _("Leave it"), ZeroOption.TAKE_HALF: _("Take half")}


def came(rules: Ruleset) -> tuple[Asked, ...]:
    numbers = {pocket_name(pocket): pocket_name(pocket) for pocket in sorted(rules.wheel.pockets)}
    return (Asked("outcome", _("The number that came"), Kind.CHOICE, numbers),)


def laid(rules: Ruleset) -> tuple[Asked, ...]:
    """Return the fields of a stake: what a zero does to it, and colour chips, only where the house has them."""
    fields = [
        Asked(
            "bet",
            pgettext_lazy("roulette", "Bet"),
            Kind.SUGGESTED,
            _bets(get_language() or "en", rules.wheel.name, rules.called_bets),
            hint=_("Choose from the suggestions, announcements included."),
        ),
        Asked("stake", _("Stake"), Kind.AMOUNT, hint=_("For an announcement, the amount of one chip.")),
    ]
    if rules.colour_chips:
        fields.append(Asked("chip", _("Colour chip"), Kind.AMOUNT, hint=_("What one is worth."), needed=False))
    if rules.prison_levels:
        levels = {str(level): str(level) for level in range(1, rules.prison_levels + 1)}
        fields.append(
            Asked("level", words(rules).held, Kind.CHOICE, levels, hint=_("How many wins it needs."), needed=False)
        )
    if choices := _choices(rules):
        fields.append(Asked("choice", _("Choice at zero"), Kind.CHOICE, choices, needed=False))
    return tuple(fields)


@lru_cache(maxsize=64)
def _bets(_language: str, wheel: str, called: frozenset[str]) -> dict[str, str]:
    announced = [bet.key for bet in every_called_bet() if bet.name in called]
    return {key: bet_name(key) for key in [*LAYOUTS[wheel], *announced]}


def _choices(rules: Ruleset) -> dict[str, Promise | str]:
    """Return what a player may say for a stake off the numbers; nothing where there is nothing to choose."""
    bet = next((bet for bet in rules.positions.values() if bet.kind in protected_kinds(rules)), None)
    offered = zero_options(rules, bet) if bet else ()
    return {option: _CHOICES[option] for option in offered if option in _CHOICES}


def spot(_rules: Ruleset, entry: Entry) -> str:
    return bet_name(entry["bet"])


def cents(entry: Entry) -> int:
    bet, each = parse_spot(entry["bet"]), parse_money(entry["stake"])
    return each * (bet.chips if isinstance(bet, CalledBet) else 1)


def settle_rows(rules: Ruleset, came: Entry, laid: Mapping[int, Entry]) -> list[Settled]:
    """Settle a spin. Raise Refused."""
    if came["outcome"] not in POCKET_NAMES:
        raise Refused(Problem("unknown_outcome", "outcome", {"outcome": came["outcome"]}))
    free = {row: _stake(row, entry) for row, entry in laid.items() if "level" not in entry}
    held = {row: _held(row, entry) for row, entry in laid.items() if "level" in entry}
    try:
        done = settle(rules, POCKET_NAMES[came["outcome"]], list(free.values()), list(held.values()))
    except Refused as refused:
        raise at_rows(at_rows(refused, list(free)), list(held), "held") from None
    return [_settled(rules, line) for line in done.lines]


def _stake(row: int, entry: Entry) -> Stake:
    with at_row(row):
        bet, chip = parse_spot(entry["bet"]), entry.get("chip")
        colour = parse_money(chip) if chip else None
        return Stake(bet, parse_money(entry["stake"]), entry.get("player"), _choice(entry), colour)


def _held(row: int, entry: Entry) -> Held:
    with at_row(row):
        bet = parse_spot(entry["bet"])
        if isinstance(bet, CalledBet):
            raise Refused(Problem("not_held", "bet", {"bet": entry["bet"]}))
        return Held(bet, parse_money(entry["stake"]), int(entry["level"]), entry.get("player"), _choice(entry))


def _choice(entry: Entry) -> Choice | None:
    return Choice.parse(entry["choice"]) if "choice" in entry else None


def _settled(rules: Ruleset, line: Line) -> Settled:
    result = words(rules).result(line.result)
    return Settled.of(line, line.player or "", bet_name(line.bet.key), result, line.held)


SETTLING = Settling(came, laid, settle_rows, spot, cents)
