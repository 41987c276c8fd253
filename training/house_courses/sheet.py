"""The draft of a course as a form: its words, its steps in their order, and what can be added to them."""

from typing import Any

from django.conf import settings
from django.http import QueryDict
from django.utils.translation import gettext as _

from training.house_courses.forms import CourseForm, StepForm, written
from training.house_courses.models import CourseDraft
from training.house_courses.services import Contents
from training.house_courses.things import Things
from training.staff.models import House
from training.staff.titled import Row, rearranged
from training.steps import things

MOST_STEPS = 60
_FIELDS = ("what", "items", "percent")
_TARGET = {"items": "20", "percent": "80"}


class Sheet:
    """What was typed, or the draft as it is kept. `act` is the button: save, add-reading, add-drill, add-exam, or up-2,
    down-2, remove-2."""

    def __init__(self, house: House, form: CourseForm, rows: list[Row]) -> None:
        self.form, self.named = form, Things(house)
        self.steps = [StepForm(row, place) for place, row in enumerate(rows, start=1)]
        open_now = self.named.offered([step.named for step in self.steps if step.named])
        for step in self.steps:
            if step.named:
                step.thing, step.is_offered = self.named.of(step.named), step.named in open_now

    @classmethod
    def kept(cls, draft: CourseDraft) -> "Sheet":
        initial: dict[str, Any] = {"edition": draft.edition}
        for code in settings.STAFF_LANGUAGES:
            initial[f"title_{code}"] = draft.titles.get(code, "")
            initial[f"description_{code}"] = draft.descriptions.get(code, "")
        rows = [
            {"what": written(each), "items": each.items or 1, "percent": each.percent or 1} for each in draft.things
        ]
        return cls(draft.course.house, CourseForm(initial=initial), rows)

    @classmethod
    def typed(cls, house: House, data: QueryDict) -> "Sheet":
        columns = (data.getlist(name) for name in _FIELDS)
        rows = [dict(zip(_FIELDS, values, strict=True)) for values in zip(*columns, strict=False)]
        return cls(house, CourseForm(data), rearranged(rows, data.get("act", ""), lambda: _added(data)))

    @property
    def choices(self) -> dict[str, Any]:
        """What can be added: lessons by course, levels by skill and the rules for them, and exams."""
        return {
            "readings": things.readings(()),
            "levels": things.levels(()),
            "rulesets": things.rulesets(()),
            "exams": self.named.exams.choices,
        }

    def is_valid(self) -> bool:
        """Return whether the whole of it can be kept; errors are at their fields."""
        good = [self.form.is_valid(), *(step.is_valid() for step in self.steps)]
        if len(self.steps) > MOST_STEPS:
            self.form.add_error(None, _("A course has at most {count} steps.").format(count=MOST_STEPS))
        written_steps = [step.data["what"] for step in self.steps]
        if len(set(written_steps)) < len(written_steps):
            self.form.add_error(None, _("The same step is here twice. Remove it once."))
        return all(good) and not self.form.errors

    @property
    def contents(self) -> Contents:
        """What was typed into a sheet that is valid."""
        steps = [step.step for step in self.steps]
        return Contents(self.form.titles, self.form.by_language("description"), steps)


def _added(data: QueryDict) -> Row | None:
    """Return the row of what was chosen beside the button that was pressed."""
    kind = data.get("act", "").removeprefix("add-")
    chosen = data.get(f"add_{kind}", "")
    if not chosen:
        return None
    if kind == "drill":
        return {"what": f"drill/{chosen}/{data.get('rules', '')}"} | _TARGET
    is_whole = kind == "reading" and "/" not in chosen
    return {"what": f"{kind}/{chosen}" + "/" * is_whole} | _TARGET
