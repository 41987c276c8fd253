"""What every picture with a fault has: chips on the felt, and the question where the fault is."""

from collections.abc import Mapping

from games.roulette.stakes import Choice
from training.drills.kit.common import Scene
from training.drills.kit.items import Item, Part, PartKind, Phrase, Step
from training.drills.kit.spotting import Error
from training.drills.kit.worked import leading_to

NAME = "picture-fault"
UNITS = (500, 1000, 2000, 5000)


def item(question: Phrase, scene: Scene, error: Error, step: Step, play: str = "") -> Item:
    """Return the question for the position of an error; `step` says what is right there."""
    worked = leading_to(error.where, step)
    part = Part("where", PartKind.SPOT, Phrase(f"{NAME}.where"), error.where, error.clauses, worked=worked)
    return Item(question, (part,), scene, play)


def lies(count: int, key: str, *, held: bool = False) -> Scene:
    """Return chips on a position, `held` in prison."""
    return {"bet": key, "chips": count, **({"held": True} if held else {})}


def all_laid(laid: Mapping[str, int], asked: Mapping[str, Choice] | None = None) -> list[Scene]:
    """Return how many chips lie on each position, with what is asked for them at a zero."""
    wishes = {key: {"wish": str(choice)} for key, choice in (asked or {}).items()}
    return [lies(count, key) | wishes.get(key, {}) for key, count in laid.items()]
