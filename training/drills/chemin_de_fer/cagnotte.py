"""The cagnotte of a coup that the bank wins, and what is in the bank afterwards."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer.calls import Act, Call
from games.chemin_de_fer.coup import Result
from games.chemin_de_fer.payment import Settlement, cagnotte
from games.chemin_de_fer.people import SEATS
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.session import Session
from games.core.facts import Money, Percent
from training.drills.chemin_de_fer import mistakes, transcript
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.mistakes import Mistake, confused
from training.drills.kit.skill import skill
from training.drills.kit.worked import added, explained, rounded

NAME = "cdf-cagnotte"
_QUARTER = 25  # stakes of level two are drawn in quarters, so that the cagnotte seldom comes out even


@skill(
    NAME,
    engine="chemin_de_fer",
    version=1,
    title=_("The cagnotte"),
    about=_("What the house takes from the bank’s win, and what stays in play."),
    levels=(_("The whole bank"), _("Odd amounts")),
    texts={
        "cdf-cagnotte.ask": _("The bank has won the last coup. What is the cagnotte, and what is in the bank now?"),
        "cdf-cagnotte.taken": _("Cagnotte of the last coup"),
        "cdf-cagnotte.in-bank": _("In the bank"),
        **transcript.texts(NAME),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    session = _whole(chance, rules) if level == 1 else _parts(chance, rules)
    settled = transcript.last_coup(rules, session)
    share = rounded(settled.cagnotte, (Money(settled.won), Percent(rules.commission)))
    before = session.play(rules)[-2].table.bank
    in_bank = added(Money(before), Money(settled.won), less=[Money(settled.cagnotte)])
    parts = explained(_parts_of(settled), {"taken": (share,), "bank": (share, in_bank)})
    mistaken = confused(parts, _parts_of, lambda: _missettled(rules, session))
    scene = transcript.scene(NAME, session.steps)
    return Item(Phrase(f"{NAME}.ask"), parts, scene, str(session), mistakes=mistaken)


def _parts_of(settled: Settlement) -> tuple[Part, ...]:
    return (
        Part("taken", PartKind.MONEY, Phrase(f"{NAME}.taken"), settled.cagnotte, settled.because),
        Part("bank", PartKind.MONEY, Phrase(f"{NAME}.in-bank"), settled.bank, settled.because),
    )


def _missettled(rules: Ruleset, session: Session) -> Iterator[tuple[Mistake, Settlement]]:
    """Yield the last coup as each mistake settles it; without a cagnotte the coups before it have none either."""
    settled = transcript.last_coup(rules, session)
    before = settled.bank + settled.cagnotte - settled.won
    yield mistakes.CAGNOTTE_FORGOTTEN, transcript.last_coup(replace(rules, commission=Fraction(0)), session)
    yield mistakes.CAGNOTTE_LEFT, replace(settled, bank=before + settled.won)
    on_all = cagnotte(rules, before + settled.won)
    yield mistakes.CAGNOTTE_ON_ALL, replace(settled, cagnotte=on_all, bank=before + settled.won - on_all)
    yield mistakes.WIN_TAKEN_OUT, replace(settled, bank=before)
    if settled.won != before:
        whole = cagnotte(rules, before)
        yield mistakes.WHOLE_BANK_WON, replace(settled, cagnotte=whole, bank=2 * before - whole)


def _whole(chance: Chance, rules: Ruleset) -> Session:
    """Return a bank that wins all of itself, coup after coup."""
    session = Session().then(Call(Act.BANK, SEATS[0], rules.minimum * chance.between(1, 30)))
    for _coup in range(chance.between(1, 2)):
        session = session.then(Call(Act.BANCO, chance.pick(SEATS[1 : rules.seats]))).then(Result.WIN)
    return session


def _parts(chance: Chance, rules: Ruleset) -> Session:
    """Return a bank against which only a part of it is played."""
    bank = rules.minimum * chance.between(4, 30)
    session = Session().then(Call(Act.BANK, SEATS[0], bank))
    for seat in sorted(chance.some(SEATS[1 : rules.seats], 2)):
        session = session.then(Call(Act.STAKE, seat, chance.between(4, bank // 2 // _QUARTER) * _QUARTER))
    return session.then(Result.WIN)
