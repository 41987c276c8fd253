"""How one-card war is taught."""

from training.drills.one_card_war.settling import generator as settling

from training.drills.kit.exam import Blueprint
from training.drills.kit.skill import Generator

GENERATORS: tuple[Generator, ...] = (settling,)
BLUEPRINTS: tuple[Blueprint, ...] = ()
