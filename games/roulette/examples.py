"""A short game for each clause that shows best when it is played, in the notation of `session.py`."""

from collections.abc import Iterator

from games.core.money import plain_money, show_money
from games.roulette.bets import EVEN_CHANCES, PAYS_CLAUSE, Bet, Kind
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.wheel import DOUBLE_ZERO

Games = dict[Clause, str]

_NUMBER = 17
_COLOUR = 200  # cents that a colour chip is worth at least, in the smallest chips of the table
_COLOUR_CHIPS = 5
_EVEN_CHANCES = frozenset(bet.key for bet in EVEN_CHANCES)
_PRISON = {
    Clause.ZERO_PRISON: "10*red .0",
    Clause.ZERO_HALF: "10*red .0 *red*0*take_half",
    Clause.ZERO_MOVE: "10*red .0 *red*0*move:black",
    Clause.ZERO_LEVEL: "10*red .0 .0",
    Clause.ZERO_FREED: "10*red .0 .7",
    Clause.ZERO_DOWN: "10*red .0 .0 .7",
    Clause.ZERO_LOST: "10*red .0 .8",
    Clause.ZERO_FOURTH: "10*red .0 .0 .0 .0",
    Clause.ZERO_COLUMNS_DOZENS_LOSE: "10*dozen:2 10*column:35 .0",
}
_PARTAGE = {
    Clause.ZERO_PARTAGE: "10*red .0",
    Clause.ZERO_ODD_CHIP: "{odd}*red .0",
    Clause.ZERO_ODD_CHIP_NEXT: "{odd}*red .0 .7",
    Clause.ZERO_COLUMNS_DOZENS_LOSE: "10*dozen:2 10*column:35 .0",
}
_PARLOUR = {
    Clause.ZERO_PARLOUR: "10*red 10*dozen:2 10*column:35 .0",
    Clause.ZERO_PARLOUR_HALF: "10*dozen:2 .0 *dozen:2*0*take_half",
    Clause.ZERO_PARLOUR_NEXT: "10*red 10*dozen:2 .0 .7",
}
_ZERO = {"prison": _PRISON, "partage": _PARTAGE, "parlour": _PARLOUR}
_ROUNDED = {Clause.ZERO_ROUNDING: "{odd}*red .0 *red*0*take_half"}
_DOUBLE = {Clause.DOUBLE_ZERO: "10*straight:00 10*split:00-3 10*straight:0 .00"}
_CALLED = ("voisins", "tiers", "orphelins", "orphelins-plein", "nassa", "zero-spiel")
_CALLED_WITH_NUMBERS = ("neighbours:17:2", "finale:7", "finale-split:4-7", "finale-splits:7", "figure:8")


def examples(rules: Ruleset) -> Games:
    """Return the games of a ruleset by their clauses. Each cites its clause when it is settled, lays the announcement
    that it is about, or shows by its lines what the clause says."""
    called = [
        bet for key in (*_CALLED, *_CALLED_WITH_NUMBERS) if (bet := CalledBet.parse(key)).name in rules.called_bets
    ]
    bets = dict(_bets(rules))
    games = {
        **{PAYS_CLAUSE[kind]: f"10*{bet} .{_winner(bet)}" for kind, bet in bets.items()},
        Clause.LOSES: f"10*straight:{_NUMBER} .{_NUMBER + 1}",
        **_at_zero(rules),
        **(_DOUBLE if DOUBLE_ZERO in rules.wheel.zeros else {}),
        **{bet.clause: f"5*{bet} .{_winner(bet)}" for bet in called},
        **({Clause.PAID_TO_BE_PLACED: "5*tiers! .5"} if "tiers" in rules.placed_later else {}),
        **_paid(rules, [bet for bet in bets.values() if _NUMBER in bet.covers]),
    }
    return {clause: f"{_in_colour(rules, game)}{game}" for clause, game in games.items()}


def _in_colour(rules: Ruleset, game: str) -> str:
    """Return what makes the first player play in colour, where a stake of a game may not be in value chips."""
    chips = rules.colour_chips
    if chips is None or not chips.values_restricted or "@" in game:
        return ""
    bets = [word.partition("*")[2].rstrip("!") for word in game.split() if "*" in word]
    if _EVEN_CHANCES.issuperset(bets):
        return ""
    return f"@1={plain_money(5 * rules.smallest_chip)} "


def _bets(rules: Ruleset) -> Iterator[tuple[Kind, Bet]]:
    """Yield of each kind the first position that the example's number wins on; the bets of zero know only low
    numbers."""
    for kind in Kind:
        of_kind = [bet for bet in rules.positions.values() if bet.kind is kind]
        if of_kind:
            yield kind, next((bet for bet in of_kind if _NUMBER in bet.covers), of_kind[0])


def _winner(bet: Bet | CalledBet) -> int:
    return _NUMBER if _NUMBER in bet.numbers else bet.numbers[0]


def _at_zero(rules: Ruleset) -> Games:
    """Return games at a zero, with an odd number of the smallest chips, which cannot be halved."""
    games = _ZERO[rules.zero] | ({} if rules.zero == "partage" else _ROUNDED)
    odd = show_money(21 * rules.smallest_chip)
    return {clause: game.format(odd=odd) for clause, game in games.items()}


def _paid(rules: Ruleset, winning: list[Bet]) -> Games:
    """Return games whose lines stand in the order in which the house pays."""
    if not rules.order_of_payment:
        return {}
    every_kind = " ".join([*(f"10*{bet}" for bet in winning), f".{_NUMBER}"])
    games = {Clause.ORDER_OF_PAYMENT: every_kind}
    if "numbers" in rules.order_of_payment:
        games[Clause.ORDER_BY_PLACE] = every_kind
    if rules.colour_chips:
        straight = f"straight:{_NUMBER}"
        worth = -(-_COLOUR // rules.smallest_chip) * rules.smallest_chip
        alike = f"{plain_money(_COLOUR_CHIPS * worth)}*{'black' if rules.colour_chips.values_restricted else straight}"
        games[Clause.ORDER_COLOUR_FIRST] = f"{alike} @2={plain_money(worth)} {alike}@2 .{_NUMBER}"
    return games
