"""Bets against the bank: who holds the cards, how much plays, and what a bet brings back."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer.calls import Act, Call
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.coup import Result
from games.chemin_de_fer.payment import Line, OfferResult, Settlement
from games.chemin_de_fer.people import SEATS
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.session import Session
from games.core.facts import Money
from training.drills.chemin_de_fer import mistakes, transcript
from training.drills.kit.chance import Chance
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase
from training.drills.kit.mistakes import Mistake, told_apart
from training.drills.kit.skill import skill
from training.drills.kit.worked import added

NAME = "cdf-offers"


@skill(
    NAME,
    engine="chemin_de_fer",
    version=1,
    title=_("Bets against the bank"),
    about=_(
        "Single stakes, banco, avec la table and suivi: who holds the cards, how much plays, and who gets what back."
    ),
    levels=(_("Single stakes"), _("Kinds of banco")),
    texts={
        "cdf-offers.ask": _("Betting is closed, and the last line gives the result. Answer for the last coup."),
        "cdf-offers.hand": _("Who holds the punter’s cards?"),
        "cdf-offers.plays": _("How much plays against the bank in total?"),
        # Translators: {who} is the number of a seat or the letter of a standing player.
        "cdf-offers.back": _("How much does player {who} receive, stake and winnings together?"),
        **transcript.texts(NAME),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    session = (_single if level == 1 else _called)(chance, rules)
    settled = transcript.last_coup(rules, session)
    asked = chance.pick(settled.lines)
    parts = (_hand(rules, settled), _plays(settled), _back(settled, asked))
    scene = transcript.scene(NAME, session.steps)
    mistaken = partial(_missettled, parts, settled, asked.who)
    return Item(Phrase(f"{NAME}.ask"), parts, scene, str(session), mistakes=mistaken)


def _missettled(parts: Sequence[Part], settled: Settlement, who: str) -> Mapping[str, Given]:
    """Return what is said by mistake of a coup, and of what one player gets."""
    laid = sum(line.stake for line in settled.lines)
    whole = sum(_whole(line).plays for line in settled.lines)
    own = [line for line in settled.lines if line.who == who]
    wrong: list[tuple[Mistake, Given]] = [
        (mistakes.LINE_WHOLE, {"plays": whole, "back": sum(map(_received, map(_whole, own)))}),
        (mistakes.WIN_WITHOUT_STAKE, {"back": sum(line.winnings or line.returned for line in own)}),
    ]
    if any(line.result is OfferResult.WITHDRAWN for line in settled.lines):
        wrong.append((mistakes.DISPLACED_COUNTED, {"plays": laid}))
    return told_apart(parts, wrong)


def _whole(line: Line) -> Line:
    """Return a stake on the line as if all of it played."""
    if line.act is not Act.LINE or line.result is OfferResult.WITHDRAWN:
        return line
    won, lost = line.result is OfferResult.WIN, line.result is OfferResult.LOSE
    return replace(line, plays=line.stake, winnings=line.stake * won, returned=line.stake * (not lost))


def _received(line: Line) -> int:
    return line.winnings + line.returned


def _hand(rules: Ruleset, settled: Settlement) -> Part:
    offered = transcript.people(NAME, SEATS[: rules.seats])
    label = Phrase(f"{NAME}.hand")
    return Part("hand", PartKind.CHOICE, label, str(settled.hand), (Clause.HAND,), offered)


def _plays(settled: Settlement) -> Part:
    because = [clause for line in settled.lines for clause in line.because[1:] or line.because]
    total = sum(line.plays for line in settled.lines)
    steps = (added(*(Money(line.plays) for line in settled.lines)),)
    return Part("plays", PartKind.MONEY, Phrase(f"{NAME}.plays"), total, tuple(dict.fromkeys(because)), worked=steps)


def _back(settled: Settlement, line: Line) -> Part:
    """Return all that a player gets, who may have made several bets."""
    own = [other for other in settled.lines if other.who == line.who]
    because = dict.fromkeys(clause for other in own for clause in other.because)
    back = sum(other.winnings + other.returned for other in own)
    parts = [Money(cents) for other in own for cents in (other.winnings, other.returned) if cents] or [Money(0)]
    label = Phrase(f"{NAME}.back", {"who": line.who.upper()})
    return Part("back", PartKind.MONEY, label, back, tuple(because), worked=(added(*parts),))


def _result(chance: Chance) -> Result:
    return chance.pick(list(Result))


def _opened(chance: Chance, rules: Ruleset) -> tuple[Session, int, list[str]]:
    """Return a bank, its amount, and three punters."""
    bank = rules.minimum * 2 * chance.between(3, 15)
    return (
        Session().then(Call(Act.BANK, SEATS[0], bank)),
        bank,
        chance.some([*SEATS[1 : rules.seats], *transcript.STANDING], 3),
    )


def _single(chance: Chance, rules: Ruleset) -> Session:
    """Single stakes, some of them across the line."""
    session, bank, punters = _opened(chance, rules)
    for who in punters:
        act = chance.pick((Act.STAKE, Act.STAKE, Act.LINE))
        session = session.then(Call(act, who, chance.between(1, bank // 300) * 100))
    return session.then(_result(chance))


def _called(chance: Chance, rules: Ruleset) -> Session:
    """Banco in one of its kinds, with other bets that are there already or find room beside it."""
    session, bank, (one, other, third) = _opened(chance, rules)
    stake = Call(Act.STAKE, one, chance.between(1, bank // 400) * 100)
    kinds: Sequence[Sequence[Call | Result]] = (
        (stake, Call(Act.BANCO, other)),
        (stake, Call(Act.TABLE, other), Call(Act.LINE, third, stake.amount)),
        (Call(Act.TABLE, other), stake),
        (Call(Act.BANCO, other), Result.WIN, Call(Act.BANCO, third), Call(Act.SUIVI, other)),
        (*(Call(Act.BANCO, who) for who in _claims(one, other)),),
    )
    for step in chance.pick(kinds):
        session = session.then(step)
    return session.then(_result(chance))


def _claims(one: str, other: str) -> tuple[str, ...]:
    """Return two who call banco, the better claim last, so that both calls are legal."""
    first, second = sorted((one, other))
    return (second, first) if first in SEATS else (one,)
