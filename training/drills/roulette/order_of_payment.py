"""What is paid before what, and how much."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from django.utils.translation import gettext_lazy as _

from games.roulette.bets import EVEN_CHANCES, OUTSIDE, PAID_WITH, Bet, Kind
from games.roulette.calls import payment_ranks
from games.roulette.clauses import Clause
from games.roulette.parameters import NUMBERS
from games.roulette.rulesets import Ruleset, ruleset
from games.roulette.spin import Line, settle
from games.roulette.stakes import Stake
from training.drills.kit.chance import Chance
from training.drills.kit.items import Given, Item, Mistakes, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import confused, told_apart
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import added
from training.drills.roulette.common import as_staked, game, number_scene
from training.drills.roulette.mispaid import mispaid
from training.drills.roulette.mistakes import ORDER_REVERSED, ORDER_WHERE_NONE
from training.drills.roulette.sums import amounts_won

NAME = "order-of-payment"

# The rules by which winners of one turn are put in order; each is cited where it holds.
_ORDER_CLAUSES = (
    Clause.ORDER_OF_PAYMENT,
    Clause.ORDER_BY_PLACE,
    Clause.ORDER_COLOUR_FIRST,
    Clause.WITHIN_A_KIND,
)

# The zero streets count as streets and the first four as a corner, so that none comes before the other.
_ORDERED = tuple(kind for kind in Kind if kind not in PAID_WITH)
# Where the kind alone does not say which stake lies farther.
_SPREAD = (Kind.SPLIT, Kind.CORNER, Kind.SIX_LINE)
# The colours that are laid where there are some: their values in cents, and the most chips on a spot.
_COLOUR_VALUES, _MOST_CHIPS = (100, 200, 250, 500), 20
_UNIT = 500


def _winning(rules: Ruleset, number: int, kinds: Sequence[Kind] = _ORDERED) -> list[Bet]:
    return [bet for bet in rules.positions.values() if bet.kind in kinds and number in bet.covers]


def _turn(rules: Ruleset, bet: Bet) -> str:
    """Return the entry of the house's order under which a bet is paid; its kind where no order is prescribed."""
    order = rules.order_of_payment
    if bet.key in order:
        return bet.key
    return NUMBERS if NUMBERS in order and bet.kind not in OUTSIDE else bet.kind.value


def _one_of_each(chance: Chance, rules: Ruleset, number: int, count: int) -> list[Bet]:
    covering = _winning(rules, number)
    turns = chance.some(sorted({_turn(rules, bet) for bet in covering}), count)
    return [chance.pick([bet for bet in covering if _turn(rules, bet) == turn]) for turn in turns]


def _within_a_turn(chance: Chance, rules: Ruleset, number: int) -> list[Bet]:
    """Return several winners that are paid at the same turn, so that the order among them is asked too."""
    if NUMBERS in rules.order_of_payment:
        return chance.some([bet for bet in _winning(rules, number) if bet.kind not in OUTSIDE], 3)
    groups = [_winning(rules, number, [kind]) for kind in _SPREAD]
    several = [group for group in groups if len(group) > 1]
    return [bet for group in chance.some(several, min(2, len(several))) for bet in chance.some(group, 2)]


def _stakes(chance: Chance, rules: Ruleset, bets: Sequence[Bet]) -> list[Stake]:
    """Return a stake on each of these by a player of its own, in colour where value chips are not accepted."""
    amounts = chance.some(range(1, 20), len(bets))
    laid = [
        Stake(bet, _UNIT * amount, str(place)) for place, (bet, amount) in enumerate(zip(bets, amounts, strict=True))
    ]
    return [as_staked(rules, stake, _UNIT) for stake in laid]


