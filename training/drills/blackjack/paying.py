"""What a blackjack wins, on odd sums too."""

from fractions import Fraction

from django.utils.translation import gettext_lazy as _

from games.blackjack.clauses import Clause
from games.blackjack.rulesets import Ruleset
from games.blackjack.settlement import blackjack_win
from games.core.cards import DECK
from games.core.facts import Exact, Money
from training.drills.blackjack.counting import ACES, TENS
from training.drills.blackjack.missettled import paid_elsewhere
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.mistakes import told_apart
from training.drills.kit.skill import skill
from training.drills.kit.worked import explained, rounded

NAME = "bj-pays"
_UNITS = {1: 10_00, 2: 2_50}
_RAISED = 10_00  # stakes rise by this with a minimum above it


@skill(
    NAME,
    engine="blackjack",
    version=1,
    title=_("Paying a blackjack"),
    about=_("Work out what a blackjack pays: on round stakes, on odd ones, and where it does not come out evenly."),
    levels=(_("Round stakes"), _("Odd stakes"), _("To the smallest chip")),
    texts={
        "bj-pays.ask": _("The dealer has no blackjack. What does this hand win on a stake of {stake}?"),
        "bj-pays.win": _("What it wins"),
    },
    fits=lambda rules, level: level < 3 or _rounds(rules),
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    stake = _stake(chance, level, rules)
    hand = chance.shuffled([chance.pick(ACES), chance.pick(TENS)])
    won, clauses = blackjack_win(rules, stake)
    asked_for = Part("win", PartKind.MONEY, Phrase(f"{NAME}.win"), won, clauses)
    parts = explained([asked_for], {"win": (rounded(won, (Money(stake), Exact(Fraction(rules.blackjack_pays)))),)})
    return Item(
        Phrase(f"{NAME}.ask", {"stake": {"money": stake}}),
        parts,
        cards_scene(row(None, hand)),
        mistakes=lambda: told_apart(
            parts, ((mistake, {"win": paid}) for mistake, paid in paid_elsewhere(rules, stake))
        ),
    )


def _stake(chance: Chance, level: int, rules: Ruleset) -> int:
    if level in _UNITS:
        return _UNITS[level] * chance.between(1, 40) + _RAISED * (-(-rules.minimum // _RAISED) - 1)
    while True:
        stake = chance.between(rules.smallest_chip, 40 * max(rules.smallest_chip, 1_00))
        if Clause.ROUNDING in blackjack_win(rules, stake)[1]:
            return stake


def _rounds(rules: Ruleset) -> bool:
    """Return whether some stake is paid in pieces that do not come out evenly."""
    return any(Clause.ROUNDING in blackjack_win(rules, stake)[1] for stake in range(1, len(DECK)))
