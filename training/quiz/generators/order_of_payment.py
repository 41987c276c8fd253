"""What is paid before what, and how much."""

from collections.abc import Sequence

from django.utils.translation import gettext_lazy as _

from games.roulette.bets import PAID_WITH, POSITIONS, Bet, Kind
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.spin import settle
from games.roulette.stakes import Stake
from training.quiz.chance import Chance
from training.quiz.items import Generator, Item, Part, PartKind, Phrase

NAME, VERSION = "order-of-payment", 1

_TEXTS = {
    "order-of-payment.ask": _("The number {number} comes, and all these win. In which order are they paid?"),
    "order-of-payment.ask-money": _(
        "The number {number} comes. What does each stake win? Write 0 where it wins nothing."
    ),
    "order-of-payment.place-of": _("{stake} on {bet}: its place, from 1"),
    "order-of-payment.wins": _("{stake} on {bet}"),
}


# The zero streets count as streets and the first four as a corner, so that none comes before the other.
_ORDERED = tuple(kind for kind in Kind if kind not in PAID_WITH)
# Where the kind alone does not say which stake lies farther.
_SPREAD = (Kind.SPLIT, Kind.CORNER, Kind.SIX_LINE)


def _winning(number: int, kinds: Sequence[Kind]) -> list[Bet]:
    return [bet for bet in POSITIONS.values() if bet.kind in kinds and number in bet.covers]


def _one_of_each_kind(chance: Chance, number: int, count: int) -> list[Bet]:
    covering = _winning(number, _ORDERED)
    kinds = chance.some(sorted({bet.kind for bet in covering}), count)
    return [chance.pick([bet for bet in covering if bet.kind is kind]) for kind in kinds]


def _within_kinds(chance: Chance, number: int) -> list[Bet]:
    """Several winners of two kinds, so that the order within a kind is asked too."""
    groups = [_winning(number, [kind]) for kind in _SPREAD]
    several = [group for group in groups if len(group) > 1]
    return [bet for group in chance.some(several, min(2, len(several))) for bet in chance.some(group, 2)]


def _stakes(chance: Chance, bets: Sequence[Bet]) -> list[Stake]:
    amounts = chance.some(range(1, 20), len(bets))
    return [Stake(bet, 500 * amount, str(place)) for place, (bet, amount) in enumerate(zip(bets, amounts, strict=True))]


def _places(rules: Ruleset, number: int, stakes: Sequence[Stake], clauses: tuple[str, ...]) -> tuple[Part, ...]:
    """Where each stake stands among the lines of the settlement, which come as the house pays."""
    paid = [line.player for line in settle(rules, number, stakes).lines]
    return tuple(
        Part(
            f"place-{stake.player}",
            PartKind.NUMBER,
            Phrase(f"{NAME}.place-of", {"bet": {"bet": str(stake.bet)}, "stake": {"money": stake.amount}}),
            paid.index(stake.player) + 1,
            clauses,
        )
        for stake in stakes
    )


def _wins(rules: Ruleset, number: int, stakes: Sequence[Stake]) -> tuple[Part, ...]:
    lines = {line.player: line for line in settle(rules, number, stakes).lines}
    return tuple(
        Part(
            f"wins-{stake.player}",
            PartKind.MONEY,
            Phrase(f"{NAME}.wins", {"bet": {"bet": str(stake.bet)}, "stake": {"money": stake.amount}}),
            lines[stake.player].winnings,
            tuple(lines[stake.player].because),
        )
        for stake in stakes
    )


def _draw(seed: str, level: int, rules: Ruleset) -> Item:
    chance = Chance(NAME, VERSION, level, seed)
    number = chance.between(1, 36)
    scene = {"kind": "number", "number": number}
    if level == 2:
        won = _one_of_each_kind(chance, number, 3)
        lost = chance.some([bet for bet in POSITIONS.values() if number not in bet.covers], 2)
        stakes = _stakes(chance, chance.shuffled([*won, *lost]))
        return Item(Phrase(f"{NAME}.ask-money", {"number": number}), _wins(rules, number, stakes), scene)
    if level == 1:
        bets = _one_of_each_kind(chance, number, 4)
        clauses: tuple[Clause, ...] = (Clause.ORDER_OF_PAYMENT,)
    else:
        bets = _within_kinds(chance, number)
        clauses = (Clause.ORDER_OF_PAYMENT, Clause.WITHIN_A_KIND)
    stakes = _stakes(chance, chance.shuffled(bets))
    return Item(Phrase(f"{NAME}.ask", {"number": number}), _places(rules, number, stakes, clauses), scene)


generator = Generator(
    name=NAME,
    version=VERSION,
    title=_("Order of payment"),
    about=_("Put the winning stakes in the order in which the house pays them."),
    levels=(_("One of each kind"), _("What each wins"), _("Several of a kind")),
    texts=_TEXTS,
    draw=_draw,
)
