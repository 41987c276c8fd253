"""Several coups at one table in one line, so that a whole game fits into an address.

    100*rouge 50*noir! .TdKcQhAc9d2hKsQs *rouge*0*divide 20*inverse .TdKcQhAc9d8hKcQs 10*rouge .-

reads: a hundred on rouge and fifty, insured (`!`), on noir; 31 against 31 is dealt; the stake on rouge, not imprisoned
before (level 0), is divided; then twenty on inverse, another coup; ten on rouge, but the cards have run out (`.-`), so
that a new taille begins. Stakes after the last coup lie on the table still. Stakes in prison go on by themselves.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from games.core.cards import Card, parse_cards, show_cards
from games.core.money import parse_money, plain_money
from games.core.notation import words
from games.core.problems import Problem, Refused, check, unreadable
from games.trente_quarante.coup import Settlement, card_problems, settle
from games.trente_quarante.rows import Chance, Coup, Winner
from games.trente_quarante.rulesets import Ruleset
from games.trente_quarante.stakes import Choice, Held, Stake

MOST_TOKENS = 400

# What a player chooses at 31 après, by the chance of the stake and its level before it.
Choices = Mapping[tuple[Chance, int], Choice]

_STAKE = re.compile(r"([\d.]+)\*([a-z]+)(!?)", re.ASCII)
_COUP = re.compile(r"\.((?:\w\w)+|-)", re.ASCII)
_CHOICE = re.compile(r"\*([a-z]+)\*(\d)\*([a-z_:]+)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Round:
    """A coup that is over, or None where the cards have run out: what was laid, and what was chosen at 31 après."""

    stakes: tuple[Stake, ...]
    coup: Coup | None
    choices: Choices = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Session:
    """Coups that are over and the stakes that lie for the next one."""

    rounds: tuple[Round, ...] = ()
    stakes: tuple[Stake, ...] = ()

    def lay(self, stake: Stake) -> "Session":
        return replace(self, stakes=(*self.stakes, stake))

    def deal(self, coup: Coup | None) -> "Session":
        """Return a copy with a coup for the stakes that lie; None: the cards have run out."""
        return replace(self, rounds=(*self.rounds, Round(self.stakes, coup)), stakes=())

    def choose(self, chance: Chance, level: int, choice: Choice) -> "Session":
        """Return a copy with a choice for the last coup, which was 31 après, for the stakes of that level on that
        chance."""
        last = self.rounds[-1]
        chosen = replace(last, choices={**last.choices, (chance, level): choice})
        return replace(self, rounds=(*self.rounds[:-1], chosen))

    def undo(self) -> "Session":
        """Return one step back: the last stake, the last choice, or the last coup with its stakes lying again."""
        if self.stakes:
            return replace(self, stakes=self.stakes[:-1])
        if not self.rounds:
            return self
        last = self.rounds[-1]
        if last.choices:
            kept = dict(list(last.choices.items())[:-1])
            return replace(self, rounds=(*self.rounds[:-1], replace(last, choices=kept)))
        return replace(self, rounds=self.rounds[:-1], stakes=last.stakes)

    @property
    def seen(self) -> tuple[Card, ...]:
        """The cards dealt since the taille began."""
        seen: tuple[Card, ...] = ()
        for done in self.rounds:
            seen = (*seen, *done.coup.cards) if done.coup else ()
        return seen

    def play(self, rules: Ruleset) -> tuple[Settlement, ...]:
        """Settle every coup in turn, those in prison carried on. Raise Refused as `settle` does, and where a taille has
        a card more often than its shoe."""
        settled: list[Settlement] = []
        held: tuple[Held, ...] = ()
        seen: tuple[Card, ...] = ()
        for done in self.rounds:
            seen = (*seen, *done.coup.cards) if done.coup else ()
            check(card_problems(rules, seen))
            stakes = [replace(stake, choice=done.choices.get((stake.chance, 0))) for stake in done.stakes]
            held = tuple(replace(one, choice=done.choices.get((one.chance, one.level))) for one in held)
            settled.append(settle(rules, done.coup, stakes, held))
            held = settled[-1].held
        return tuple(settled)

    def __str__(self) -> str:
        return " ".join(self._tokens())

    def _tokens(self) -> Iterator[str]:
        for done in self.rounds:
            yield from map(_write, done.stakes)
            yield f".{show_cards(done.coup.cards) if done.coup else '-'}"
            yield from (f"*{chance}*{level}*{choice}" for (chance, level), choice in done.choices.items())
        yield from map(_write, self.stakes)

    @staticmethod
    def parse(text: str) -> "Session":
        """Read the notation. Raise Refused for a word that cannot be read and for more than a page holds."""
        tokens = words(text)
        if len(tokens) > MOST_TOKENS:
            raise Refused(Problem("too_much", "play"))
        session = Session()
        for token in tokens:
            try:
                session = _read(session, token)
            except (ValueError, Refused):
                raise unreadable(token) from None
        return session


def _write(stake: Stake) -> str:
    return f"{plain_money(stake.amount)}*{stake.chance}{'!' if stake.insured else ''}"


def _read(session: Session, token: str) -> Session:
    if found := _STAKE.fullmatch(token):
        return session.lay(Stake(Chance(found[2]), parse_money(found[1]), bool(found[3])))
    if found := _COUP.fullmatch(token):
        return session.deal(None if found[1] == "-" else Coup.exactly(parse_cards(found[1])))
    if (found := _CHOICE.fullmatch(token)) and _after_apres(session):
        chance, choice = Chance(found[1]), Choice.parse(found[3])
        if choice.to is not chance:
            return session.choose(chance, int(found[2]), choice)
    raise ValueError(token)


def _after_apres(session: Session) -> bool:
    """Return whether a choice can stand here: after 31 après."""
    coup = session.rounds[-1].coup if session.rounds else None
    return coup is not None and coup.winner is Winner.APRES and not session.stakes
