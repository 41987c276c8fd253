"""What somebody chooses to begin a shift."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from games.web.kit.formats import number
from training.drills.kit.shifts import LENGTHS
from training.drills.registry import SHIFT_TABLES
from training.quiz.dealt import DEALT
from training.shifts.models import Busyness


class StartForm(forms.Form):
    table = forms.ChoiceField(label=_("Table"))
    busyness = forms.ChoiceField(label=_("How busy it is"), choices=Busyness)
    length = forms.TypedChoiceField(label=_("Length"), coerce=int)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        tables = [(table.slug, DEALT[table.ruleset].game.title) for table in SHIFT_TABLES.values()]
        self.fields["table"].choices = tables  # type: ignore[attr-defined]
        self.fields["length"].choices = [(count, _acts(count)) for count in LENGTHS]  # type: ignore[attr-defined]


def _acts(count: int) -> str:
    return ngettext("{count} act", "{count} acts", count).format(count=number(count))
