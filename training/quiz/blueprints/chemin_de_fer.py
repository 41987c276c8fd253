"""The exam of chemin de fer."""

from training.quiz.blueprints.shape import Blueprint

BLUEPRINTS: tuple[Blueprint, ...] = ()
