"""Forms of what a house makes: its words in each language of the staff, and rows that buttons rearrange."""

from collections.abc import Callable
from typing import Any

from django import forms
from django.conf import settings
from django.utils.translation import gettext as _

from training.staff.languages import language_name

Row = dict[str, Any]


class Titled(forms.Form):
    """With a title in each language of the staff, at least one of them filled."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for code in settings.STAFF_LANGUAGES:
            # Translators: the label of a field; {language} is the name of a language.
            label = _("Title ({language})").format(language=language_name(code))
            field = forms.CharField(label=label, required=False, max_length=120)
            field.widget.attrs["lang"] = code
            self.fields[f"title_{code}"] = field
        self.order_fields([f"title_{code}" for code in settings.STAFF_LANGUAGES])

    def clean(self) -> dict[str, Any]:
        """Check that there is a title."""
        if not self.titles and not any(name.startswith("title_") for name in self.errors):
            self.add_error(f"title_{settings.STAFF_LANGUAGES[0]}", _("Enter a title in at least one language."))
        return self.cleaned_data

    @property
    def titles(self) -> dict[str, str]:
        """The titles by language."""
        return self.by_language("title")

    def by_language(self, name: str) -> dict[str, str]:
        """Return what was typed into the fields of a name, by language; empty ones are left out."""
        typed = {code: self.cleaned_data.get(f"{name}_{code}", "") for code in settings.STAFF_LANGUAGES}
        return {code: text for code, text in typed.items() if text}


def number(typed: Any) -> int:
    """Return what was typed as a number for the figures that are shown; 0 for what is none."""
    try:
        return max(0, min(int(typed), 10_000))
    except (TypeError, ValueError):
        return 0


def rearranged(rows: list[Row], act: str, added: Callable[[], Row | None]) -> list[Row]:
    """Return the rows as a button rearranges them: add, or up-2, down-2, remove-2."""
    verb, _dash, typed = act.partition("-")
    place = number(typed) - 1
    if verb == "add":
        row = added()
        return [*rows, row] if row else rows
    if not 0 <= place < len(rows):
        return rows
    row = rows.pop(place)
    if verb in ("up", "down"):
        rows.insert(max(0, place + (1 if verb == "down" else -1)), row)
    elif verb != "remove":
        rows.insert(place, row)
    return rows
