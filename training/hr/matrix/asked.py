"""What is asked of the matrix."""

from dataclasses import dataclass, replace
from datetime import date
from typing import Self

from django.db.models import TextChoices
from django.utils.translation import pgettext_lazy

from training.hr.people_without import Without


class Dealing(TextChoices):
    """The statuses of a filter by more than a certificate: by exemptions, by the job, by practical tests."""

    MAY = "may-deal", pgettext_lazy("person", "may deal")
    MAY_NOT = "may-not-deal", pgettext_lazy("person", "may not deal")
    EXEMPT = "exempt", pgettext_lazy("person", "exempt from a certificate")
    # Translators: the job requires a certificate or a practical test that the person does not have.
    GAP = "gap", pgettext_lazy("person", "required by the job but missing")


@dataclass(frozen=True)
class Asked:
    """What the matrix shows. Empty means everything; `within` is in days from `day`, `job` and `manager` are keys."""

    day: date
    state: str = ""
    programme: str = ""
    within: int | None = None
    job: int | None = None
    manager: int | None = None
    name: str = ""
    house: str = ""  # its key; empty means all that the viewer may look at

    @property
    def by_cells(self) -> bool:
        """Whether people are chosen by what their cells say."""
        return bool(self.state) or self.within is not None

    @property
    def by_certificate(self) -> bool:
        """Whether people are chosen by nothing but the certificates that their cells show."""
        return self.by_cells and self.state not in (*Dealing, *Without)

    @property
    def without_cells(self) -> Self:
        """The same of all people, whatever their cells say."""
        return replace(self, state="", within=None)
