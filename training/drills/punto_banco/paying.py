"""What the stakes of a coup bring: even chances, the tie, and the commission on banco."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.facts import Money, Percent
from games.punto_banco.bets import Bet
from games.punto_banco.clauses import Clause
from games.punto_banco.coup import Coup
from games.punto_banco.play import Play
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.settlement import Line, commission, settle_coup
from games.punto_banco.stakes import Stake
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import confused, told_apart
from training.drills.kit.skill import skill
from training.drills.kit.worked import added, chosen, rounded
from training.drills.punto_banco.laid import both_scored, coup_ending, coup_scene, line_paid
from training.drills.punto_banco.missettled import missettled, mistaken_commission

NAME = "punto-banco-paying"
_UNIT = 500  # cents of which stakes are multiples, but for those whose commission is rounded
_UNITS = (50, 100, 500)


def _on_the_table(chance: Chance, rules: Ruleset, level: int) -> Item:
    """Return a stake on each bet, after any result."""
    rules = replace(rules, minimum={}, maximum={})
    stakes = [Stake(bet, chance.between(1, 60) * _UNIT) for bet in Bet]
    coup = coup_ending(chance, chance.pick(list(Bet)))
    lines = settle_coup(rules, coup, stakes).lines
    shown: list[tuple[Value, ...]] = [({"say": f"{NAME}.{line.bet.value}"}, {"money": line.stake}) for line in lines]
    scene = coup_scene(NAME, coup, head=(Phrase(f"{NAME}.bet"), Phrase(f"{NAME}.stake")), lines=shown)
    play = str(Play(tuple(stakes), tuple(dealt.card for dealt in coup.dealt)))

    def parts_of(settled: Sequence[Line]) -> tuple[Part, ...]:
        return tuple(_outcome(coup, line) if level == 1 else _paid(line) for line in settled)

    parts, asked = parts_of(lines), Phrase(f"{NAME}.{'ask-fate' if level == 1 else 'ask-paid'}")
    return Item(asked, parts, scene, play, mistakes=confused(parts, parts_of, lambda: missettled(lines)))


def _outcome(coup: Coup, line: Line) -> Part:
    offered = options(NAME, ("win", "lose", "push"))
    label, steps = Phrase(f"{NAME}.{line.bet.value}"), (*both_scored(NAME, coup), chosen(offered, line.result))
    return Part(line.bet.value, PartKind.CHOICE, label, line.result, line.because, offered, steps)


def _paid(line: Line) -> Part:
    label = Phrase(f"{NAME}.{line.bet.value}")
    return Part(line.bet.value, PartKind.MONEY, label, line.winnings, line.because, worked=(line_paid(line),))


def _banco(chance: Chance, rules: Ruleset, level: int) -> Item:
    """Return the commission alone: of a round stake, or of one of which a part is smaller than its unit."""
    if level == 3:
        amount, code = chance.between(1, 200) * _UNIT, "ask-banco"
    else:
        rules, amount = _rounded(chance, rules)
        code = "ask-unit"
    taken, because = commission(rules, amount)
    said: dict[str, Value] = {"stake": {"money": amount}}
    share = rounded(taken, (Money(amount), Percent(Fraction(rules.commission))))
    steps = share, added(Money(amount), less=[Money(taken)])
    if level > 3:
        said["unit"] = {"money": rules.commission_chip}
    parts = (
        Part("commission", PartKind.MONEY, Phrase(f"{NAME}.commission"), taken, because, worked=(share,)),
        Part(
            "paid", PartKind.MONEY, Phrase(f"{NAME}.paid"), amount - taken, (Clause.PAYS_BANCO, *because), worked=steps
        ),
    )
    return Item(Phrase(f"{NAME}.{code}", said), parts, mistakes=lambda: _mistaken(parts, rules, amount))


def _mistaken(parts: Sequence[Part], rules: Ruleset, amount: int) -> dict[str, Given]:
    wrong = mistaken_commission(rules, amount)
    return told_apart(parts, ((mistake, {"commission": cut, "paid": paid}) for mistake, cut, paid in wrong))


def _rounded(chance: Chance, rules: Ruleset) -> tuple[Ruleset, int]:
    """Return the house with a coarser unit, and a stake of which the commission has to be rounded."""
    while True:
        rules = replace(rules, commission_chip=chance.pick(_UNITS))
        amount = chance.between(1, 400) * _UNIT
        if Clause.COMMISSION_CHIP in commission(rules, amount)[1]:
            return rules, amount


def _fits(rules: Ruleset, level: int) -> bool:
    """Ask only where a commission is taken; 5 % and 4 % leave parts to round of each unit."""
    return level < 3 or (rules.commission > 0 and (level == 3 or _rounds(rules)))


@skill(
    NAME,
    engine="punto_banco",
    version=1,
    title=_("Paying the coup"),
    about=_("What wins, what loses, what is returned, and what is paid after the commission on banco."),
    levels=(_("Win, lose or return"), _("What is paid"), _("The commission"), _("Rounded commission")),
    texts={
        "punto-banco-paying.ask-fate": _("What happens to each bet?"),
        "punto-banco-paying.ask-paid": _("What is paid on each bet? Enter 0 if nothing is paid."),
        "punto-banco-paying.ask-banco": _(
            "A bet of {stake} on banco wins. What does the house take, and what is paid?"
        ),
        "punto-banco-paying.ask-unit": _(
            "A bet of {stake} on banco wins, and the commission is taken in whole units of {unit}. What does the house"
            " take, and what is paid?"
        ),
        "punto-banco-paying.punto": _("Punto"),
        "punto-banco-paying.banco": _("Banco"),
        "punto-banco-paying.tie": _("Tie"),
        "punto-banco-paying.bet": _("Bet"),
        "punto-banco-paying.stake": _("Stake"),
        "punto-banco-paying.win": pgettext_lazy("stake", "it wins"),
        "punto-banco-paying.lose": _("it loses"),
        "punto-banco-paying.push": _("it is returned"),
        "punto-banco-paying.commission": _("Commission"),
        "punto-banco-paying.paid": _("Paid"),
    },
    fits=_fits,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _on_the_table(chance, rules, level) if level < 3 else _banco(chance, rules, level)


def _rounds(rules: Ruleset) -> bool:
    return any(_UNIT * rules.commission % unit for unit in _UNITS)
