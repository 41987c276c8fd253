"""Placing bets: a player asks for a bet, and its chips are put where they belong."""

from collections.abc import Sequence

from django.utils.translation import gettext_lazy as _

from games.roulette import layout
from games.roulette.bets import OUTSIDE, Bet
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import Stake
from games.web.roulette.words import FAMILIES
from training.drills.kit.cells import Groups
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Part, PartKind, Phrase, Step, Value
from training.drills.kit.mistakes import told_apart
from training.drills.kit.skill import skill
from training.drills.kit.worked import leading_to
from training.drills.roulette import mistakes
from training.drills.roulette.common import as_staked, felt_scene, named, position_cells, position_of

NAME = "place-bet"
_NAMED, _COVERING, _SERIES, _FAMILIES = 1, 2, 3, 4  # levels
_UNITS = (500, 1000, 2000, 5000)
_MOST_CHIPS = 10


def _called(rules: Ruleset, level: int) -> list[CalledBet]:
    """Return the announcements of a level that the house takes: the series, or those that go by a number."""
    of_level = [bet for bet in every_called_bet() if (bet.name in FAMILIES) == (level == _FAMILIES)]
    return [bet for bet in of_level if bet.name in rules.called_bets]


def _cells(rules: Ruleset, level: int) -> Groups:
    if level in (_NAMED, _COVERING):
        return position_cells(rules, lambda bet: level == _NAMED or bet.kind not in OUTSIDE)
    names = dict.fromkeys(bet.name for bet in _called(rules, level))
    called = tuple((name, Phrase("called-bet.called", {"called": {"called": name}})) for name in names)
    return Groups(((Phrase("called-bet.group"), called),))


def _lies(bet: Bet, rules: Ruleset) -> Step:
    """Return where the chips of a position lie."""
    where = layout.line(rules.wheel, bet.key)
    numbers = ", ".join(str(named(number)) for number in bet.numbers)
    said: dict[str, Value] = {"bet": {"bet": bet.key}, "numbers": numbers}
    code = "outside" if bet.kind in OUTSIDE else where.value
    return Step(Phrase(f"{NAME}.{code}", said), bet.key)


def _one(chance: Chance, rules: Ruleset, bet: Bet, level: int) -> Item:
    unit, chips = chance.pick(_UNITS), chance.between(1, _MOST_CHIPS)
    in_colour = as_staked(rules, Stake(bet, unit * chips), unit).colour is not None
    asked: dict[str, Value] = {"chips": {"chips": chips}} if in_colour else {"stake": {"money": unit * chips}}
    if level == _NAMED:
        asked |= {"bet": {"bet": bet.key}}
    else:
        asked |= {"numbers": ", ".join(str(named(number)) for number in chance.shuffled(bet.numbers))}
    code = f"{'ask' if level == _NAMED else 'covering'}-{'colour' if in_colour else 'value'}"
    because = (bet.pays_clause, Clause.LEGAL_SPOT)
    part = Part("spot", PartKind.SPOT, Phrase(f"{NAME}.spot"), bet.key, because, worked=(_lies(bet, rules),))
    return Item(Phrase(f"{NAME}.{code}", asked), (part,), felt_scene(rules, []))


def _several(chance: Chance, rules: Ruleset, bet: CalledBet) -> Item:
    said: dict[str, Value] = {"bet": {"bet": bet.key}, "unit": {"money": chance.pick(_UNITS)}}
    right = _in_order(rules, [placement.bet for placement in bet.placements])
    steps = [
        Step(Phrase(f"{NAME}.chips", {"bet": {"bet": placement.bet.key}, "count": placement.chips}), placement.bet.key)
        for placement in bet.placements
    ]
    because = (bet.clause, Clause.CALLED_SUM)
    label = Phrase(f"{NAME}.spots")
    part = Part("spots", PartKind.SPOTS, label, right, because, worked=leading_to(right, *steps))
    straights = _in_order(rules, [rules.positions[f"straight:{number}"] for number in bet.numbers])
    return Item(
        Phrase(f"{NAME}.called", said),
        (part,),
        felt_scene(rules, []),
        mistakes=lambda: told_apart([part], [(mistakes.CHIP_A_NUMBER, {"spots": straights})]),
    )


def _in_order(rules: Ruleset, bets: Sequence[Bet]) -> str:
    """Return positions as they are answered: in the order of the layout."""
    keys = {bet.key for bet in bets}
    return " ".join(key for key in rules.positions if key in keys)


def _fits(rules: Ruleset, level: int) -> bool:
    return level in (_NAMED, _COVERING) or bool(_called(rules, level))


@skill(
    NAME,
    engine="roulette",
    version=1,
    title=_("Placing bets"),
    about=_("A player asks for a bet: touch where its chips go, for a called bet every one of its positions."),
    levels=(_("One position"), _("The numbers, and not the bet"), _("Series"), _("Finales, figures, neighbours")),
    texts={
        # Translators: {stake} is an amount, {bet} the name of a bet, such as Split 8/11.
        "place-bet.ask-value": _("A player hands you {stake} and asks for: “{bet}”. Where do the chips go?"),
        # Translators: {bet} is the name of a bet, such as Split 8/11.
        "place-bet.ask-colour": _(
            "A player hands you {chips, plural, one {# chip} other {# chips}} of one colour and asks for: “{bet}”."
            " Where do the chips go?"
        ),
        # Translators: {stake} is an amount, {numbers} are numbers of the layout.
        "place-bet.covering-value": _(
            "A player hands you {stake} for a single bet that covers {numbers}. Where do the chips go?"
        ),
        # Translators: {numbers} are numbers of the layout.
        "place-bet.covering-colour": _(
            "A player hands you {chips, plural, one {# chip} other {# chips}} of one colour for a single bet that"
            " covers {numbers}. Where do the chips go?"
        ),
        # Translators: {bet} is the name of a called bet, {unit} the value of one chip.
        "place-bet.called": _(
            "A player calls: “{bet}, in chips of {unit}.” On which positions do you place chips? Touch them all."
        ),
        "place-bet.spot": _("The position"),
        "place-bet.spots": _("The positions"),
        # Translators: {bet} is the name of a bet, {numbers} are the numbers that it covers.
        "place-bet.field": _("{bet}: within the square of {numbers}"),
        "place-bet.down": _("{bet}: on a line down the layout, for {numbers}"),
        "place-bet.across": _("{bet}: on a line across the layout, for {numbers}"),
        "place-bet.crossing": _("{bet}: where two lines cross, for {numbers}"),
        "place-bet.outside": _("{bet}: in its own field"),
        # Translators: {bet} is the name of a bet.
        "place-bet.chips": _("{bet}: {count, plural, one {# chip} other {# chips}}"),
    },
    fits=_fits,
    grids=_cells,
)
def generator(chance: Chance, level: int, rules: Ruleset, cell: str) -> Item:
    if level in (_NAMED, _COVERING):
        return _one(chance, rules, position_of(rules, cell), level)
    return _several(chance, rules, chance.pick([bet for bet in _called(rules, level) if bet.name == cell]))
