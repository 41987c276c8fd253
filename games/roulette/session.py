"""Several spins at one table in one line, so that a whole game fits into an address.

    10*red 5*split:17-20 .0 *red*0*take_half 5*tiers .17

reads: ten on red and five on the split; zero comes; for red, not yet imprisoned (level 0), half is taken; then tiers
with chips of five; seventeen comes. Stakes after the last result lie on the table still. Stakes in prison go on by
themselves.

    @2=2.50 25*red@2 2.50*tiers!@2 .00 *red*0*leave@2

reads: from here on the chips of player 2 are in colour and worth 2.50 each; that player lays on red and calls a tiers,
which the bank holds beside the layout (`!`); the double zero comes, and the stake on red is left. The first player is
not named. A tilde after a bet, `10*straight:17~`, says that there was no time to change the value chips.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from games.core.money import parse_money, plain_money
from games.core.notation import words
from games.core.problems import Problem, Refused, unreadable
from games.roulette.bets import OUTSIDE, Bet
from games.roulette.rulesets import Ruleset
from games.roulette.spin import Settlement, settle
from games.roulette.stakes import Choice, Held, Stake, parse_spot
from games.roulette.wheel import DOUBLE_ZERO, POCKET_NAMES, pocket_name

MOST_TOKENS = 400
# Besides the first, who is None.
PLAYERS = ("2", "3", "4", "5", "6", "7", "8")

# What a player chooses at a zero, by player, the position of the stake and its level before it.
Choices = Mapping[tuple[str | None, str, int], Choice]

_PLAYER = r"(?:@([2-8]))?"
_STAKE = re.compile(rf"([\d.]+)\*([a-z_:\d-]+)(!?)(~?){_PLAYER}", re.ASCII)
_OUTCOME = re.compile(r"\.(00|0|[1-9]\d?)", re.ASCII)
_CHOICE = re.compile(rf"\*([a-z]+(?::\d+)?)\*(\d)\*([a-z_:]+){_PLAYER}", re.ASCII)
_COLOUR = re.compile(r"@([1-8])=([\d.]+)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Spin:
    """A spin that is over: what was laid, what came, and what was chosen for stakes that a zero caught."""

    stakes: tuple[Stake, ...]
    outcome: int
    choices: Choices = field(default_factory=dict)

    def choose(self, player: str | None, key: str, level: int, choice: Choice) -> "Spin":
        """Return the same spin with another choice for a player's stakes of that level on that position."""
        return replace(self, choices={**self.choices, (player, key, level): choice})


