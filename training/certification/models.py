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
from training.certification.own.models import FurtherExam, HouseProgramme, ProgrammeOffer, ProgrammeVersion
from training.certification.own.words import said_of
from training.certification.programmes import title_of
from training.certification.rechecks.models import ClauseRenewal, Recheck, RecheckSitting
from training.certification.recognition.models import Recognition, RecognitionEnd
from training.practical.models import PracticalTest
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
    "FurtherExam",
    "HouseProgramme",
    "HouseTerms",
    "ImportedEvidence",
    "Lift",
    "OutcomeNotice",
    "ProgrammeOffer",
    "ProgrammeVersion",
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

    That of a programme of the house has its `titles` by language and the `version` that was offered. It rests on the
    `attempt`, on its further exams, on the practical `test` and on the `hours` that were counted, as far as that
    version needs them. `number` is one more than the certificates of the programme that rested on the attempt and were
    undone, so that a second one that counts has a number that is taken.

    It counts from `issued_on` on, or from the day of the exam elsewhere, `counts_from`. `expires_on` is its last valid
    day unless it is extended; from `due_from` on it should be renewed, and until `grace_until` its holder may deal
    although it has expired. `clauses` is {clause: revision}, and `facts` the number of each clause's facts under the
    ruleset when the exam began; older certificates have none.
    """

    code = models.CharField(_("code"), max_length=14, unique=True)
    holder = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="certificates")
    holder_name = models.CharField(_("name"), max_length=310)
    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="certificates")
    house_name = models.CharField(_("house"), max_length=120)
    programme = models.SlugField(_("programme"))
    ruleset = models.SlugField(_("rules"))
    language = models.CharField(_("language"), max_length=10)
    titles = models.JSONField(default=dict)
    version = models.ForeignKey(ProgrammeVersion, null=True, on_delete=models.PROTECT, related_name="+", db_index=False)
    attempt = models.ForeignKey(Attempt, null=True, on_delete=models.PROTECT, related_name="certificates")
    number = models.PositiveSmallIntegerField(default=1)
    test = models.ForeignKey(PracticalTest, null=True, on_delete=models.PROTECT, related_name="certificates")
    hours = models.PositiveSmallIntegerField(null=True)
    score = models.PositiveSmallIntegerField(_("score, percent"), null=True)
    issued_on = models.DateField(_("issued on"))
    counts_from = models.DateField(null=True)
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
                fields=["house", "holder", "programme", "expires_on", "issued_on", "counts_from"],
                name="certificate_renewals",
            ),
            models.Index(fields=["house", "holder_name", "id"], name="certificates_by_name"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(expires_on__gt=F("issued_on")) | Q(expires_on__gt=F("counts_from")),
                name="expires_after_it_begins_to_count",
            ),
            models.CheckConstraint(
                condition=Q(counts_from=None) | Q(counts_from__lte=F("issued_on"), attempt=None),
                name="only_a_paper_counts_before_its_issue",
            ),
            models.CheckConstraint(condition=Q(score__lte=100), name="score_is_a_percentage"),
            models.CheckConstraint(
                condition=Q(due_from__lte=F("expires_on"), grace_until__gte=F("expires_on")),
                name="window_expiry_and_grace_follow_each_other",
            ),
            models.CheckConstraint(
                condition=Q(attempt=None, score=None) | Q(attempt__isnull=False, score__isnull=False),
                name="an_exam_has_a_score",
            ),
            models.UniqueConstraint(fields=["attempt", "programme", "number"], name="one_certificate_of_an_exam"),
        ]

    def __str__(self) -> str:
        return self.code

    @property
    def title(self) -> Promise | str:
        return title_of(self.programme, self.titles)

    @property
    def rests_on(self) -> list[str]:
        """What that of a programme of the house rests on, in words of the reader."""
        return said_of(self)

    @property
    def exams(self) -> list[Attempt]:
        """The exams that it rests on. Reads `further_exams` as they were prefetched."""
        return [self.attempt, *(each.attempt for each in self.further_exams.all())] if self.attempt else []

    @property
    def exam_changes(self) -> list[OutcomeChange]:
        """What became of the results of its exams. Reads their `outcome_changes` as they were prefetched."""
        return [change for exam in self.exams for change in exam.outcome_changes.all()]

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
    changed rules `until` is the day on which it was sent, and of a “late” one the first day of the week that it is
    late. Of what HR did to a certificate it is the day of the act.
    """

    ISSUED = "issued"
    QUIZ = "quiz"
    LATE = "late"
    SUSPENDED = "suspend"
    LIFTED = "lift"
    REVOKED = "revoke"
    REINSTATED = "restore"
    EXTENDED = "extend"
    SHORTENED = "shorten"
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
