"""What the odds of chemin de fer say: the better move against a habit, and the game between best players."""

from fractions import Fraction

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.chemin_de_fer.advice import CELLS, advise, with_five
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.composition import Cell
from games.chemin_de_fer.equilibrium import equilibrium, open_cells
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.tableau import FREE_SCORE, Move
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill

NAME = "cdf-odds"
_MOVES = (Move.DRAW.value, Move.STAND.value)
_HABITS = {"never": Fraction(0), "always": Fraction(1)}

_TEXTS = {
    # Translators: {bank} and {five} are scores, {third} the value of a card.
    "cdf-odds.card-never": _(
        "The bank has {bank} and the punter’s third card is worth {third}. This punter never draws on {five}. What is"
        " better for the bank?"
    ),
    "cdf-odds.card-always": _(
        "The bank has {bank} and the punter’s third card is worth {third}. This punter always draws on {five}. What is"
        " better for the bank?"
    ),
    "cdf-odds.stood-never": _(
        "The bank has {bank} and the punter has stood. This punter never draws on {five}. What is better for the bank?"
    ),
    "cdf-odds.stood-always": _(
        "The bank has {bank} and the punter has stood. This punter always draws on {five}. What is better for the bank?"
    ),
    "cdf-odds.better": _("Better for the bank"),
    "cdf-odds.draw": pgettext_lazy("odds", "to draw"),
    "cdf-odds.stand": pgettext_lazy("odds", "to stand"),
    "cdf-odds.five-never": _("The banker knows that you never draw on {five}. What would be better for you?"),
    "cdf-odds.five-always": _("The banker knows that you always draw on {five}. What would be better for you?"),
    "cdf-odds.yours": _("Better for you"),
    "cdf-odds.share": _(
        "Both sides play at their best, and the punter has {five} in {count, plural, one {# coup} other {# coups}}. In"
        " about how many of them does the punter draw?"
    ),
    "cdf-odds.cost": _(
        "Both sides play at their best. Of {amount} bet, about how much do the punters lose on average?"
    ),
    "cdf-odds.about": _("Rounded answer"),
}


@skill(
    NAME,
    engine="chemin_de_fer",
    version=1,
    title=_("The odds of the bank"),
    about=_("The better move against a punter’s habit, and what the game costs when both sides play at their best."),
    levels=(_("Drawing and standing"), _("The game as a whole")),
    texts=_TEXTS,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    if level == 1:
        return _cell(chance, rules)
    return chance.pick((_five, _share, _cost))(chance, rules)


def _cell(chance: Chance, rules: Ruleset) -> Item:
    """Draw, as often as not, a cell in which the habit decides."""
    turning = open_cells(rules.decks, rules.commission)
    cell: Cell = chance.pick(chance.pick((sorted(turning, key=str), CELLS)))
    habit = chance.pick(sorted(_HABITS))
    best = advise(rules.decks, cell, _HABITS[habit], rules.commission).best
    clauses = (Clause.ODDS_METHOD, *((Clause.ODDS_HABIT,) if cell in turning else ()))
    bank, third = cell
    values = {"bank": bank, "five": FREE_SCORE} | ({} if third is None else {"third": third})
    question = Phrase(f"{NAME}.{'stood' if third is None else 'card'}-{habit}", {**values})
    part = Part("better", PartKind.CHOICE, Phrase(f"{NAME}.better"), best.value, clauses, options(NAME, _MOVES))
    return Item(question, (part,))


def _five(chance: Chance, rules: Ruleset) -> Item:
    habit = chance.pick(sorted(_HABITS))
    best = with_five(rules.decks, _HABITS[habit], rules.commission).best
    question = Phrase(f"{NAME}.five-{habit}", {"five": FREE_SCORE})
    label, clauses = Phrase(f"{NAME}.yours"), (Clause.ODDS_FIVE,)
    return Item(question, (Part("better", PartKind.CHOICE, label, best.value, clauses, options(NAME, _MOVES)),))


def _share(chance: Chance, rules: Ruleset) -> Item:
    """Among the wrong ones are the bank's own share, and the rest to all."""
    count = 100 * chance.between(1, 10)
    solved = equilibrium(rules.decks, rules.commission)
    right, bank = (round(share * count) for share in (solved.punter_draws, solved.bank_draws))
    question = Phrase(f"{NAME}.share", {"count": count, "five": FREE_SCORE})
    return Item(question, (_about(right, (bank, count // 2, count - right, count), Clause.ODDS_EQUILIBRIUM),))


def _cost(chance: Chance, rules: Ruleset) -> Item:
    staked = 1000 * chance.between(1, 20)
    cost = round(equilibrium(rules.decks, Fraction(0)).value * staked)
    question = Phrase(f"{NAME}.cost", {"amount": {"money": 100 * staked}})
    return Item(question, (_about(cost, (cost // 10, 2 * cost, 4 * cost), Clause.ODDS_COST),))


def _about(right: int, wrong: tuple[int, ...], clause: Clause) -> Part:
    """Return a whole number to choose from several, in their order."""
    offered = tuple((str(number), Phrase("number", {"number": number})) for number in sorted({right, *wrong}))
    return Part("about", PartKind.CHOICE, Phrase(f"{NAME}.about"), str(right), (clause,), offered)
