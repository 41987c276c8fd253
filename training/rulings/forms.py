"""What is typed for a ruling: which table and day, then the result and the bets there, and the code to check one."""

from collections import Counter
from collections.abc import Iterable
from datetime import date
from typing import Any

from django import forms
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from games.web.registry import GAMES
from games.web.venues.models import KeptTable
from training.certification.forms import CodeField, NeededDay
from training.rulings.problems import RulingRefused
from training.rulings.that_day import ThatDay, tables_of, that_day
from training.staff.models import House

_AT_FIELD = {"future": "day", "no-table": "day", "not-dealt": "table"}


class StartForm(forms.Form):
    """A table of a house, and the day of the round in dispute. `on` are the rules of that day."""

    table = forms.TypedChoiceField(
        label=_("Table"),
        coerce=int,
        error_messages={
            "required": _("Choose a table."),
            "invalid_choice": _("This is not a table of your house. Choose one from the list."),
        },
    )
    day = NeededDay(
        label=_("Day of play"),
        missing=_("Enter the day of the round."),
        help_text=_("The rules at the end of that day apply, by the clock of the house."),
    )

    on: ThatDay

    def __init__(self, house: House, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._house = house
        self.fields["table"].choices = [("", "—"), *_choices(tables_of(house))]  # type: ignore[attr-defined]  # a ChoiceField

    @property
    def has_tables(self) -> bool:
        return len(self.fields["table"].choices) > 1  # type: ignore[attr-defined]  # a ChoiceField

    def clean(self) -> dict[str, Any]:
        typed = super().clean() or {}
        table, day = typed.get("table"), typed.get("day")
        if table and isinstance(day, date):
            try:
                self.on = that_day(self._house, table, day, timezone.now())
            except RulingRefused as refused:
                self.add_error(_AT_FIELD[refused.code], str(refused.message))
        return typed


def _choices(tables: Iterable[KeptTable]) -> list[tuple[int, str]]:
    """Return the tables for a list of choices; those that would be called the same with their slugs."""
    titled = [(table, _titled(table)) for table in tables]
    times = Counter(title for _table, title in titled)
    return [(table.table_id, title if times[title] == 1 else f"{title} · {table.slug}") for table, title in titled]


def _titled(table: KeptTable) -> str:
    game = str(GAMES[table.game].title)
    return f"{table.name} · {game}" if table.name else game


class CheckForm(forms.Form):
    """The code of a ruling, cleaned to its stored form."""

    code = CodeField(
        label=_("Code of the ruling"),
        max_length=60,
        error_messages={"required": _("Enter the code printed on the ruling.")},
    )
