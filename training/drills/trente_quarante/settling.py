"""Settling a coup: what becomes of each stake, what is paid, and what the bank keeps."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.trente_quarante.coup import Settlement, settle
from games.trente_quarante.rows import Chance, Winner
from games.trente_quarante.rulesets import Ruleset
from games.trente_quarante.stakes import Stake
from training.drills.kit.chance import Chance as Luck
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import confused
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen, explained
from training.drills.trente_quarante.coups import because, coup_ending, coup_scene, played, rows_added, said, sums
from training.drills.trente_quarante.missettled import missettled

NAME = "tq-settling"
_ENDS = (Winner.NOIR, Winner.ROUGE, Winner.NOIR, Winner.ROUGE, Winner.TIE)


def _results(luck: Luck, rules: Ruleset) -> Item:
    coup = coup_ending(luck, luck.pick(_ENDS))
    stakes = [Stake(chance, luck.between(1, 20) * 10_00) for chance in luck.some(tuple(Chance), 3)]
    offered = options(NAME, ("win", "lose", "void"))

    def parts_of(settled: Settlement) -> tuple[Part, ...]:
        return tuple(
            Part(
                line.chance.value,
                PartKind.CHOICE,
                Phrase(f"{NAME}.on", {"chance": said(line.chance)}),
                line.result,
                line.because,
                offered,
                (*rows_added(coup), chosen(offered, line.result)),
            )
            for line in settled.lines
        )

    parts = parts_of(settle(rules, coup, stakes))
    mistakes = confused(parts, parts_of, lambda: missettled(rules, coup, stakes))
    lines: list[list[Value]] = [[said(stake.chance), {"money": stake.amount}] for stake in stakes]
    head = (Phrase(f"{NAME}.chance"), Phrase(f"{NAME}.stake"))
    scene = coup_scene(coup, head=head, lines=lines)
    return Item(Phrase(f"{NAME}.ask-fate"), parts, scene, played(stakes, coup), mistakes=mistakes)


def _sums(luck: Luck, rules: Ruleset) -> Item:
    """Return stakes of which some are insured where that can be, after any end."""
    coup = coup_ending(luck, luck.pick((*_ENDS, Winner.APRES, Winner.APRES)))
    insures = rules.insurance is not None
    stakes = [
        Stake(chance, luck.between(1, 20) * 100_00, insures and luck.between(1, 2) == 1)
        for chance in luck.some(tuple(Chance), luck.between(2, 3))
    ]
    settled = settle(rules, coup, stakes)
    rows = rows_added(coup)
    won = (*rows, *sums((line, line.winnings) for line in settled.lines))
    kept = (*rows, *sums((line, line.stake - line.returned - line.held + line.premium) for line in settled.lines))
    parts = explained(_paid_and_kept(settled), {"paid": won, "kept": kept})
    mistakes = confused(parts, _paid_and_kept, lambda: missettled(rules, coup, stakes))
    heads, lines = ["chance", "stake"], [[said(stake.chance), {"money": stake.amount}] for stake in stakes]
    if insures:
        heads.append("insured")
        for stake, line in zip(stakes, lines, strict=True):
            line.append({"say": f"{NAME}.yes" if stake.insured else f"{NAME}.no"})
    scene = coup_scene(coup, head=[Phrase(f"{NAME}.{name}") for name in heads], lines=lines)
    return Item(Phrase(f"{NAME}.ask-paid"), parts, scene, played(stakes, coup), mistakes=mistakes)


def _paid_and_kept(settled: Settlement) -> tuple[Part, ...]:
    total, clauses = settled.total, because(settled.lines)
    return (
        Part("paid", PartKind.MONEY, Phrase(f"{NAME}.paid"), total.winnings, clauses),
        Part("kept", PartKind.MONEY, Phrase(f"{NAME}.kept"), total.lost + total.premiums, clauses),
    )


@skill(
    NAME,
    engine="trente_quarante",
    version=1,
    title=_("Settling a coup"),
    about=_("Say what happens to each stake, then work out what the bank pays and keeps."),
    levels=(_("Each stake"), _("The sums")),
    texts={
        "tq-settling.ask-fate": _("What happens to each stake?"),
        "tq-settling.ask-paid": _("How much does the bank pay and keep, premiums included? Enter 0 for nothing."),
        "tq-settling.chance": _("Chance"),
        "tq-settling.stake": _("Stake"),
        # Translators: heading of a column that says yes or no of each stake
        "tq-settling.insured": _("Insured"),
        "tq-settling.yes": _("yes"),
        "tq-settling.no": _("no"),
        "tq-settling.on": _("The stake on {chance}"),
        "tq-settling.win": pgettext_lazy("stake", "it wins"),
        "tq-settling.lose": _("it loses"),
        "tq-settling.void": _("it neither wins nor loses"),
        "tq-settling.paid": _("Paid"),
        "tq-settling.kept": _("Kept by the bank"),
    },
)
def generator(luck: Luck, level: int, rules: Ruleset) -> Item:
    return _results(luck, rules) if level == 1 else _sums(luck, rules)
