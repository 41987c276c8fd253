"""What the table takes: chances, amounts, limits, insurance."""

from dataclasses import replace

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.trente_quarante.clauses import Clause
from games.trente_quarante.coup import problems, settle
from games.trente_quarante.rows import Chance, Winner
from games.trente_quarante.rulesets import CHANCE, Ruleset
from games.trente_quarante.stakes import Stake
from training.drills.kit.chance import Chance as Luck
from training.drills.kit.common import options
from training.drills.kit.house_limits import own_or_usual
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill
from training.drills.trente_quarante.coups import coup_ending, said

NAME = "tq-accepted"
_NONE = ("pair", "impair", "manque", "passe", "tie")  # chances of other games, or of none


def _may(luck: Luck, rules: Ruleset) -> Item:
    """Return a chance and none, nothing at all, and a stake that is insured."""
    amount = {"money": luck.between(1, 40) * 10_00}
    insured = Clause.INSURANCE if rules.insurance is not None else Clause.NO_INSURANCE
    chance, other, third = luck.some(tuple(Chance), 3)
    asked = luck.shuffled(
        [
            ("chance", Phrase(f"{NAME}.on", {"stake": amount, "chance": said(chance)}), "yes", Clause.CHANCES),
            (
                "other",
                Phrase(f"{NAME}.on", {"stake": amount, "chance": {"say": f"{NAME}.{luck.pick(_NONE)}"}}),
                "no",
                Clause.CHANCES,
            ),
            ("nothing", Phrase(f"{NAME}.on", {"stake": {"money": 0}, "chance": said(other)}), "no", Clause.STAKE),
            (
                "insured",
                Phrase(f"{NAME}.insured", {"stake": amount, "chance": said(third)}),
                "no" if rules.insurance is None else "yes",
                insured,
            ),
        ]
    )
    offered = options(NAME, ("yes", "no"))
    parts = tuple(Part(slug, PartKind.CHOICE, label, right, (clause,), offered) for slug, label, right, clause in asked)
    return Item(Phrase(f"{NAME}.ask-may"), parts)


def _limits(luck: Luck, rules: Ruleset) -> Item:
    minimum, maximum = own_or_usual(luck, rules, CHANCE, (5_00, 10_00, 20_00), (20, 50, 100))
    limited = replace(rules, minimum={CHANCE: minimum}, maximum={CHANCE: maximum})
    amounts = [
        max(minimum - luck.between(1, 4) * 1_00, 50),
        luck.between(2, 15) * minimum,
        maximum + luck.between(1, 5) * minimum,
    ]
    coup, offered = coup_ending(luck, Winner.NOIR), options(NAME, ("refused", "whole", "part"))
    parts = []
    for place, amount in enumerate(luck.shuffled(amounts), 1):
        stake = Stake(luck.pick(tuple(Chance)), amount)
        if problems(limited, [stake]):
            result, clause = "refused", Clause.MINIMUM
        else:
            over = any(line.result == "excess" for line in settle(limited, coup, [stake]).lines)
            result, clause = ("part", Clause.MAXIMUM) if over else ("whole", Clause.MINIMUM)
        label = Phrase(f"{NAME}.stake", {"stake": {"money": amount}, "chance": said(stake.chance)})
        parts.append(Part(f"stake-{place}", PartKind.CHOICE, label, result, (clause,), offered))
    asked = Phrase(f"{NAME}.ask-limits", {"minimum": {"money": minimum}, "maximum": {"money": maximum}})
    return Item(asked, tuple(parts))


@skill(
    NAME,
    engine="trente_quarante",
    version=1,
    title=_("What the table accepts"),
    about=_("Which bets are accepted, how much you may bet, and how much of it plays."),
    levels=(_("Which bets there are"), _("Minimum and maximum")),
    texts={
        "tq-accepted.ask-may": _("Which of these bets does the table accept?"),
        "tq-accepted.ask-limits": _(
            "The limits for each chance are {minimum} and {maximum}. What happens to these stakes?"
        ),
        # Translators: {chance} is a chance in lower case, such as rouge
        "tq-accepted.on": _("{stake} on {chance}"),
        "tq-accepted.insured": _("{stake} on {chance}, insured"),
        "tq-accepted.stake": _("A player bets {stake} on {chance}"),
        "tq-accepted.yes": _("it is accepted"),
        "tq-accepted.no": _("it is not accepted"),
        "tq-accepted.refused": _("it is not accepted"),
        "tq-accepted.whole": _("all of it plays"),
        "tq-accepted.part": _("only a part of it plays"),
        # Translators: bets of roulette by their French names, which this table does not have
        "tq-accepted.pair": pgettext_lazy("even chance", "pair"),
        "tq-accepted.impair": pgettext_lazy("even chance", "impair"),
        "tq-accepted.manque": pgettext_lazy("even chance", "manque"),
        "tq-accepted.passe": pgettext_lazy("even chance", "passe"),
        "tq-accepted.tie": _("a tie"),
    },
    of_limits=True,
)
def generator(luck: Luck, level: int, rules: Ruleset) -> Item:
    return _may(luck, rules) if level == 1 else _limits(luck, rules)
