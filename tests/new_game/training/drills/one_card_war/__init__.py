"""How one-card war is taught."""

from training.drills.one_card_war.exams import BLUEPRINTS, PROGRAMMES
from training.drills.one_card_war.settling import generator as settling

from training.drills.kit.taught import Taught

GAME = Taught(generators=(settling,), blueprints=BLUEPRINTS, programmes=PROGRAMMES)
