"""Certificates and what became of them. Every row is only ever added: see training.staff.records.

The state of a certificate is never stored. It follows from its dates, from the revocations and reinstatements, and
from what became of the exam it rests on, as recorded by the end of the day that is asked about (`states.py`).
"""

from collections.abc import Sequence
from datetime import date, datetime
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext

from games.web.kit.templatetags.days import day
from training.certification.acts.models import Act, Bar, Extension, ExtensionEnd, ImportedEvidence, Lift, Suspension
from training.certification.acts.terms_models import HouseTerms
from training.certification.programmes import title_of
from training.certification.rechecks.models import ClauseRenewal, Recheck, RecheckSitting
from training.certification.recognition.models import Recognition, RecognitionEnd
from training.quiz.models import Attempt, OutcomeChange
from training.staff.models import House
from training.staff.records import Record

if TYPE_CHECKING:
    from training.certification.rechecks.selectors import Quiz, Renewed

__all__ = [
    "Act",
    "Certificate",
    "ClauseRenewal",
    "Extension",
    "ExtensionEnd",
    "HouseTerms",
    "ImportedEvidence",
    "Lift",
    "OutcomeNotice",
    "Readmission",
    "Recheck",
    "RecheckSitting",
    "Recognition",
    "RecognitionEnd",
    "Reinstatement",
    "Reminder",
    "Revocation",
    "Suspension",
]


class Certificate(Record):
    """What a passed exam earned, here or elsewhere: then it has no attempt, but imported evidence.

    `expires_on` is its last valid day unless it is extended; from `due_from` on it should be renewed, and until
    `grace_until` its holder may deal although it has expired. `clauses` is {clause: revision}, and `facts` the
    number of each clause's facts under the ruleset when the exam began; older certificates have none.
    """

    code = models.CharField(_("code"), max_length=14, unique=True)
    holder = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="certificates")
    holder_name = models.CharField(_("name"), max_length=310)
    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="certificates")
    house_name = models.CharField(_("house"), max_length=120)
    programme = models.SlugField(_("programme"))
    ruleset = models.SlugField(_("rules"))
    language = models.CharField(_("language"), max_length=10)
    attempt = models.OneToOneField(Attempt, null=True, on_delete=models.PROTECT, related_name="certificate")
    score = models.PositiveSmallIntegerField(_("score, percent"), null=True)
    issued_on = models.DateField(_("issued on"))
    due_from = models.DateField()
    expires_on = models.DateField(_("valid until the end of"))
    grace_until = models.DateField()
    covers = models.JSONField()
    clauses = models.JSONField()
    facts = models.JSONField(default=dict)

    state: str  # only on certificates that come from states.state_on, with `until`, the last valid day
    until: date
    practised: datetime | None = None  # see practice.with_practice
    quiz: "Quiz | None" = None  # see rechecks.selectors.with_rechecks, as for the clauses that were `renewed`
    renewed: "Sequence[Renewed]" = ()
    issuer: str = ""  # the other house whose certificate is recognised, where standings say so

    class Meta(Record.Meta):
        verbose_name = _("certificate")
        verbose_name_plural = _("certificates")
        ordering = ["-issued_on", "-pk"]
        indexes = [
            # For HR's list: the first finds a renewal without reading its row, the second is the order of the list.
            models.Index(
                fields=["house", "holder", "programme", "expires_on", "issued_on"], name="certificate_renewals"
            ),
            models.Index(fields=["house", "holder_name", "id"], name="certificates_by_name"),
        ]
        constraints = [
            models.CheckConstraint(condition=Q(expires_on__gt=F("issued_on")), name="expires_after_issue"),
            models.CheckConstraint(condition=Q(score__lte=100), name="score_is_a_percentage"),
            models.CheckConstraint(
                condition=Q(due_from__lte=F("expires_on"), grace_until__gte=F("expires_on")),
                name="window_expiry_and_grace_follow_each_other",
            ),
            models.CheckConstraint(
                condition=Q(attempt=None, score=None) | Q(attempt__isnull=False, score__isnull=False),
                name="an_exam_has_a_score",
            ),
        ]

    def __str__(self) -> str:
        return self.code

    @property
    def title(self) -> Promise | str:
        return title_of(self.programme)

    @property
    def has_ended(self) -> bool:
        """Whether its last valid day is over, within the grace too. Only where `state` is known."""
        return self.state in ("overdue", "expired")

    @property
    def deals_until(self) -> date:
        """The end of its grace, which moves with an extension. Only where `until` is known."""
        return self.grace_until + (self.until - self.expires_on)

    @property
    def proves(self) -> str:
        """Theory, or practice too, in the active language."""
        if self.practised is None:
            return pgettext("what a certificate proves", "Theory")
        # {day} is when the practical test was.
        said = pgettext("what a certificate proves", "Theory and practice (practical test: {day})")
        return said.format(day=day(self.practised))

    @property
    def open_revocation(self) -> "Revocation | None":
        """The revocation that no reinstatement has ended. Reads `revocations` as they were prefetched."""
        return next((each for each in self.revocations.all() if not hasattr(each, "reinstatement")), None)

    @property
    def open_suspension(self) -> Suspension | None:
        """The suspension that HR has not lifted. Reads `suspensions` as they were prefetched."""
        return next((each for each in self.suspensions.all() if not hasattr(each, "lift")), None)

    @property
    def last_extension(self) -> Extension | None:
        """The extension that gives the last valid day. Reads `extensions` as they were prefetched."""
        counting = [each for each in self.extensions.all() if not hasattr(each, "end")]
        return max(counting, key=lambda each: each.until, default=None)

    def get_absolute_url(self) -> str:
        return reverse("certification:verify", args=[self.code])


