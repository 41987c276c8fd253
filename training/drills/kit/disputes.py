"""A dispute: a player insists, and the dealer holds the ruling. What is asked is data, each turn with its clauses."""

from collections.abc import Sequence
from dataclasses import dataclass

from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.rules import Ruleset, holds
from training.drills.kit.shifts import Act, Moves

KIND = "dispute"
_TURNS = 2  # so many are asked beside what is paid


@dataclass(frozen=True, slots=True)
class Turn:
    """Something that has to be said or done in a dispute: its name, the answers by theirs, and the clauses that settle
    it. The phrases are `PREFIX.NAME` and `PREFIX.NAME.ANSWER`."""

    name: str
    right: str
    wrong: tuple[str, ...]
    clauses: tuple[str, ...]

    def settled_by(self, rules: Ruleset) -> tuple[str, ...]:
        """Return those of its clauses that hold under a ruleset."""
        return tuple(clause for clause in self.clauses if holds(rules, clause))

    def part(self, chance: Chance, rules: Ruleset, prefix: str) -> Part:
        """Return the part that asks for it, with its answers in any order."""
        code = f"{prefix}.{self.name}"
        offered = options(code, chance.shuffled([self.right, *self.wrong]))
        return Part(self.name, PartKind.CHOICE, Phrase(code), self.right, self.settled_by(rules), offered)


def is_unfounded(claim: Act) -> bool:
    """Return whether nothing is to be paid on a claim, so that its player may insist."""
    return claim.item.key.get("claim") == "nothing"


@dataclass(frozen=True, slots=True)
class Disputes:
    """What a table has for disputes: the ways in which a player insists, what is done with the claim meanwhile, and
    what else may be asked. `ruling` answers "held", "paid" and "shared"."""

    prefix: str
    insists: Sequence[str]
    ruling: Turn
    turns: Sequence[Turn]

    def after(self, chance: Chance, rules: Ruleset, claim: Act) -> Act:
        """Return the act in which the player insists whose claim was unfounded."""
        asked = chance.some([turn for turn in self.turns if turn.settled_by(rules)], _TURNS)
        turns = [self.ruling, *(turn for turn in self.turns if turn in asked)]
        parts = tuple(turn.part(chance, rules, self.prefix) for turn in turns)
        said = claim.item.question.values if isinstance(claim.item.question, Phrase) else {}
        question = Phrase(f"{self.prefix}.{chance.pick(self.insists)}", said)
        item = Item(question, parts, claim.item.scene, claim.item.play)
        claimed = claim.moves["claim"].by_option["pay"]
        moves = Moves(by_option={"paid": claimed, "shared": claimed // 2, "held": 0})
        return Act(KIND, item, {self.ruling.name: moves})
