"""The course of trente et quarante: its texts. Facts are those of the rules, figures too, but for the table."""

from pathlib import Path

from games.web.trente_quarante import GAME
from training.drills.kit.lessons import courses_in
from training.drills.trente_quarante.lessons.figures import FIGURES

LESSONS = courses_in(Path(__file__).parent, GAME.room, figures=FIGURES)
