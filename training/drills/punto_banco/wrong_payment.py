"""A settlement with one figure wrong or none: which stake was not paid as it ought to be."""

from dataclasses import replace

from django.utils.translation import gettext_lazy as _

from games.core.facts import Money
from games.punto_banco.bets import Bet
from games.punto_banco.coup import Coup
from games.punto_banco.play import Play
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.settlement import Line, settle_coup
from games.punto_banco.stakes import Stake
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.common import Scene, money, options
from training.drills.kit.items import Item, Phrase, Step, Value
from training.drills.kit.skill import skill
from training.drills.kit.worked import added
from training.drills.punto_banco.laid import coup_ending, coup_scene

NAME = "punto-banco-payment"
_UNIT = 1000  # cents; the commission of every multiple comes out


@skill(
    NAME,
    engine="punto_banco",
    version=1,
    title=_("Spot the wrong payment"),
    about=_("A coup and its payments: find the bet that was settled wrongly, or see that nothing is wrong."),
    levels=(_("A settlement"),),
    texts={
        "punto-banco-payment.punto": _("Punto"),
        "punto-banco-payment.banco": _("Banco"),
        "punto-banco-payment.tie": _("Tie"),
        "punto-banco-payment.bet": _("Bet"),
        "punto-banco-payment.stake": _("Stake"),
        "punto-banco-payment.paid": _("Paid"),
        "punto-banco-payment.returned": _("Returned"),
    },
)
def generator(chance: Chance, _level: int, rules: Ruleset) -> Item:
    rules = replace(rules, minimum={}, maximum={})
    stakes = tuple(Stake(bet, chance.between(1, 30) * _UNIT) for bet in Bet)
    coup = coup_ending(chance, chance.pick(list(Bet)))
    settled = settle_coup(rules, coup, stakes)
    rows = [
        spotting.Row(line.bet.value, (line.winnings, line.returned), line.because, _mistakes(stake))
        for line, stake in zip(settled.lines, stakes, strict=True)
    ]
    spotted = spotting.one_wrong(chance, rows)
    sound = tuple(dict.fromkeys(str(clause) for line in settled.lines for clause in line.because))
    steps = {line.bet.value: _due(line) for line in settled.lines}
    part = spotting.part(spotted, options(NAME, list(Bet)), sound, steps=steps)
    play = str(Play(stakes, tuple(dealt.card for dealt in coup.dealt)))
    return Item(spotting.ASK, (part,), _scene(coup, stakes, spotted.shown), play)


def _due(line: Line) -> Step:
    """Return what a stake is paid and gets back."""
    return added(Money(line.winnings), Money(line.returned), about={"say": f"{NAME}.{line.bet.value}"})


def _mistakes(stake: Stake) -> tuple[spotting.Paid, ...]:
    """Return a stake paid without the commission, by another rate, not at all, or taken although it was to go back."""
    laid = stake.amount
    tie = ((7 * laid, laid), (8 * laid, laid)) if stake.bet is Bet.TIE else ()
    return (laid, laid), (laid * 95 // 100, laid), (0, laid), (0, 0), *tie


def _scene(coup: Coup, stakes: tuple[Stake, ...], paid: tuple[spotting.Paid, ...]) -> Scene:
    head = tuple(Phrase(f"{NAME}.{name}") for name in ("bet", "stake", "paid", "returned"))
    lines: list[tuple[Value, ...]] = [
        ({"say": f"{NAME}.{stake.bet.value}"}, *money(stake.amount, won, back))
        for stake, (won, back) in zip(stakes, paid, strict=True)
    ]
    return coup_scene(NAME, coup, head=head, lines=lines)
