"""The audit: an entry for each act upon the record of a house or its accounts, added in the act's own transaction."""

from collections.abc import Iterable, Mapping

from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _

from training.staff.models import AuditEntry, House, User


class Action(TextChoices):
    CERTIFICATES_EXPORTED = "certificates-exported", _("Certificates exported")
    ROSTER_EXPORTED = "roster-exported", _("Check of a roster exported")
    FILES_EXPORTED = "files-exported", _("Files of people exported")
    MATRIX_EXPORTED = "matrix-exported", _("Matrix exported")
    TEAM_EXPORTED = "team-exported", _("Team exported by its manager")
    CERTIFICATE_REVOKED = "certificate-revoked", _("Certificate revoked")
    CERTIFICATE_REINSTATED = "certificate-reinstated", _("Certificate reinstated")
    CERTIFICATE_SUSPENDED = "certificate-suspended", _("Certificate suspended")
    SUSPENSION_LIFTED = "suspension-lifted", _("Suspension of a certificate lifted")
    CERTIFICATE_EXTENDED = "certificate-extended", _("Certificate extended")
    EXTENSION_ENDED = "extension-ended", _("Extension of a certificate taken back")
    EVIDENCE_ENTERED = "evidence-entered", _("Certificate from another house entered")
    TERMS_SET = "terms-set", _("Terms of a programme set")
    LETTER_DAYS_SET = "letter-days-set", _("Days of the letters about certificates set")
    QUIZ_SENT = "quiz-sent", _("Quiz on changed rules sent")
    JOB_ADDED = "job-added", _("Job added")
    JOB_RENAMED = "job-renamed", _("Job renamed")
    JOB_RETIRED = "job-retired", _("Job retired")
    JOB_OFFERED_AGAIN = "job-offered-again", _("Retired job offered again")
    REQUIREMENTS_CHANGED = "requirements-changed", _("Requirements of a job changed")
    JOB_GIVEN = "job-given", _("Job of a person changed")
    EXEMPTED = "exempted", _("Exemption from a certificate")
    EXEMPTION_ENDED = "exemption-ended", _("Exemption ended")
    RECOGNISED = "recognised", _("Certificates of a sister house recognised")
    RECOGNITION_ENDED = "recognition-ended", _("Recognition of certificates ended")
    FILE_IMPORTED = "file-imported", _("File imported")
    IMPORT_UNDONE = "import-undone", _("Import undone")
    WORK_ASSIGNED = "work-assigned", _("Exam or course assigned to several people")
    WORK_WITHDRAWN = "work-withdrawn", _("Exam or course for several people withdrawn")
    PERSON_ENTERED = "person-entered", _("Person added")
    PERSON_INVITED = "person-invited", _("Invitation sent again")
    PERSON_CHANGED = "person-changed", _("Person changed")
    PERSON_DEACTIVATED = "person-deactivated", _("Account closed")
    PERSON_REACTIVATED = "person-reactivated", _("Account reopened")
    PERSON_STAYS = "person-stays", _("Change of a person withdrawn before its day")
    PASSWORD_SET = "password-set", _("Password set by an administrator")
    TRANSFER_OFFERED = "transfer-offered", _("Move to another house offered")
    TRANSFER_WITHDRAWN = "transfer-withdrawn", _("Move to another house withdrawn")
    TRANSFER_DECLINED = "transfer-declined", _("Person from another house declined")
    TRANSFER_ACCEPTED = "transfer-accepted", _("Person from another house accepted")
    GROUP_CHANGED = "group-changed", _("Group of the house changed by an administrator")
    GROUP_OFFICER_NAMED = "group-officer-named", _("Group officer named by an administrator")
    GROUP_OFFICE_ENDED = "group-office-ended", _("Office of a group officer ended by an administrator")
    SITTING_ALLOWED = "sitting-allowed", _("Another attempt at the exam allowed")
    EXTRA_TIME_GRANTED = "extra-time-granted", _("Extra time granted")
    EXTRA_TIME_WITHDRAWN = "extra-time-withdrawn", _("Extra time withdrawn")
    ANOTHER_ALLOWED = "another-allowed", _("One more attempt at an exam allowed")
    ANOTHER_WITHDRAWN = "another-withdrawn", _("One more attempt at an exam withdrawn")
    EXAM_ANNULLED = "exam-annulled", _("Exam annulled")
    QUESTION_ANNULLED = "question-annulled", _("Question of exams annulled")
    MARK_CHANGED = "mark-changed", _("Mark changed")
    OUTCOME_CONFIRMED = "outcome-confirmed", _("Changed result confirmed")
    OUTCOME_REFUSED = "outcome-refused", _("Changed result refused")
    HOURS_ENTERED = "hours-entered", _("Hours at the tables entered")
    HOURS_CORRECTED = "hours-corrected", _("Hours at the tables corrected")
    PROGRAMME_CHANGED = "programme-changed", _("Programme of the house made or changed")
    PROGRAMME_WITHDRAWN = "programme-withdrawn", _("Programme of the house withdrawn")
    PROGRAMME_OFFERED = "programme-offered", _("Programme of the house offered again")
    PROGRAMME_ISSUED = "programme-issued", _("Certificates of a programme issued to everybody who had earned them")
    SIGN_OFF_TERMS_SET = "sign-off-terms-set", _("Validity of practical tests set")
    PRACTICAL_CONFIRMED = "practical-confirmed", _("Practical test confirmed")
    PRACTICAL_DISPUTED = "practical-disputed", _("Practical test not confirmed")
    RULING_MADE = "ruling-made", _("Ruling made")
    PRACTICAL_WITHDRAWN = "practical-withdrawn", _("Practical test withdrawn")


def note(actor: User, action: Action, subject: str, /, **details: object) -> AuditEntry:
    """Add that `actor` did `action` to `subject`, in the actor's house. Raise ValueError where there is none."""
    if actor.house is None:
        raise ValueError("Somebody without a house cannot change a record.")
    return note_in(actor.house, actor, action, subject, **details)


def note_each(actor: User, action: Action, subjects: Iterable[tuple[str, Mapping[str, object]]]) -> None:
    """Add that `actor` did `action` to each of some subjects, with its details, in the actor's house. One query."""
    entries = [
        AuditEntry(actor=actor, house=actor.house, action=action, subject=subject, details=details)
        for subject, details in subjects
    ]
    AuditEntry.objects.bulk_create(entries)


def note_in(house: House, actor: User, action: Action, subject: str, /, **details: object) -> AuditEntry:
    """Note what somebody did to `subject` of a house that may not be their own, as administrators do."""
    return AuditEntry.objects.create(actor=actor, house=house, action=action, subject=subject, details=details)
