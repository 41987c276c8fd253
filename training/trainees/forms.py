"""What instructors type."""

from django import forms
from django.utils.translation import gettext_lazy as _


class SearchForm(forms.Form):
    name = forms.CharField(label=_("Name"), required=False, max_length=80)
