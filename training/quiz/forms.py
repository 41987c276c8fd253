"""What instructors type to set a target."""

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.drills.kit.target import Target
from training.quiz.targets import MOST_ITEMS


class TargetForm(forms.Form):
    items = forms.IntegerField(label=_("Number of the last answers that count"), min_value=5, max_value=MOST_ITEMS)
    seconds = forms.IntegerField(label=_("Seconds for a question, at most (median)"), min_value=1, max_value=600)
    percent = forms.IntegerField(
        label=pgettext_lazy("target", "Right answers in percent, at least"), min_value=50, max_value=100
    )

    @property
    def target(self) -> Target:
        """What was typed into a form that is valid."""
        return Target(**self.cleaned_data)
