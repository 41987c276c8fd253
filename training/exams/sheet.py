"""The draft of an exam as a form: its titles, its sections in their order, and what can be added to them."""

from django.conf import settings
from django.http import QueryDict
from django.utils.translation import gettext as _

from training.exams.blueprints import is_pilot
from training.exams.choices import Choices, named
from training.exams.forms import MOST_QUESTIONS, ExamForm, SectionForm
from training.exams.models import ExamDraft
from training.exams.problems import ExamRefused
from training.exams.services import Contents
from training.staff.titled import Row, number, rearranged

Tables = list[tuple[str, str]]  # the rules that the exam can follow, by name
_FIELDS = ("what", "count", "weight")  # of a section, beside its tick


class Sheet:
    """What was typed, or the draft as it is kept. `act` is the button: save, add, or up-2, down-2, remove-2."""

    def __init__(self, choices: Choices, form: ExamForm, rows: list[Row]) -> None:
        labels = {what: (title, label) for title, levels in choices for what, label in levels}
        self.choices, self.form = choices, form
        self.sections = [SectionForm(row, place, labels) for place, row in enumerate(rows, start=1)]

    @classmethod
    def kept(cls, choices: Choices, draft: ExamDraft, tables: Tables) -> "Sheet":
        titles = {f"title_{code}": draft.titles.get(code, "") for code in settings.STAFF_LANGUAGES}
        columns = {"pass_mark": draft.pass_mark, "pace": draft.pace, "edition": draft.edition, "table": draft.table}
        rows = [
            {"what": named(row), "count": row.get("count", 1), "weight": row["weight"], "pilot": is_pilot(row)}
            for row in draft.sections
        ]
        return cls(choices, ExamForm(initial=titles | columns, tables=tables), rows)

    @classmethod
    def typed(cls, choices: Choices, data: QueryDict, tables: Tables) -> "Sheet":
        columns = (data.getlist(name) for name in _FIELDS)
        ticked = data.getlist("pilot")
        rows: list[Row] = [
            {**dict(zip(_FIELDS, values, strict=True)), "pilot": str(place) in ticked}
            for place, values in enumerate(zip(*columns, strict=False), start=1)
        ]

        def added() -> Row | None:
            return {"what": data["add"], "count": "1", "weight": "1", "pilot": False} if data.get("add") else None

        return cls(choices, ExamForm(data, tables=tables), rearranged(rows, data.get("act", ""), added))

    def is_valid(self) -> bool:
        """Return whether the whole of it can be kept; errors are at their fields."""
        good = [self.form.is_valid(), *(section.is_valid() for section in self.sections)]
        if self.size > MOST_QUESTIONS:
            self.form.add_error(None, _("An exam has at most {count} questions.").format(count=MOST_QUESTIONS))
        asked = [section.asks for section in self.sections if section.is_question]
        if len(set(asked)) < len(asked):
            self.form.add_error(None, _("The same question of the house is here twice. Remove it once."))
        return all(good) and not self.form.errors

    @property
    def size(self) -> int:
        """The number of questions, as far as they can be read."""
        return sum(number(section["count"].value()) for section in self.sections)

    @property
    def points(self) -> int:
        """The marks that can be earned, as far as they can be read; what is tried out earns none."""
        counted = [each for each in self.sections if not each["pilot"].value()]
        return sum(number(each["count"].value()) * number(each["weight"].value()) for each in counted)

    @property
    def needed(self) -> int:
        """How many of the marks are needed to pass, rounded up."""
        return -(-self.points * number(self.form["pass_mark"].value()) // 100)

    @property
    def minutes(self) -> int:
        return self.size * number(self.form["pace"].value()) // 60

    @property
    def contents(self) -> Contents:
        """What was typed into a sheet that is valid."""
        typed = self.form.cleaned_data
        sections = [section.section for section in self.sections]
        return Contents(self.form.titles, sections, typed["pass_mark"], typed["pace"], typed.get("table", ""))

    def refuse(self, refused: ExamRefused) -> None:
        """Show a refusal at the section that is wrong, or above the form."""
        wrong = refused.section
        what = f"{wrong.generator}/{wrong.level}" if wrong else ""
        at = [section for section in self.sections if section.asks == what]
        if at:
            at[-1].add_error("count", str(refused.message))
        else:
            self.form.add_error(None, str(refused.message))
