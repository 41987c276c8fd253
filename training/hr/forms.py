"""What HR types: the filter of the list, and the reason for an act."""

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any, Self

from django import forms
from django.db.models import TextChoices
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import npgettext, pgettext, pgettext_lazy

from games.web.kit.day_field import DayField
from games.web.kit.formats import number
from training.certification.acts.problems import OF_THE_DAY
from training.certification.acts.words import OVERDUE
from training.certification.forms import NeededDay, programme_choices
from training.certification.problems import CertificateRefused
from training.hr.people_without import WITHOUT, Without
from training.hr.selectors import Filter
from training.staff.days import today
from training.staff.forms import NOT_LISTED, ReasonField
from training.staff.models import House


class FilterState(TextChoices):
    """The statuses by which the list can be filtered."""

    ANY = "", _("all certificates")
    VALID = "valid", pgettext_lazy("certificate", "valid")
    RUNS_OUT = "runs-out", pgettext_lazy("certificate", "expires soon")
    OVERDUE = "overdue", OVERDUE
    EXPIRED = "expired", pgettext_lazy("certificate", "expired")
    SUSPENDED = "suspended", pgettext_lazy("certificate", "suspended")
    REVOKED = "revoked", pgettext_lazy("certificate", "revoked")
    NONE = Without.ANY.value, _("people without a certificate")
    IN_TRAINING = Without.IN_TRAINING.value, Without.IN_TRAINING.label
    NOT_STARTED = Without.NOT_STARTED.value, Without.NOT_STARTED.label


_WITHIN = (30, 60, 90)


def _within(days: int) -> str:
    said = npgettext("certificates expiring", "within {days} day", "within {days} days", days)
    return said.format(days=number(days))


def _within_choices() -> list[tuple[str, str]]:
    """Return from how soon on a certificate is looked for."""
    return [("", pgettext("certificates expiring", "at any time")), *((str(days), _within(days)) for days in _WITHIN)]


def any_programme(*houses: House) -> list[tuple[str, Promise | str]]:
    """Return the programmes of some houses that may be asked for, first any."""
    return [("", pgettext("programme", "any")), *programme_choices(*houses)]


class ListedField(forms.ChoiceField):
    """A choice that may be left open. The address can hold anything, the list only what it offers."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(required=False, error_messages=NOT_LISTED, **kwargs)


class CertificateFilter(forms.Form):
    """Whose certificates are looked for, and which. What a `state` may be is said by each filter."""

    programme = ListedField(label=_("Programme"))
    # Translators: the label of a choice such as “within 30 days”.
    within = ListedField(label=pgettext_lazy("filter", "Expires"), choices=_within_choices)
    name = forms.CharField(label=_("Name"), required=False, max_length=80)

    def __init__(self, houses: Iterable[House], *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["programme"].choices = any_programme(*houses)  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        asked = super().clean() or {}
        if asked.get("state") in WITHOUT and asked.get("within"):
            self.add_error("within", _("People without a certificate have none that expires. Choose “at any time”."))
        return asked


class FilterForm(CertificateFilter):
    """The filter of the HR page, as the address has it."""

    state = ListedField(label=pgettext_lazy("certificate", "Status"), choices=FilterState)
    # Translators: the label of a date: the list shows the certificates as they are on that day.
    on = DayField(label=_("As of"))

    field_order = ("state", "programme", "within", "name", "on")

    @classmethod
    def of(cls, house: House, sent: Mapping[str, Any]) -> Self:
        """Return the filter that was sent, of a house; an empty field means what it means when it is missing, today for
        the day."""
        return cls([house], {"on": today().isoformat()} | {key: value for key, value in sent.items() if value})

    def clean_on(self) -> date:
        return self.cleaned_data["on"] or today()

    def chosen(self, house: str = "") -> Filter:
        """Return what a valid form asks for, of a house by its key."""
        asked = self.cleaned_data
        return Filter(
            day=asked["on"],
            state=asked["state"],
            programme=asked["programme"],
            within=int(asked["within"]) if asked["within"] else None,
            name=asked["name"].strip(),
            house=house,
        )


class ReasonForm(forms.Form):
    """Why HR acts upon a certificate."""

    reason = ReasonField(
        help_text=_(
            "The reason is kept with the certificate permanently, under your name. The public does not see it."
        ),
        missing=_("Enter a reason. It is kept with the certificate."),
    )

    def field_of(self, _refused: CertificateRefused) -> str | None:
        """Return the field at which a refusal is said; None for the whole form."""
        return None


class ExtensionForm(ReasonForm):
    """Until when a certificate is extended, and why."""

    until = NeededDay(label=_("New last day of validity"), missing=_("Enter the new last day of validity."))

    field_order = ("until", "reason")

    def field_of(self, refused: CertificateRefused) -> str | None:
        return "until" if refused.code in OF_THE_DAY else None


class DecisionForm(forms.Form):
    """Whether a changed exam result counts, and why; `seen` is the last mark that the page showed."""

    reason = ReasonField(
        help_text=_("The reason is kept permanently, under your name, and the candidate can read it."),
        missing=_("Enter a reason. It is kept with the decision."),
    )
    seen = forms.IntegerField(widget=forms.HiddenInput, min_value=0, max_value=2**63 - 1)
    decision = forms.ChoiceField(
        choices={"confirm": "", "refuse": ""},
        error_messages={"required": _("Choose whether you confirm or refuse the change.")},
    )

    def decision_made(self) -> dict[str, Any]:
        """Return what a valid form says, as `marking.decide` takes it."""
        asked = self.cleaned_data
        return {"confirm": asked["decision"] == "confirm", "reason": asked["reason"], "seen": asked["seen"]}
