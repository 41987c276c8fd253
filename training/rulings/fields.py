"""A field of a form for each thing that a game asks: it reads what was typed into the notation of the engine."""

from collections.abc import Callable
from typing import Any

from django import forms

from games.core.cards import show_cards
from games.core.money import plain_money
from games.core.problems import Refused
from games.web.kit.cards.reading import read_typed
from games.web.kit.form import amount
from games.web.kit.messages import sentence
from games.web.kit.settling import Asked, Kind
from training.staff.forms import NOT_LISTED

LONGEST = 200  # characters of a field


class _ReadField(forms.CharField):
    """A text that a reader of the engine understands; what it refuses is said at the field."""

    def __init__(self, read: Callable[[str], str], **kwargs: Any) -> None:
        super().__init__(required=False, max_length=LONGEST, **kwargs)
        self._read = read

    def clean(self, value: Any) -> str:
        typed: str = super().clean(value)
        try:
            return self._read(typed) if typed else ""
        except Refused as refused:
            raise forms.ValidationError(sentence(refused.first)) from None


def _suggested(asked: Asked) -> Callable[[str], str]:
    """Read one of the suggestions by its words, whatever the capitals; anything else stays as it was typed."""
    values = {str(words).casefold(): value for value, words in asked.choices.items()}
    return lambda typed: values.get(typed.casefold(), typed)


def _input(mode: str = "text", **attrs: str) -> forms.TextInput:
    return forms.TextInput(attrs={"inputmode": mode, "autocomplete": "off", **attrs})


def field_for(asked: Asked, *, hinted: bool = True) -> forms.Field:
    """Return the field. None is required by itself: a row may be empty as a whole."""
    shown: dict[str, Any] = {"label": asked.label, "help_text": asked.hint if hinted else ""}
    if asked.kind is Kind.CHOICE:
        choices = [("", "—"), *asked.choices.items()]
        return forms.ChoiceField(choices=choices, required=False, error_messages=NOT_LISTED, **shown)
    if asked.kind is Kind.AMOUNT:
        return _ReadField(lambda typed: plain_money(amount(typed)), widget=_input("decimal"), **shown)
    if asked.kind is Kind.CARDS:
        return _ReadField(lambda typed: show_cards(read_typed(typed)), widget=_input(), **shown)
    listed = {"list": list_of(asked)} if asked.choices else {}
    return _ReadField(_suggested(asked), widget=_input(**listed), **shown)


def list_of(asked: Asked) -> str:
    """Return the id of the suggestions of a field, which all rows share."""
    return f"suggestions-{asked.name}"


def typed_again(asked: Asked, value: str) -> str:
    """Return a kept value as somebody would type it."""
    return str(asked.choices.get(value, value)) if asked.kind is Kind.SUGGESTED else value
