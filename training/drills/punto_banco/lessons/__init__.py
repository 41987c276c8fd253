"""The course of punto banco: its texts; facts and figures are those of the rules."""

from pathlib import Path

from games.web.punto_banco import GAME
from training.drills.kit.lessons import courses_in

LESSONS = courses_in(Path(__file__).parent, GAME.room)
