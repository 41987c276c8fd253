"""A settlement with one figure wrong or none: which stake was not paid as it ought to be."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from django.utils.translation import gettext_lazy as _

from games.baccarat.punto_banco.bets import Bet
from games.baccarat.punto_banco.coup import Coup
from games.baccarat.punto_banco.play import Play
from games.baccarat.punto_banco.rules import PuntoBanco
from games.baccarat.punto_banco.settlement import settle_coup
from games.baccarat.punto_banco.stakes import Stake
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.common import Scene, options
from training.drills.kit.items import Item, Phrase, Value
from training.drills.kit.skill import of_game, skill
from training.drills.punto_banco.laid import coup_ending, coup_scene

NAME = "punto-banco-payment"
_UNIT = 1000  # cents; the commission of every multiple comes out


@dataclass(frozen=True, slots=True)
class _Shown:
    """A coup and what was paid and given back for the stake on each bet, in cents."""

    coup: Coup
    stakes: tuple[Stake, ...]
    paid: tuple[tuple[int, int], ...]


@skill(
    NAME,
    engine="baccarat",
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
    fits=of_game("punto-banco"),
)
def generator(chance: Chance, _level: int, rules: PuntoBanco) -> Item:
    rules = replace(rules, minimum={}, maximum={})
    stakes = tuple(Stake(bet, chance.between(1, 30) * _UNIT) for bet in Bet)
    coup = coup_ending(chance, chance.pick(list(Bet)))
    settled = settle_coup(rules, coup, stakes)
    right = _Shown(coup, stakes, tuple((line.winnings, line.returned) for line in settled.lines))

    def find(shown: _Shown) -> list[spotting.Error]:
        lines = settle_coup(rules, shown.coup, shown.stakes).lines
        return [
            spotting.Error(line.bet.value, tuple(map(str, line.because)))
            for line, paid in zip(lines, shown.paid, strict=True)
            if (line.winnings, line.returned) != paid
        ]

    spotted = spotting.draw(chance, right, _spoilt(right), find)
    sound = tuple(dict.fromkeys(str(clause) for line in settled.lines for clause in line.because))
    part = spotting.part(spotted, options(NAME, list(Bet)), sound)
    play = str(Play(stakes, tuple(dealt.card for dealt in coup.dealt)))
    return Item(spotting.ASK, (part,), _scene(spotted.shown), play)


def _spoilt(right: _Shown) -> Iterator[_Shown]:
    """One stake paid without the commission, by another rate, not at all, or taken although it was to go back."""
    for place, stake in enumerate(right.stakes):
        for paid in (
            (stake.amount, stake.amount),
            (stake.amount * 95 // 100, stake.amount),
            (0, stake.amount),
            (0, 0),
            *([(7 * stake.amount, stake.amount), (8 * stake.amount, stake.amount)] if stake.bet is Bet.TIE else []),
        ):
            yield replace(right, paid=(*right.paid[:place], paid, *right.paid[place + 1 :]))


def _scene(shown: _Shown) -> Scene:
    head = tuple(Phrase(f"{NAME}.{name}") for name in ("bet", "stake", "paid", "returned"))
    lines: list[tuple[Value, ...]] = [
        ({"say": f"{NAME}.{stake.bet.value}"}, {"money": stake.amount}, {"money": paid}, {"money": returned})
        for stake, (paid, returned) in zip(shown.stakes, shown.paid, strict=True)
    ]
    return coup_scene(NAME, shown.coup, head=head, lines=lines)
