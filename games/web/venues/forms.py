"""Fields of the editors' forms."""

import json
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.forms.fields import InvalidJSONInput
from django.utils.translation import gettext_lazy as _

from games.core.money import parse_money, show_money


class Amount(forms.CharField):
    """Cents, written as an amount such as 0.01."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(empty_value=None, widget=forms.TextInput(attrs={"inputmode": "decimal", "size": 10}), **kwargs)

    def prepare_value(self, value: Any) -> Any:
        return show_money(value) if isinstance(value, int) else value

    def to_python(self, value: Any) -> Any:
        text = super().to_python(value)
        if text is None:
            return None
        try:
            return parse_money(text)
        except ValueError:
            raise ValidationError(_("Enter an amount such as 12.50, with at most two decimals.")) from None

    def has_changed(self, initial: Any, data: Any) -> bool:
        return super().has_changed(self.prepare_value(initial), data)


class Overrides(forms.JSONField):
    """Parameters as JSON, a line each; an empty field is no parameter."""

    widget = forms.Textarea(attrs={"rows": 12, "cols": 60, "dir": "ltr", "spellcheck": "false"})

    def to_python(self, value: Any) -> Any:
        read = super().to_python(value)
        return {} if read is None else read

    def prepare_value(self, value: Any) -> Any:
        if isinstance(value, InvalidJSONInput | str):
            return value
        return json.dumps(value, indent=2, ensure_ascii=False) if value else ""