class Revocation(Bar):
    """HR revokes the certificate, until a reinstatement says otherwise."""

    # Found by the index of the constraint.
    certificate = models.ForeignKey(Certificate, on_delete=models.PROTECT, related_name="revocations", db_index=False)

    class Meta(Bar.Meta):
        pass


class Reinstatement(Act):
    """The revocation no longer holds."""

    revocation = models.OneToOneField(Revocation, on_delete=models.PROTECT, related_name="reinstatement")

    class Meta(Act.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.revocation}: {self.reason}"


class Readmission(Act):
    """The holder may sit the exam again. The revocation stays."""

    revocation = models.OneToOneField(Revocation, on_delete=models.PROTECT, related_name="readmission")

    class Meta(Act.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.revocation}: {self.reason}"


class Reminder(Record):
    """Somebody was written to about a certificate: each kind once for a last valid day.

    `kind` is “issued”, “overdue” or “expired”, or how many days before the last one, as “30-days”. Of a “quiz” on
    changed rules `until` is the day on which it was sent.
    """

    ISSUED = "issued"
    QUIZ = "quiz"
    OVERDUE = "overdue"
    EXPIRED = "expired"

    certificate = models.ForeignKey(Certificate, on_delete=models.PROTECT, related_name="reminders")
    recipient = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    kind = models.CharField(max_length=8)
    until = models.DateField()

    class Meta(Record.Meta):
        constraints = [
            models.UniqueConstraint(fields=["certificate", "recipient", "kind", "until"], name="a_letter_goes_once"),
        ]

    def __str__(self) -> str:
        return f"{self.certificate}: {self.kind}"


class OutcomeNotice(Record):
    """A letter about a changed result that went to somebody: each kind once."""

    class Kind(models.TextChoices):
        PENDING = "pending", _("HR must decide")
        DECIDED = "decided", _("HR has decided")

    change = models.ForeignKey(OutcomeChange, on_delete=models.PROTECT, related_name="notices")
    recipient = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    kind = models.CharField(max_length=8, choices=Kind)

    class Meta(Record.Meta):
        constraints = [
            models.UniqueConstraint(fields=["change", "recipient", "kind"], name="an_outcome_letter_goes_once"),
        ]

    def __str__(self) -> str:
        return f"{self.change}: {self.kind}"
