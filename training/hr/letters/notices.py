"""What somebody has to hear of, and the letter of a day that holds it."""

from dataclasses import dataclass
from datetime import date

from django.db.models import TextChoices

from training.certification.models import Certificate
from training.certification.rechecks.selectors import Quiz
from training.hr.letters.acted import Acted
from training.hr.letters.limited import Limited
from training.hr.letters.tasks import Task
from training.hr.waiting.selectors import Waiting
from training.staff.models import User

Shown = Certificate | Quiz | Acted | Limited | Task


class Part(TextChoices):
    """A part of a letter, in the order in which they stand: what its reader has to do with what it says."""

    ISSUED = "issued"
    ACTED = "acted"
    HOLDER = "holder"
    LIMITED = "limited"
    QUIZ = "quiz"
    TASKS = "tasks"
    TEAM = "team"
    TEAM_NEWS = "team_news"
    HOUSE = "house"
    HOUSE_NEWS = "house_news"


@dataclass(frozen=True)
class Notice:
    """Somebody has to hear of something. `until` is the day that it is about: the last valid one of a certificate, the
    printed one where it is new; see `Reminder` and `Said`."""

    part: Part
    kind: str
    until: date
    shown: Shown

    @property
    def certificate(self) -> Certificate | None:
        """The certificate that it is about, if any. It comes from `states.standing_on`."""
        if isinstance(self.shown, Certificate):
            return self.shown
        return self.shown.certificate if isinstance(self.shown, Quiz | Acted) else None

    @property
    def subject(self) -> str:
        """What it is about, as `Said` names it; empty for a certificate."""
        return self.shown.subject if isinstance(self.shown, Limited | Task) else ""

    @property
    def about(self) -> tuple[int, str]:
        """What it is about: two notices about the same are one line. Different acts upon a certificate are not the
        same."""
        certificate = self.certificate
        return (certificate.pk if certificate else 0), self.kind if isinstance(self.shown, Acted) else self.subject


@dataclass(frozen=True)
class Draft:
    """What somebody has to hear of on a day, in one letter; to HR, with what waits in the house."""

    reader: User
    day: date
    notices: list[Notice]
    waiting: Waiting | None = None
