"""Insurance: what it costs, and what an insured stake has in the end."""

from fractions import Fraction

from django.utils.translation import gettext_lazy as _

from games.core.facts import Money, Percent
from games.trente_quarante.clauses import Clause
from games.trente_quarante.coup import Settlement, premium, settle
from games.trente_quarante.rows import Chance, Coup, Winner
from games.trente_quarante.rulesets import Ruleset
from games.trente_quarante.stakes import Stake
from training.drills.kit.chance import Chance as Luck
from training.drills.kit.items import Item, Part, PartKind, Phrase, Step
from training.drills.kit.mistakes import confused
from training.drills.kit.skill import skill
from training.drills.kit.worked import explained, rounded
from training.drills.trente_quarante.coups import because, coup_ending, coup_scene, played, rows_added, said, sums
from training.drills.trente_quarante.missettled import missettled

NAME = "tq-insuring"


def _premium(luck: Luck, rules: Ruleset) -> Item:
    stake = luck.between(1, 400) * luck.pick((100, 500, 5_00, 10_00, 1_25))
    cost = premium(rules, stake)
    is_rounded = cost != stake * (rules.insurance or 0)
    rests = (Clause.INSURANCE, Clause.PREMIUM_ROUNDING) if is_rounded else (Clause.INSURANCE,)
    part = Part("premium", PartKind.MONEY, Phrase(f"{NAME}.premium"), cost, rests, worked=_cost(rules, stake, cost))
    return Item(Phrase(f"{NAME}.ask-premium", {"stake": {"money": stake}}), (part,))


def _cost(rules: Ruleset, stake: int, premium: int) -> tuple[Step, ...]:
    return (rounded(premium, (Money(stake), Percent(Fraction(rules.insurance or 0)))),)


def _end(luck: Luck, rules: Ruleset) -> Item:
    coup = coup_ending(luck, luck.pick((Winner.NOIR, Winner.ROUGE, Winner.TIE, Winner.APRES, Winner.APRES)))
    stake = Stake(luck.pick(tuple(Chance)), luck.between(1, 30) * 100_00, insured=True)
    settled = settle(rules, coup, [stake])
    parts = explained(_premium_won_and_back(settled), _ways(rules, coup, settled))
    mistakes = confused(parts, _premium_won_and_back, lambda: missettled(rules, coup, [stake]))
    asked = Phrase(f"{NAME}.ask-end", {"stake": {"money": stake.amount}, "chance": said(stake.chance)})
    return Item(asked, parts, coup_scene(coup), played([stake], coup), mistakes=mistakes)


def _ways(rules: Ruleset, coup: Coup, settled: Settlement) -> dict[str, tuple[Step, ...]]:
    """Return by part how a stake that is insured comes to its end: rows and shares are those of the engine."""
    line, rows = settled.lines[0], rows_added(coup)
    return {
        "premium": _cost(rules, line.stake, line.premium),
        "won": (*rows, *sums([(line, line.winnings)])),
        "back": (*rows, *sums([(line, line.returned)])),
    }


def _premium_won_and_back(settled: Settlement) -> tuple[Part, ...]:
    total, clauses = settled.total, because(settled.lines)
    return (
        Part("premium", PartKind.MONEY, Phrase(f"{NAME}.premium"), total.premiums, (Clause.INSURANCE,)),
        Part("won", PartKind.MONEY, Phrase(f"{NAME}.won"), total.winnings, clauses),
        Part("back", PartKind.MONEY, Phrase(f"{NAME}.back"), total.returned, clauses),
    )


@skill(
    NAME,
    engine="trente_quarante",
    version=1,
    title=_("Insuring"),
    about=_("Work out the premium, and what the player receives when the coup is over."),
    levels=(_("The premium"), _("The end of the coup")),
    texts={
        "tq-insuring.ask-premium": _("A player insures a stake of {stake}. What is the premium?"),
        "tq-insuring.ask-end": _("A stake of {stake} on {chance} is insured for this coup. Enter 0 for nothing."),
        "tq-insuring.premium": _("Premium"),
        "tq-insuring.won": _("Won"),
        "tq-insuring.back": _("Stake and premium returned"),
    },
    fits=lambda rules, _level: rules.insurance is not None,
)
def generator(luck: Luck, level: int, rules: Ruleset) -> Item:
    return _premium(luck, rules) if level == 1 else _end(luck, rules)
