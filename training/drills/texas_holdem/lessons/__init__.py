"""The course for dealers of Texas hold'em: its texts; facts and figures are those of the rules."""

from pathlib import Path

from games.web.texas_holdem import GAME
from training.drills.kit.lessons import courses_in

LESSONS = courses_in(Path(__file__).parent, GAME.room)
