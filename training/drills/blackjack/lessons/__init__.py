"""The course of blackjack: its texts. Facts are those of the rules, figures too, but for the table."""

from pathlib import Path

from games.web.blackjack import GAME
from training.drills.blackjack.lessons.figures import FIGURES
from training.drills.kit.lessons import courses_in

LESSONS = courses_in(Path(__file__).parent, GAME.room, figures=FIGURES)
