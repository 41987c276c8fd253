"""The form of a ruling: what came, and a row for each stake, with the fields that the game asks for."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django import forms
from django.forms.boundfield import BoundField
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from games.core.problems import Problem
from games.web.kit.messages import sentence
from games.web.kit.settling import Asked, Entry, Kind
from training.rulings.fields import field_for, list_of, typed_again
from training.rulings.that_day import ThatDay

ROWS, MORE, MOST_ROWS = 6, 4, 60
PLAYER = Asked("player", _("Player"), Kind.TEXT, hint=_("A seat, a box or a letter, but no name."), needed=False)
_MISSING = _("Fill in this field.")


@dataclass(frozen=True, slots=True)
class Row:
    number: int
    fields: list[BoundField]

    @property
    def has_errors(self) -> bool:
        return any(field.errors for field in self.fields)


class SheetForm(forms.Form):
    """The result and the bets under the rules of a day. Rows that are empty as a whole do not count."""

    token = forms.CharField(max_length=32, widget=forms.HiddenInput)
    rows = forms.IntegerField(min_value=1, max_value=MOST_ROWS, widget=forms.HiddenInput)
    note = forms.CharField(
        label=_("Note"),
        help_text=_("Printed on the ruling, but not shown where its code is checked."),
        required=False,
        max_length=2000,
        widget=forms.Textarea(attrs={"rows": 3}),
    )

    def __init__(self, on: ThatDay, data: QueryDict | None = None, *, initial: Mapping[str, Any]) -> None:
        super().__init__(data, initial=dict(initial))
        self._came, self._laid = on.settling.came(on.rules), (PLAYER, *on.settling.laid(on.rules))
        self._count = rows_in(data) if data is not None else int(initial["rows"])
        for asked in self._came:
            self.fields[asked.name] = field_for(asked)
        for number in range(self._count):
            for asked in self._laid:
                self.fields[_name(number, asked)] = field_for(asked, hinted=number == 0)

    @property
    def came(self) -> list[BoundField]:
        return [self[asked.name] for asked in self._came]

    @property
    def laid(self) -> list[Row]:
        return [Row(n + 1, [self[_name(n, asked)] for asked in self._laid]) for n in range(self._count)]

    @property
    def suggestions(self) -> Iterator[tuple[str, list[str]]]:
        """Yield what each list suggests, with its id."""
        for asked in self._laid:
            if asked.kind is Kind.SUGGESTED:
                yield list_of(asked), [str(words) for words in asked.choices.values()]

    @property
    def may_grow(self) -> bool:
        return self._count < MOST_ROWS

    def clean(self) -> dict[str, Any]:
        typed = super().clean() or {}
        needed = [asked.name for asked in self._came if asked.needed]
        for number, _entry in self._rows(typed):
            needed += [_name(number, asked) for asked in self._laid if asked.needed]
        for name in needed:
            if name not in self.errors and not typed.get(name):
                self.add_error(name, str(_MISSING))
        return typed

    def _rows(self, typed: Mapping[str, Any]) -> list[tuple[int, Entry]]:
        """Return the rows in which anything stands, refused values among them."""
        found: list[tuple[int, Entry]] = []
        for number in range(self._count):
            entry = {asked.name: typed.get(_name(number, asked), "") for asked in self._laid}
            if any(entry.values()) or any(self.errors.get(_name(number, asked)) for asked in self._laid):
                found.append((number, {name: value for name, value in entry.items() if value}))
        return found

    def entered(self) -> tuple[Entry, dict[int, Entry]]:
        """Return the result, and each bet by the number of its row."""
        typed = self.cleaned_data
        came = {asked.name: typed[asked.name] for asked in self._came if typed[asked.name]}
        return came, dict(self._rows(typed))

    def refuse(self, problems: Sequence[Problem]) -> None:
        """Say at its field what the engine refuses."""
        for problem in problems:
            self.add_error(self._field_of(problem.field), sentence(problem))

    def _field_of(self, path: str) -> str | None:
        """Return the field of a path such as "laid[2].stake" or "cards[3]"; none where the form has no such field."""
        whole, _dot, rest = path.partition(".")
        name = (rest or whole).partition("[")[0]
        if not whole.startswith("laid["):
            return name if name in self.fields else None
        row = f"laid-{whole[5:-1]}-"
        first = next(asked.name for asked in self._laid if asked.needed)
        return row + (name if row + name in self.fields else first)


def _name(number: int, asked: Asked) -> str:
    return f"laid-{number}-{asked.name}"


def rows_in(data: QueryDict) -> int:
    """Return how many rows a form was sent with."""
    sent = data.get("rows", "")
    return min(int(sent), MOST_ROWS) if sent.isdecimal() and 0 < len(sent) < 4 and int(sent) else ROWS


def typed_so_far(data: QueryDict) -> dict[str, Any]:
    """Return what was typed, for a form with more rows."""
    return {**data.dict(), "rows": min(rows_in(data) + MORE, MOST_ROWS)}


def typed_from(on: ThatDay, came: Entry, laid: Sequence[Entry]) -> dict[str, Any]:
    """Return a former ruling as it would be typed again."""
    fields = (PLAYER, *on.settling.laid(on.rules))
    typed: dict[str, Any] = {
        asked.name: typed_again(asked, came[asked.name]) for asked in on.settling.came(on.rules) if asked.name in came
    }
    for number, entry in enumerate(laid):
        typed |= {
            _name(number, asked): typed_again(asked, entry[asked.name]) for asked in fields if asked.name in entry
        }
    return {**typed, "rows": max(ROWS, len(laid) + 1)}
