"""What HR types about letters: on which days they go."""

import re
from collections.abc import Sequence

from django import forms
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from training.hr.letters.days import FURTHEST, MOST


class NumbersField(forms.CharField):
    """Whole numbers of days, separated by commas or spaces; cleaned to a list, the most days first."""

    def clean(self, value: str) -> list[int]:
        typed = [each for each in re.split(r"[,;\s]+", super().clean(value)) if each]
        if not typed:
            raise forms.ValidationError(self.error_messages["required"])
        if not all(re.fullmatch(r"[0-9]{1,3}", each) and 1 <= int(each) <= FURTHEST for each in typed):
            # Translators: {most} is a number of days.
            message = _("Enter whole numbers from 1 to {most}, separated by commas, such as 90, 60, 30, 7.")
            raise forms.ValidationError(message.format(most=FURTHEST))
        numbers = sorted(map(int, typed), reverse=True)
        if len(set(numbers)) < len(numbers):
            raise forms.ValidationError(_("Enter each number once."))
        if len(numbers) > MOST:
            # Translators: the number {most} is 8.
            raise forms.ValidationError(_("Enter at most {most} numbers.").format(most=MOST))
        return numbers

    def prepare_value(self, value: object) -> object:
        return ", ".join(map(str, value)) if isinstance(value, Sequence) and not isinstance(value, str) else value


class DaysForm(forms.Form):
    """On which days before the last one the house writes."""

    days = NumbersField(
        label=_("Days before the last day of validity"),
        # Translators: {most} is 8, {furthest} is 400.
        help_text=format_lazy(
            _(
                "At most {most} whole numbers from 1 to {furthest}, separated by commas. Letters also go when the "
                "certificate becomes due for renewal, on its last day, and when it is overdue or has expired."
            ),
            most=MOST,
            furthest=FURTHEST,
        ),
        max_length=80,
        error_messages={"required": _("Enter at least one number of days.")},
    )
