"""Phrases of items, said in the reader's language."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.formats import number_format
from django.utils.translation import ngettext

from training.quiz.answers import show_amount
from training.quiz.generators import GENERATORS

_TEXTS = {code: text for generator in GENERATORS.values() for code, text in generator.texts.items()}


def say(phrase: Mapping[str, Any]) -> str:
    """A phrase of a face in the active language."""
    values = {name: say_value(value) for name, value in phrase["values"].items()}
    return str(_TEXTS[phrase["code"]]).format(**values)


def say_value(value: Any) -> str:
    if isinstance(value, dict):
        ((what, of),) = value.items()
        return _SAYERS[what](of)
    return number_format(value, force_grouping=True) if isinstance(value, int) else str(value)


def _chips(count: int) -> str:
    return ngettext("{count} chip", "{count} chips", count).format(count=number_format(count))


_SAYERS: dict[str, Callable[[Any], str]] = {
    "money": show_amount,
    "chips": _chips,
    "say": lambda code: say({"code": code, "values": {}}),
}
