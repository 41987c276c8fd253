"""The course of chemin de fer: its texts. Facts are those of the rules, figures too, but for the table."""

from pathlib import Path

from games.web.chemin_de_fer import GAME
from training.drills.chemin_de_fer.lessons.figures import FIGURES
from training.drills.kit.lessons import courses_in

LESSONS = courses_in(Path(__file__).parent, GAME.room, figures=FIGURES)
