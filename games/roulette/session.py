"""Several spins at one table in one line, so that a whole game fits into an address.

    10*red 5*split:17-20 .0 *red*0*take_half 5*tiers .17

reads: ten on red and five on the split; zero comes; for red, not yet imprisoned (level 0), half is taken; then tiers
with chips of five; seventeen comes. Stakes after the last result lie on the table still. Stakes in prison go on by
themselves.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from games.core.money import parse_money, show_money
from games.core.problems import Problem, Refused
from games.roulette.bets import EVEN_CHANCES
from games.roulette.rulesets import Ruleset
from games.roulette.spin import Settlement, settle
from games.roulette.stakes import Choice, Held, Stake, parse_spot
from games.roulette.wheel import INDEX

MOST_TOKENS = 400

# What a player wishes at a zero, by the position of the stake and its level before it.
Choices = Mapping[tuple[str, int], Choice]

_STAKE = re.compile(r"([\d.]+)\*([a-z_:\d-]+)", re.ASCII)
_OUTCOME = re.compile(r"\.(0|[1-9]\d?)", re.ASCII)
_CHOICE = re.compile(r"\*([a-z]+)\*(\d)\*([a-z_:]+)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Spin:
    """A spin that is over: what was laid, what came, and what was wished for even chances if it was zero."""

    stakes: tuple[Stake, ...]
    outcome: int
    choices: Choices = field(default_factory=dict)

    def wishing(self, key: str, level: int, choice: Choice) -> "Spin":
        """The same spin with another wish for the stakes of that level on that even chance."""
        return replace(self, choices={**self.choices, (key, level): choice})


@dataclass(frozen=True, slots=True)
class Session:
    """Spins that are over and the stakes that lie for the next one."""

    spins: tuple[Spin, ...] = ()
    stakes: tuple[Stake, ...] = ()

    def lay(self, stake: Stake) -> "Session":
        return replace(self, stakes=(*self.stakes, stake))

    def take_back(self, index: int) -> "Session":
        """Without the stake at that place; unchanged if there is none."""
        return replace(self, stakes=self.stakes[:index] + self.stakes[index + 1 :])

    def spin(self, outcome: int) -> "Session":
        return Session((*self.spins, Spin(self.stakes, outcome)), ())

    def wishing(self, key: str, level: int, choice: Choice) -> "Session":
        """With a wish for the last spin, which was zero."""
        return replace(self, spins=(*self.spins[:-1], self.spins[-1].wishing(key, level, choice)))

    def undo(self) -> "Session":
        """One step back: the last stake, or the last spin with its stakes lying again."""
        if self.stakes:
            return self.take_back(len(self.stakes) - 1)
        if not self.spins:
            return self
        return Session(self.spins[:-1], self.spins[-1].stakes)

    def play(self, rules: Ruleset) -> tuple[Settlement, ...]:
        """Settles every spin in turn, those in prison carried on. Raises Refused as `settle` does."""
        settled: list[Settlement] = []
        held: tuple[Held, ...] = ()
        for spin in self.spins:
            stakes = [replace(stake, choice=spin.choices.get((str(stake.bet), 0))) for stake in spin.stakes]
            held = tuple(replace(h, choice=spin.choices.get((h.bet.key, h.level))) for h in held)
            settled.append(settle(rules, spin.outcome, stakes, held))
            held = settled[-1].held
        return tuple(settled)

    def __str__(self) -> str:
        tokens: list[str] = []
        for spin in self.spins:
            tokens += [*map(_write_stake, spin.stakes), f".{spin.outcome}"]
            tokens += [f"*{key}*{level}*{choice}" for (key, level), choice in spin.choices.items()]
        return " ".join([*tokens, *map(_write_stake, self.stakes)])

    @staticmethod
    def parse(text: str) -> "Session":
        """Reads the notation. Raises Refused for a word that cannot be read and for more than a page holds."""
        tokens = text.split()
        if len(tokens) > MOST_TOKENS:
            raise Refused(Problem("too_much", "play"))
        session = Session()
        for token in tokens:
            try:
                session = _read(session, token)
            except (ValueError, Refused):
                raise Refused(Problem("bad_notation", "play", {"part": token[:40]})) from None
        return session


def _write_stake(stake: Stake) -> str:
    return f"{show_money(stake.amount).removesuffix('.00')}*{stake.bet}"


def _read(session: Session, token: str) -> Session:
    if found := _STAKE.fullmatch(token):
        return session.lay(Stake(parse_spot(found[2]), parse_money(found[1])))
    if found := _OUTCOME.fullmatch(token):
        if int(found[1]) in INDEX:
            return session.spin(int(found[1]))
    elif (found := _CHOICE.fullmatch(token)) and _takes_choice(session, found[1]):
        return session.wishing(found[1], int(found[2]), Choice.parse(found[3]))
    raise ValueError(token)


def _takes_choice(session: Session, key: str) -> bool:
    after_zero = bool(session.spins) and session.spins[-1].outcome == 0 and not session.stakes
    return after_zero and any(bet.key == key for bet in EVEN_CHANCES)
