"""The exam of blackjack."""

from training.quiz.blueprints.shape import Blueprint

BLUEPRINTS: tuple[Blueprint, ...] = ()
