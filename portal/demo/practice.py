"""Drills that the demo people have done, so that instructors see who is weak where."""

from typing import NamedTuple

from training.drills.registry import GENERATORS
from training.quiz import services
from training.quiz.dealt import DEALT
from training.quiz.judging import judged
from training.quiz.services import Drawn
from training.staff.models import User


class Drilled(NamedTuple):
    """How many items of a skill somebody answered, and how many of them right."""

    username: str
    skill: str
    items: int
    right: int
    level: int = 1
    ruleset: str = "venice-french"


DRILLED = (
    Drilled("giulia.ferro", "multiples", 20, 19),
    Drilled("giulia.ferro", "zero", 12, 6),
    Drilled("luc.martin", "sectors", 15, 14),
    Drilled("luc.martin", "zero", 10, 4, ruleset="venice-fair"),
    Drilled("anna.shaw", "picture-bet", 16, 9),
)


def make_practice(people: dict[str, User]) -> None:
    """Answer the items, of which each person has each once."""
    for drilled in DRILLED:
        generator, rules = GENERATORS[drilled.skill], DEALT[drilled.ruleset].rules
        for number in range(drilled.items):
            drawn = Drawn(drilled.ruleset, drilled.level, f"demo{number}")
            item = generator.make(drawn.seed, drawn.level, rules, drawn.cell)
            given = item.key if number < drilled.right else {}
            services.practise(people[drilled.username], generator, drawn, given, judged(item, given, None))
