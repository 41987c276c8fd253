"""The exam of trente et quarante."""

from training.quiz.blueprints.shape import Blueprint

BLUEPRINTS: tuple[Blueprint, ...] = ()
