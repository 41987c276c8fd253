"""The exam of punto banco."""

from training.quiz.blueprints.shape import Blueprint

BLUEPRINTS: tuple[Blueprint, ...] = ()