def _in_colour(chance: Chance, rules: Ruleset, number: int, stakes: Sequence[Stake]) -> list[Stake]:
    """Return a copy with the stake of one player more, in colour, on a spot where another has value chips: an even
    chance, if they are accepted nowhere else."""
    may = rules.colour_chips
    if may is None:
        return list(stakes)
    if may.values_restricted:
        chances = [bet for bet in EVEN_CHANCES if number in bet.covers]
        beside = Stake(chance.pick(chances), _UNIT * chance.between(1, 19), str(len(stakes)))
        value, chips = chance.pick(_COLOUR_VALUES), chance.between(1, _MOST_CHIPS)
        return [*stakes, beside, Stake(beside.bet, chips * value, str(len(stakes) + 1), colour=value)]
    bet, value = chance.pick(stakes).bet, chance.pick(_COLOUR_VALUES)
    chips = chance.between(max(may.outside, may.numbers), _MOST_CHIPS)
    return [*stakes, Stake(bet, chips * value, str(len(stakes)), colour=value)]


def _said(stake: Stake) -> dict[str, Value]:
    bet: dict[str, Value] = {"bet": {"bet": str(stake.bet)}}
    if stake.colour is None:
        return bet | {"stake": {"money": stake.amount}}
    return bet | {"chips": {"chips": stake.amount // stake.colour}, "value": {"money": stake.colour}}


def _places(rules: Ruleset, number: int, stakes: Sequence[Stake], clauses: tuple[str, ...]) -> tuple[Part, ...]:
    """Return where each stake stands among the lines of the settlement, which come as the house pays."""
    paid = [line.player for line in settle(rules, number, stakes).lines]
    return tuple(
        Part(
            f"place-{stake.player}",
            PartKind.NUMBER,
            Phrase(f"{NAME}.place-of" if stake.colour is None else f"{NAME}.place-of-colour", _said(stake)),
            paid.index(stake.player) + 1,
            clauses,
        )
        for stake in stakes
    )


def _reversed(parts: Sequence[Part]) -> Mapping[str, Given]:
    """Return the places of somebody who pays in the opposite order."""
    return told_apart(parts, [(ORDER_REVERSED, {part.slug: len(parts) + 1 - int(part.expected) for part in parts})])


def _wins(stakes: Sequence[Stake], paid: Iterable[Line]) -> tuple[Part, ...]:
    lines = {line.player: line for line in paid}
    return tuple(
        Part(
            f"wins-{stake.player}",
            PartKind.MONEY,
            Phrase(f"{NAME}.wins" if stake.colour is None else f"{NAME}.colour", _said(stake)),
            lines[stake.player].winnings,
            tuple(lines[stake.player].because),
            worked=amounts_won([lines[stake.player]]) or (added(0),),
        )
        for stake in stakes
    )


def _named(stake: Stake) -> Phrase:
    return Phrase(f"{NAME}.stake" if stake.colour is None else f"{NAME}.colour", _said(stake))


def _pairs(chance: Chance, rules: Ruleset, number: int) -> tuple[list[Stake], tuple[Part, ...]]:
    """Return two stakes at a time, of which the house pays one first or does not mind."""
    bets = [bet for _pair in range(3) for bet in _one_of_each(chance, rules, number, 2)]
    stakes = _stakes(chance, rules, bets)
    clause = Clause.ORDER_OF_PAYMENT if rules.order_of_payment else Clause.NO_ORDER
    parts = []
    for place, pair in enumerate(zip(stakes[::2], stakes[1::2], strict=True), start=1):
        paid = [line.player for line in settle(rules, number, pair).lines]
        first = "ab"[[stake.player for stake in pair].index(paid[0])] if rules.order_of_payment else "none"
        named = [(name, _named(stake)) for name, stake in zip("ab", pair, strict=True)]
        offered = (*named, ("none", Phrase(f"{NAME}.none")))
        label = Phrase(f"{NAME}.pair", {"place": place})
        parts.append(Part(f"pair-{place}", PartKind.CHOICE, label, first, (clause,), offered))
    return stakes, tuple(parts)


def _other_way(rules: Ruleset, number: int, stakes: Sequence[Stake], parts: Sequence[Part]) -> Mapping[str, Given]:
    """Return which of each pair somebody pays first who has the order of the house reversed, or one where there is
    none: that of the usual rules."""
    if rules.order_of_payment:
        first = [{"a": "b", "b": "a"}[str(part.expected)] for part in parts]
        return told_apart(parts, [(ORDER_REVERSED, {part.slug: way for part, way in zip(parts, first, strict=True)})])
    usual = payment_ranks(ruleset().order_of_payment)
    first = [
        "ab"[usual[str(two.bet)] < usual[str(one.bet)]] for one, two in zip(stakes[::2], stakes[1::2], strict=True)
    ]
    return told_apart(parts, [(ORDER_WHERE_NONE, {part.slug: way for part, way in zip(parts, first, strict=True)})])


def _fits(rules: Ruleset, level: int) -> bool:
    return level == 4 or holds(rules, Clause.ORDER_OF_PAYMENT)


@skill(
    NAME,
    engine="roulette",
    version=2,
    title=_("Order of payment"),
    about=_("Put the winning stakes in the order in which the house pays them."),
    levels=(
        _("One bet of each kind"),
        _("What each stake wins"),
        _("Winners paid in the same turn"),
        _("Which is paid first"),
    ),
    texts={
        "order-of-payment.ask": _(
            "The number {number} comes up, and all these stakes win. In which order are they paid?"
        ),
        "order-of-payment.ask-money": _(
            "The number {number} comes up. What does each stake win? Enter 0 if it wins nothing."
        ),
        # Translators: {bet} is the name of a bet, {stake} an amount.
        "order-of-payment.place-of": _("{bet}, stake {stake}: place in the order of payment, from 1"),
        "order-of-payment.wins": _("{bet}: {stake}"),
        # Translators: {value} is what one chip is worth.
        "order-of-payment.colour": _("{bet}: {chips, plural, one {# colour chip} other {# colour chips}} of {value}"),
        "order-of-payment.place-of-colour": _(
            "{bet}, {chips, plural, one {# colour chip} other {# colour chips}} of {value}: place"
            " in the order of payment, from 1"
        ),
        "order-of-payment.ask-pairs": _(
            "The number {number} comes up, and all these stakes win. Which stake of each pair is paid first?"
        ),
        "order-of-payment.pair": _("Pair {place}"),
        "order-of-payment.stake": _("{bet}: {stake}"),
        "order-of-payment.none": _("either one: there is no fixed order"),
    },
    fits=_fits,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    number = chance.pick(sorted(set(rules.wheel.pockets) - rules.wheel.zeros))
    mistakes: Mistakes = dict
    if level == 4:
        stakes, parts = _pairs(chance, rules, number)
        mistakes = partial(_other_way, rules, number, stakes, parts)
    elif level == 2:
        won = _one_of_each(chance, rules, number, 3)
        lost = chance.some([bet for bet in rules.positions.values() if number not in bet.covers], 2)
        stakes = _stakes(chance, rules, chance.shuffled([*won, *lost]))
        lines = settle(rules, number, stakes).lines
        parts = _wins(stakes, lines)
        mistakes = confused(parts, partial(_wins, stakes), lambda: mispaid(lines))
    elif level == 1:
        stakes = _stakes(chance, rules, chance.shuffled(_one_of_each(chance, rules, number, 4)))
        parts = _places(rules, number, stakes, (Clause.ORDER_OF_PAYMENT,))
        mistakes = partial(_reversed, parts)
    else:
        stakes = _stakes(chance, rules, chance.shuffled(_within_a_turn(chance, rules, number)))
        stakes = _in_colour(chance, rules, number, stakes)
        parts = _places(rules, number, stakes, tuple(clause for clause in _ORDER_CLAUSES if holds(rules, clause)))
        mistakes = partial(_reversed, parts)
    ask = {2: "ask-money", 4: "ask-pairs"}.get(level, "ask")
    question = Phrase(f"{NAME}.{ask}", {"number": number})
    return Item(question, parts, number_scene(number), game(stakes, number), mistakes=mistakes)
