"""What assessors enter: whom they test at which game, the sheet, a second opinion, and why a test is withdrawn."""

from datetime import date, datetime, timedelta
from typing import Any

from django import forms
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.web.kit.day_field import DayField
from games.web.registry import GAMES
from training.drills.kit.practical import Criterion, Grade, Group, Rubric
from training.drills.registry import RUBRICS
from training.practical.selectors import candidates, people_tested, second_assessors
from training.practical.services import Sheet
from training.staff.models import House, User

UNLISTED = _("This is not in the list. Choose an entry from the list.")


class PersonField(forms.ModelChoiceField):
    """One person, by name."""

    def __init__(self, **kwargs: Any) -> None:
        messages = {"invalid_choice": UNLISTED} | kwargs.pop("error_messages", {})
        super().__init__(queryset=User.objects.none(), error_messages=messages, **kwargs)

    def label_from_instance(self, obj: User) -> str:
        return obj.full_name


def _games() -> list[tuple[str, Promise | str]]:
    """Return the games in which people are tested."""
    return [(slug, game.title) for slug, game in GAMES.items() if slug in RUBRICS]


class StartForm(forms.Form):
    """Who is tested, at which game."""

    candidate = PersonField(label=_("Candidate"), error_messages={"required": _("Choose who is tested.")})
    game = forms.ChoiceField(label=pgettext_lazy("practical test", "Game"), error_messages={"invalid_choice": UNLISTED})

    def __init__(self, house: House, assessor: User, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["candidate"].queryset = candidates(house, assessor)  # type: ignore[attr-defined]
        self.fields["game"].choices = _games()  # type: ignore[attr-defined]


class FilterForm(forms.Form):
    """Whose tests are listed, and at which game. Its ids are not those of the form that begins a test."""

    person = PersonField(label=pgettext_lazy("filter", "Person"), required=False, empty_label=_("all people"))
    dealt = forms.ChoiceField(
        label=pgettext_lazy("filter", "Game"), required=False, error_messages={"invalid_choice": UNLISTED}
    )

    def __init__(self, viewer: User, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.auto_id = "filter_%s"
        self.fields["person"].queryset = people_tested(viewer)  # type: ignore[attr-defined]
        self.fields["dealt"].choices = [("", pgettext_lazy("games", "all")), *_games()]  # type: ignore[attr-defined]


class SheetForm(forms.Form):
    """The sheet of a practical test: a grade for each criterion of the rubric, and what else is noted. The day is asked
    for only where that of the device's clock was refused."""

    day = DayField(label=_("Day of the test"))
    second = PersonField(
        label=_("Second assessor"),
        required=False,
        empty_label=pgettext_lazy("second assessor", "nobody"),
        help_text=_("They confirm the test on their own account. It counts only from then on."),
    )
    notes = forms.CharField(label=_("Notes"), required=False, max_length=4000, widget=forms.Textarea({"rows": 4}))
    notes_for_house = forms.BooleanField(
        label=_("The notes are for the house alone"),
        help_text=_("Without a tick the candidate reads them, like the grades."),
        required=False,
    )
    token = forms.CharField(max_length=32, widget=forms.HiddenInput)
    began = forms.DateTimeField(required=False, widget=forms.HiddenInput)
    ended = forms.DateTimeField(required=False, widget=forms.HiddenInput)

    def __init__(self, rubric: Rubric, assessor: User, candidate: User, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.rubric = rubric
        self.fields["rounds"] = _rounds(rubric.minimum)
        others = second_assessors(candidate.house, assessor, candidate)  # type: ignore[arg-type]
        self.fields["second"].queryset = others  # type: ignore[attr-defined]
        for each in rubric.criteria:
            self.fields[_name(each)] = _grade(each)

    def groups(self) -> list[tuple[str, list[forms.BoundField]]]:
        """Return the fields of the criteria by group, under the group's name."""
        return [
            (str(group.label), [self[_name(each)] for each in self.rubric.criteria if each.group == group])
            for group in Group
        ]

    def sheet(self, now: datetime) -> Sheet:
        """Return what was entered, its times moved to the day that was entered, if one was."""
        entered = self.cleaned_data
        ended = entered["ended"] or now
        began = min(entered["began"] or ended, ended)
        moved = _until_day(ended, entered["day"]) if entered["day"] else timedelta()
        grades = {each.id: entered[_name(each)] for each in self.rubric.criteria if entered[_name(each)] is not None}
        return Sheet(
            token=entered["token"],
            rounds=entered["rounds"],
            grades=grades,
            began_at=began + moved,
            ended_at=ended + moved,
            notes=entered["notes"],
            notes_for_house=entered["notes_for_house"],
            second=entered["second"],
        )


class AnswerForm(forms.Form):
    """Whether the second assessor agrees, and why. Its ids are not those of the form beside it."""

    reason = forms.CharField(
        label=_("Reason"),
        help_text=_("Needed if you disagree. It is kept permanently, under your name."),
        required=False,
        max_length=500,
        widget=forms.Textarea({"rows": 3}),
    )
    answer = forms.ChoiceField(
        choices={"agree": "", "disagree": ""},
        error_messages={"required": _("Choose whether you confirm the test or disagree.")},
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.auto_id = "answer_%s"

    @property
    def agrees(self) -> bool:
        return bool(self.cleaned_data["answer"] == "agree")


class WithdrawForm(forms.Form):
    """Why a test does not count."""

    reason = forms.CharField(
        label=pgettext_lazy("practical test", "Why the test does not count"),
        help_text=_("The candidate reads this, with your name."),
        max_length=500,
        widget=forms.Textarea({"rows": 3}),
        error_messages={"required": _("Give a reason.")},
    )


def _until_day(moment: datetime, day: date) -> timedelta:
    """Return how long it is from a moment to the same time of the clock on a day in the house."""
    local = timezone.localtime(moment, timezone.get_default_timezone())
    return datetime.combine(day, local.time(), local.tzinfo) - moment


def _name(criterion: Criterion) -> str:
    return f"grade-{criterion.id}"


def _grade(criterion: Criterion) -> forms.Field:
    unseen = [] if criterion.required else [("", pgettext_lazy("practical test", "Not seen"))]
    return forms.TypedChoiceField(
        label=str(criterion.title),
        help_text=str(criterion.looked_at),
        required=criterion.required,
        choices=[*Grade.choices, *unseen],
        coerce=int,
        empty_value=None,
        widget=forms.RadioSelect,
        error_messages={"required": _("Choose a grade for this line."), "invalid_choice": UNLISTED},
    )


def _rounds(minimum: int) -> forms.Field:
    too_few = _("At least %(limit_value)s rounds have to be dealt in this test.")
    return forms.IntegerField(
        label=_("Rounds dealt (spins, hands or coups)"),
        help_text=too_few % {"limit_value": minimum},
        min_value=minimum,
        max_value=1000,
        error_messages={"required": _("Enter how many rounds were dealt."), "min_value": too_few},
    )
