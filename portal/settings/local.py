"""A private machine: everything works with nothing set."""

from .base import *  # noqa: F403
