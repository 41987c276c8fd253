"""Finals of every kind and figures: their chips, their splits and straights, their numbers."""

from collections.abc import Iterator, Sequence

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.facts import Money
from games.roulette.bets import Kind
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.clauses import Clause
from games.roulette.errata import computed
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import Stake
from games.roulette.wheel import POCKETS
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase, Step, Value
from training.drills.kit.mistakes import Mistake, told_apart
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import added
from training.drills.roulette import mistakes
from training.drills.roulette.common import called_at, number_scene

NAME = "finals"
_UNITS = (500, 1000, 2000, 5000, 10000)
# What each level asks for, and the clause that says it.
_ASKED = {
    1: ("finale", Clause.CALLED_FINALE),
    2: ("finale-split", Clause.CALLED_FINALE_SPLIT),
    3: ("finale-splits", Clause.CALLED_FINALE_SPLITS),
    4: ("figure", Clause.CALLED_FIGURE),
}


def _number(
    slug: str,
    value: int,
    clauses: Sequence[str],
    said: dict[str, Value] | None = None,
    steps: tuple[Step, ...] = (),
) -> Part:
    label = Phrase(f"{NAME}.{slug.partition('-')[0]}", said or {})
    return Part(slug, PartKind.NUMBER, label, value, tuple(clauses), worked=steps)


def _laid(chance: Chance, level: int) -> Item:
    name, clause = _ASKED[level]
    bet, unit = chance.pick([bet for bet in every_called_bet() if bet.name == name]), chance.pick(_UNITS)
    because = (clause,)
    straights = sum(placement.chips for placement in bet.placements if placement.bet.kind is Kind.STRAIGHT)
    total = (clause, Clause.CALLED_SUM)
    chips = added(*(placement.chips for placement in bet.placements))
    parts = {
        1: (_number("chips", bet.chips, because, steps=(chips,)), _number("highest", bet.numbers[-1], because)),
        2: (_number("splits", bet.chips - straights, because), _number("straights", straights, because)),
        3: (
            _number("straights", straights, because),
            _number("splits", bet.chips - straights, because),
            _number("chips", bet.chips, because, steps=(chips,)),
        ),
        4: tuple(
            _number(f"number-{place}", n, because, {"place": place}) for place, n in enumerate(bet.numbers, start=1)
        ),
    }[level]
    steps = (chips, added((bet.chips, Money(unit))))
    money = Part("total", PartKind.MONEY, Phrase("finals.total"), Stake(bet, unit).total, total, worked=steps)
    said: dict[str, Value] = {"bet": {"bet": bet.key}, "unit": {"money": unit}}
    asked = (*parts, money)
    return Item(
        Phrase("finals.ask", said),
        asked,
        calculator=called_at(bet, unit),
        mistakes=lambda: told_apart(asked, _misread(bet, unit, level)),
    )


def _misread(bet: CalledBet, unit: int, level: int) -> Iterator[tuple[Mistake, Given]]:
    """Yield what people take a called bet for: a final with a chip on every number, the figure that is misprinted."""
    if level in (2, 3):
        numbers, no_split = len(bet.numbers), 0
        alone: Given = {"straights": numbers, "splits": no_split, "total": numbers * unit}
        if level == 3:
            alone["chips"] = numbers
        yield mistakes.CHIP_A_NUMBER, alone
    facts = computed()
    if bet.key == f"figure:{facts['figure']}":
        yield mistakes.PRINTED_FIGURE, {f"number-{len(bet.numbers)}": int(str(facts["figure_stranger"]))}


def _covering(chance: Chance, rules: Ruleset) -> Item:
    """Three announcements, each of which may cover the number or only sound as if it did."""
    number = chance.pick([pocket for pocket in POCKETS if pocket])
    known = [bet for bet in every_called_bet() if bet.name in _taken(rules)]
    bets: list[CalledBet] = []
    while len(bets) < 3:
        covers = chance.between(1, 2) == 1
        bets += chance.some([bet for bet in known if (number in bet.numbers) == covers and bet not in bets], 1)
    offered = options(NAME, ("yes", "no"))
    parts = tuple(
        Part(
            f"cover-{place}",
            PartKind.CHOICE,
            Phrase("finals.bet", {"bet": {"bet": bet.key}}),
            "yes" if number in bet.numbers else "no",
            (bet.clause,),
            offered,
        )
        for place, bet in enumerate(bets, start=1)
    )
    return Item(Phrase("finals.ask-cover", {"number": number}), parts, number_scene(number))


def _taken(rules: Ruleset) -> list[str]:
    return [name for name, _clause in _ASKED.values() if name in rules.called_bets]


def _fits(rules: Ruleset, level: int) -> bool:
    return holds(rules, _ASKED[level][1]) if level in _ASKED else bool(_taken(rules))


@skill(
    NAME,
    engine="roulette",
    version=1,
    title=_("Finales and figures"),
    about=_(
        "Finales en plein, à cheval and with their splits, and figures: which chips are"
        " placed, and which numbers they cover."
    ),
    levels=(
        _("Finales en plein"),
        _("Finales à cheval"),
        _("Finales with their splits"),
        pgettext_lazy("called bets", "Figures"),
        _("Called bets that cover a number"),
    ),
    texts={
        "finals.ask": _("A player calls: “{bet}, in chips of {unit}.” What does the croupier place?"),
        "finals.chips": _("Chips in total"),
        "finals.straights": _("Chips on straights"),
        "finals.splits": _("Chips on splits"),
        "finals.total": _("Total stake"),
        "finals.highest": _("The highest number"),
        # Translators: {place} counts the numbers of the bet from 1, the lowest first.
        "finals.number": _("Number {place}, counting up from the lowest"),
        "finals.ask-cover": _("The number {number} comes up. Which of these called bets cover it?"),
        "finals.bet": _("{bet}"),
        "finals.yes": pgettext_lazy("called bet", "it covers the number"),
        "finals.no": pgettext_lazy("called bet", "it does not cover the number"),
    },
    fits=_fits,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _laid(chance, level) if level in _ASKED else _covering(chance, rules)