@dataclass(frozen=True, slots=True)
class Session:
    """Spins that are over and the stakes that lie for the next one.

    `colours` says what a chip of each player's colour is worth, in cents, for those who play in colour.
    """

    spins: tuple[Spin, ...] = ()
    stakes: tuple[Stake, ...] = ()
    colours: Mapping[str | None, int] = field(default_factory=dict)

    def lay(self, stake: Stake) -> "Session":
        """Return a copy with one stake more; who plays in colour lays it in colour, unless there was no time to
        change."""
        colour = None if stake.unchanged else self.colours.get(stake.player)
        laid = stake if stake.colour == colour else replace(stake, colour=colour)
        return replace(self, stakes=(*self.stakes, laid))

    def in_colour(self, player: str | None, value: int | None) -> "Session":
        """Return a copy with chips of that value for a player's stakes from now on; None: value chips."""
        others = {who: worth for who, worth in self.colours.items() if who != player}
        return replace(self, colours=others if value is None else {**others, player: value})

    def take_back(self, index: int) -> "Session":
        """Return a copy without the stake at that place; unchanged if there is none."""
        return replace(self, stakes=self.stakes[:index] + self.stakes[index + 1 :])

    def spin(self, outcome: int) -> "Session":
        return replace(self, spins=(*self.spins, Spin(self.stakes, outcome)), stakes=())

    def choose(self, player: str | None, key: str, level: int, choice: Choice) -> "Session":
        """Return a copy with a choice for the last spin, which was a zero."""
        return replace(self, spins=(*self.spins[:-1], self.spins[-1].choose(player, key, level, choice)))

    def undo(self) -> "Session":
        """Return one step back: the last stake, the last choice, or the last spin with its stakes."""
        if self.stakes:
            return self.take_back(len(self.stakes) - 1)
        if not self.spins:
            return self
        last = self.spins[-1]
        if last.choices:
            kept = dict(list(last.choices.items())[:-1])
            return replace(self, spins=(*self.spins[:-1], replace(last, choices=kept)))
        return replace(self, spins=self.spins[:-1], stakes=self.spins[-1].stakes)

    def play(self, rules: Ruleset) -> tuple[Settlement, ...]:
        """Settle every spin in turn, those in prison carried on. Raise Refused as `settle` does."""
        settled: list[Settlement] = []
        held: tuple[Held, ...] = ()
        for spin in self.spins:
            stakes = [replace(s, choice=spin.choices.get((s.player, str(s.bet), 0))) for s in spin.stakes]
            held = tuple(replace(h, choice=spin.choices.get((h.player, h.bet.key, h.level))) for h in held)
            settled.append(settle(rules, spin.outcome, stakes, held))
            held = settled[-1].held
        return tuple(settled)

    def __str__(self) -> str:
        colours: dict[str | None, int | None] = {}
        tokens: list[str] = []
        for spin in self.spins:
            tokens += [token for stake in spin.stakes for token in _write_stake(stake, colours)]
            tokens.append(f".{pocket_name(spin.outcome)}")
            tokens += [f"*{key}*{level}*{choice}{_at(who)}" for (who, key, level), choice in spin.choices.items()]
        tokens += [token for stake in self.stakes for token in _write_stake(stake, colours)]
        tokens += [_write_colour(who, value) for who, value in self.colours.items() if colours.get(who) != value]
        tokens += [_write_colour(who, None) for who, value in colours.items() if value and who not in self.colours]
        return " ".join(tokens)

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
            except (ValueError, KeyError, Refused):
                raise unreadable(token) from None
        return session


def _at(player: str | None) -> str:
    return f"@{player}" if player else ""


def _write_colour(player: str | None, value: int | None) -> str:
    return f"@{player or '1'}={plain_money(value or 0)}"


def _write_stake(stake: Stake, colours: dict[str | None, int | None]) -> list[str]:
    """Return the stake, and before it the value of its colour where that is new; `colours` keeps what has been said."""
    said = []
    if not stake.unchanged and colours.get(stake.player) != stake.colour:
        said = [_write_colour(stake.player, stake.colour)]
        colours[stake.player] = stake.colour
    marks = f"{'!' if stake.beside else ''}{'~' if stake.unchanged else ''}{_at(stake.player)}"
    return [*said, f"{plain_money(stake.amount)}*{stake.bet}{marks}"]


def _read(session: Session, token: str) -> Session:
    if found := _STAKE.fullmatch(token):
        stake = Stake(parse_spot(found[2]), parse_money(found[1]), found[5], beside=bool(found[3]))
        return session.lay(replace(stake, unchanged=bool(found[4])))
    if found := _COLOUR.fullmatch(token):
        return session.in_colour(found[1] if found[1] != "1" else None, parse_money(found[2]) or None)
    if found := _OUTCOME.fullmatch(token):
        return session.spin(POCKET_NAMES[found[1]])
    if (found := _CHOICE.fullmatch(token)) and _takes_choice(session, found[1]):
        return session.choose(found[4], found[1], int(found[2]), Choice.parse(found[3]))
    raise ValueError(token)


def _takes_choice(session: Session, key: str) -> bool:
    """Return whether a choice can stand here: after a zero, for a stake off the numbers."""
    bet = parse_spot(key)
    after_zero = bool(session.spins) and session.spins[-1].outcome in (0, DOUBLE_ZERO) and not session.stakes
    return after_zero and isinstance(bet, Bet) and bet.kind in OUTSIDE
