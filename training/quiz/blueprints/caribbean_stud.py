"""The exam of Caribbean stud."""

from training.quiz.blueprints.shape import Blueprint

BLUEPRINTS: tuple[Blueprint, ...] = ()
