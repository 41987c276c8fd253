"""The courses of roulette: a folder of texts each."""

from pathlib import Path

from training.drills.kit.taught import Lessons
from training.drills.roulette.lessons.facts import lesson_facts
from training.drills.roulette.lessons.figures import FIGURES

LESSONS = (Lessons(Path(__file__).parent / "french-roulette", lesson_facts, FIGURES),)
