"""The courses of roulette: a folder of texts each."""

from pathlib import Path

from games.web.roulette import GAMES
from training.drills.kit.lessons import courses_in
from training.drills.roulette.lessons.facts import lesson_facts
from training.drills.roulette.lessons.figures import FIGURES

LESSONS = courses_in(Path(__file__).parent, GAMES[0].room, lesson_facts, FIGURES)
