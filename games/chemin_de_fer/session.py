"""A table from its opening on in one line, so that a whole game fits into an address.

    seats:123456 100*bank@1 banco@4 .win 50*stake@2 150*stake@3 .KdQs:7c9d retire@1 hauteur@2

reads: six seats are taken; 1 lays a bank of 100; 4 plays against all of it and loses; two stakes are laid, and the
punter's cards are a king and a queen; 1 retires, and 2 takes the bank as it is. Without `seats` every one is taken.

A coup is written as what the bank does, `.win`, `.lose` or `.tie`, or as the cards of both hands. Cards after a `+`
are those that come next in the shoe; they count where a coup is rebuilt. `.auction` and `.sold` sell a bank.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from games.chemin_de_fer.calls import Call
from games.chemin_de_fer.clauses import Clause, Rule
from games.chemin_de_fer.coup import BANK, PUNTER, Coup, Dealt, Result, judge
from games.chemin_de_fer.legality import clause_of
from games.chemin_de_fer.payment import Settlement
from games.chemin_de_fer.play import Hammer, make_call, open_table, play_coup, run_auction
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.table import Table, hand
from games.core.notation import words
from games.core.problems import Problem, Refused, unreadable

MOST_TOKENS = 400
_SEATS = "seats:"

Step = Call | Result | Dealt | Hammer


@dataclass(frozen=True, slots=True)
class Played:
    """A step, the table after it, and the rules by which it went so; a coup has its settlement, and its ruling if its
    cards are known."""

    step: Step
    table: Table
    because: tuple[Rule, ...]
    settlement: Settlement | None = None
    coup: Coup | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """What has been said and dealt at a table. `seats` are the occupied ones; none named: all of them."""

    steps: tuple[Step, ...] = ()
    seats: str = ""

    def then(self, step: Step) -> "Session":
        return replace(self, steps=(*self.steps, step))

    def undo(self) -> "Session":
        """Return a copy without the last step."""
        return replace(self, steps=self.steps[:-1])

    def open_table(self, rules: Ruleset) -> Table:
        """Return the table before the first step. Raise Refused for seats that cannot open the game."""
        return open_table(rules, self.seats)

    def play(self, rules: Ruleset) -> tuple[Played, ...]:
        """Return every step in turn. Raise Refused for the first that is not legal, at `steps[3].who` and the like."""
        return tuple(self._played(rules))

    def _played(self, rules: Ruleset) -> Iterator[Played]:
        table = self.open_table(rules)
        for place, step in enumerate(self.steps):
            try:
                played = take(rules, table, step)
            except Refused as refused:
                raise refused.at(f"steps[{place}]") from None
            yield played
            table = played.table

    def __str__(self) -> str:
        seats = [f"{_SEATS}{self.seats}"] if self.seats else []
        return " ".join([*seats, *(str(step) if isinstance(step, Call) else f".{step}" for step in self.steps)])

    @staticmethod
    def parse(text: str) -> "Session":
        """Read the notation. Raise Refused for a word that cannot be read and for more than a page holds."""
        tokens = words(text)
        if len(tokens) > MOST_TOKENS:
            raise Refused(Problem("too_much", "play"))
        seats = tokens.pop(0).removeprefix(_SEATS) if tokens and tokens[0].startswith(_SEATS) else ""
        return Session(tuple(map(_read, tokens)), seats)


def take(rules: Ruleset, table: Table, step: Step) -> Played:
    """Return one step at a table. Raise Refused when it is not legal."""
    if isinstance(step, Call):
        return Played(step, make_call(rules, table, step), (clause_of(table, step),))
    if isinstance(step, Hammer):
        sold = Clause.BOUGHT if table.bids else Clause.NO_BID
        return Played(step, run_auction(table, step), (sold if step is Hammer.SOLD else Clause.AUCTION,))
    if isinstance(step, Result):
        after, settled = play_coup(rules, table, step)
        return Played(step, after, settled.because, settled)
    ruling = judge(rules, step, asked(rules, table))
    after, settled = play_coup(rules, table, ruling.result)
    return Played(step, after, (*ruling.because, *settled.because), settled, ruling)


def asked(rules: Ruleset, table: Table) -> frozenset[str]:
    """Return the sides whose cards are held by somebody who has asked for the rule table."""
    holders = {PUNTER: hand(rules, table), BANK: table.banker}
    return frozenset(side for side, holder in holders.items() if holder in table.bound)


def _read(token: str) -> Step:
    try:
        return _announcement(token[1:]) if token.startswith(".") else Call.parse(token)
    except (ValueError, Refused):
        raise unreadable(token) from None


def _announcement(word: str) -> Step:
    if word in list(Result):
        return Result(word)
    return Hammer(word) if word in list(Hammer) else Dealt.parse(word)
