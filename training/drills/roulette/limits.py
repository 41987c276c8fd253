"""What may lie on the layout, and how much of it plays."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.facts import Money
from games.roulette.bets import EVERY_POSITION, LAYOUTS, Kind
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.masses import problems
from games.roulette.rulesets import Ruleset
from games.roulette.spin import settle
from games.roulette.stakes import Stake
from games.roulette.wheel import SINGLE_ZERO
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.house_limits import limited_in, own_or_usual
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase, Step, Value
from training.drills.kit.mistakes import Mistake, confused, told_apart
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import added, chosen, within
from training.drills.roulette.common import as_staked
from training.drills.roulette.mistakes import DIAGONAL_JOINED, EDGE_CROSSED, MAXIMUM_NOT_CUT
from training.drills.roulette.sums import amounts_won

NAME = "limits"

# The positions that not every layout has.
_NOT_EVERYWHERE = [key for key in EVERY_POSITION if not all(key in layout for layout in LAYOUTS.values())]


def _spot(chance: Chance, rules: Ruleset) -> str:
    """Return a notation that looks like a bet, and is one about every second time."""
    if rules.wheel is not SINGLE_ZERO and chance.between(1, 3) == 1:
        return chance.pick(_NOT_EVERYWHERE)
    drawn = chance.between(1, 2)
    if drawn == 1:
        return chance.pick([k for k, b in rules.positions.items() if b.kind in (Kind.SPLIT, Kind.CORNER, Kind.STREET)])
    first = chance.between(1, 30)
    return chance.pick([f"split:{first}-{first + step}" for step in (1, 2, 4)] + [f"corner:{first}-{first + 4}"])


def _spots(chance: Chance, rules: Ruleset) -> Item:
    keys: list[str] = []
    while len(keys) < 3:
        key = _spot(chance, rules)
        if key not in keys:
            keys.append(key)
    offered = options(NAME, ("yes", "no"))
    parts = tuple(
        Part(
            f"spot-{place}",
            PartKind.CHOICE,
            Phrase("limits.spot", {"bet": {"bet": key}}),
            _exists(rules, key),
            (Clause.LEGAL_SPOT,),
            offered,
            (*_places(rules, key), chosen(offered, _exists(rules, key))),
        )
        for place, key in enumerate(keys, start=1)
    )
    return Item(Phrase("limits.spots"), parts, mistakes=lambda: told_apart(parts, _joined(keys)))


def _joined(keys: Sequence[str]) -> Iterator[tuple[Mistake, Given]]:
    """Yield the bets that are taken for real by mistake: numbers that follow each other across the edge of the layout,
    and two that meet at a corner."""
    for mistake, spans in ((EDGE_CROSSED, {("split", 1), ("corner", 4)}), (DIAGONAL_JOINED, {("split", 4)})):
        taken: Given = {}
        for place, key in enumerate(keys, start=1):
            kind, _, numbers = key.partition(":")
            ends = [int(number) for number in numbers.split("-")]
            if min(ends) > 0 and (kind, ends[-1] - ends[0]) in spans:
                taken[f"spot-{place}"] = "yes"
        yield mistake, taken


def _exists(rules: Ruleset, key: str) -> str:
    return "yes" if key in rules.positions else "no"


def _places(rules: Ruleset, key: str) -> Iterator[Step]:
    """Yield where each number that a notation names is printed on the layout: its row, which a street covers."""
    streets = [bet.numbers for bet in rules.positions.values() if bet.kind is Kind.STREET]
    for number in key.partition(":")[2].split("-"):
        row = next((row for row in streets if int(number) in row), None)
        values: dict[str, Value] = dict(zip(("first", "middle", "last"), row, strict=True)) if row else {}
        yield Step(Phrase("limits.row" if row else "limits.head", {"number": number, **values}), number)


def _limited(chance: Chance, rules: Ruleset, kind: Kind) -> Ruleset:
    """Return the house with limits for one kind of bet: its own, else such as tables have."""
    minimum, maximum = own_or_usual(chance, rules, kind, (500, 1000, 2000))
    return replace(rules, minimum={kind: minimum}, maximum={kind: maximum})


def _kinds(rules: Ruleset, usual: tuple[Kind, ...]) -> list[Kind]:
    """Return the kinds of bet that have limits in the house; the usual ones where it has none."""
    known = {bet.kind for bet in rules.positions.values()}
    return limited_in(rules, [kind for kind in Kind if kind in known]) or list(usual)


def _accepted_part(rules: Ruleset, stake: Stake) -> tuple[str, str | None]:
    stake = as_staked(rules, stake)
    if found := problems(rules, [stake]):
        return "refused", found[0].clause
    (number, *_rest) = stake.bet.numbers
    over = any(line.result == "excess" for line in settle(rules, number, [stake]).lines)
    return ("part", Clause.MAXIMUM) if over else ("whole", Clause.MINIMUM)


def _accepted(chance: Chance, rules: Ruleset) -> Item:
    kind = chance.pick(_kinds(rules, (Kind.STRAIGHT, Kind.SPLIT, Kind.CORNER, Kind.SIX_LINE)))
    rules = _limited(chance, rules, kind)
    minimum, maximum = rules.minimum[kind], rules.maximum[kind]
    amounts = [max(minimum - 50, 50), chance.between(2, 10) * minimum, maximum + chance.between(1, 5) * minimum]
    offered = options(NAME, ("refused", "whole", "part"))
    parts = []
    for place, amount in enumerate(chance.shuffled(amounts), start=1):
        bet = chance.pick([bet for bet in rules.positions.values() if bet.kind is kind])
        part, clause = _accepted_part(rules, Stake(bet, amount))
        label = Phrase("limits.stake", {"stake": {"money": amount}, "bet": {"bet": bet.key}})
        steps = (*within(minimum, maximum, amount), chosen(offered, part))
        parts.append(Part(f"stake-{place}", PartKind.CHOICE, label, part, (clause,) if clause else (), offered, steps))
    said: dict[str, Value] = {
        "kind": {"kind": kind.value},
        "minimum": {"money": minimum},
        "maximum": {"money": maximum},
    }
    return Item(Phrase("limits.accepted", said), tuple(parts))


def _received(rules: Ruleset, stake: Stake, number: int, clauses: tuple[Clause, ...]) -> tuple[Part, ...]:
    lines = settle(rules, number, [as_staked(rules, stake)]).lines
    won = tuple(dict.fromkeys(line.clause for line in lines if line.winnings))
    excess = sum(line.returned for line in lines if line.result == "excess")
    winnings = sum(line.winnings for line in lines)
    over = added(Money(stake.amount), less=[Money(stake.amount - excess)])
    return (
        Part("winnings", PartKind.MONEY, Phrase("limits.winnings"), winnings, (*won, *clauses), (), amounts_won(lines)),
        Part("excess", PartKind.MONEY, Phrase("limits.excess"), excess, clauses, worked=(over,)),
    )


def _plays(chance: Chance, rules: Ruleset) -> Item:
    kinds = _kinds(rules, (Kind.STRAIGHT, Kind.SPLIT, Kind.CORNER))
    bet = chance.pick([bet for bet in rules.positions.values() if bet.kind in kinds])
    rules = _limited(chance, rules, bet.kind)
    maximum, number = rules.maximum[bet.kind], chance.pick(bet.numbers)
    stake = Stake(bet, maximum + chance.between(1, 8) * rules.minimum[bet.kind])
    said: dict[str, Value] = {
        "bet": {"bet": bet.key},
        "maximum": {"money": maximum},
        "stake": {"money": stake.amount},
        "number": number,
    }
    parts, open_table = _received(rules, stake, number, (Clause.MAXIMUM,)), replace(rules, maximum={})
    mistakes = confused(
        parts,
        lambda limited: _received(limited, stake, number, (Clause.MAXIMUM,)),
        lambda: [(MAXIMUM_NOT_CUT, open_table)],
    )
    return Item(Phrase("limits.plays", said), parts, mistakes=mistakes)


def _voisins(chance: Chance, rules: Ruleset) -> Item:
    """Return two chips on the zero street, more than its maximum: in voisins they play all the same."""
    unit = chance.pick([1000, 2000, 5000])
    unit = rules.maximum.get(Kind.ZERO_STREET, unit)
    rules = replace(rules, minimum={}, maximum={Kind.ZERO_STREET: unit})
    voisins = CalledBet.parse("voisins")
    street = next(placement.bet for placement in voisins.placements if placement.bet.kind is Kind.ZERO_STREET)
    number = chance.pick(street.numbers)
    said: dict[str, Value] = {
        "bet": {"bet": street.key},
        "maximum": {"money": unit},
        "unit": {"money": unit},
        "number": number,
    }
    stake = Stake(voisins, unit)
    parts = _received(rules, stake, number, (Clause.MAXIMUM_VOISINS, Clause.CALLED_VOISINS))
    return Item(Phrase("limits.voisins", said), parts)


def _fits(rules: Ruleset, level: int) -> bool:
    return level == 1 or holds(rules, Clause.MINIMUM, Clause.MAXIMUM)


@skill(
    NAME,
    engine="roulette",
    version=2,
    title=_("Positions and limits"),
    about=_("Which positions exist on the layout, and how much of a stake is in play."),
    levels=(_("Does the bet exist?"), _("Minimum and maximum"), _("What plays")),
    texts={
        "limits.spots": _("Which of these bets exist on this layout?"),
        "limits.spot": _("{bet}"),
        "limits.yes": pgettext_lazy("bet", "it exists"),
        "limits.no": pgettext_lazy("bet", "it does not exist"),
        # Translators: {first}, {middle} and {last} are the numbers of a row of the layout.
        "limits.row": _("{number} is in the row {first}, {middle}, {last}."),
        # Translators: {number} is zero or double zero.
        "limits.head": _("{number} is at the head of the layout, beside the first row."),
        # Translators: {kind} is a kind of bet, such as Straight; {minimum} and {maximum} are amounts.
        "limits.accepted": _("{kind}: the limits are {minimum} and {maximum}. What happens to each of these stakes?"),
        "limits.stake": _("{bet}: {stake}"),
        "limits.refused": _("it is not accepted"),
        "limits.whole": _("all of it plays"),
        "limits.part": _("part of it plays"),
        "limits.plays": _(
            "{bet}: the maximum is {maximum}. A player has {stake} there, and {number} comes up."
            " What does the player receive?"
        ),
        "limits.voisins": _(
            "{bet}: the maximum is {maximum}. A player calls voisins du zéro in chips of {unit},"
            " and {number} comes up. What does the player receive?"
        ),
        "limits.winnings": _("Winnings"),
        "limits.excess": _("Returned because it did not play"),
    },
    fits=_fits,
    of_limits=True,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    if level == 1:
        return _spots(chance, rules)
    if level == 2:
        return _accepted(chance, rules)
    plain = chance.between(1, 3) > 1 or "voisins" not in rules.called_bets
    return _plays(chance, rules) if plain else _voisins(chance, rules)
