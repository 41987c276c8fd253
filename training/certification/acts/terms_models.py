"""On which terms a house certifies. Every row is only ever added."""

from django.conf import settings
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models

from training.staff.models import House
from training.staff.records import Record


class HouseTerms(Record):
    """How long certificates of a programme are valid in a house that are issued from `at` on. The last row counts.

    `ends_month` and `ends_day` are the fixed last day of a year, both or neither.
    """

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+", db_index=False)
    programme = models.SlugField(db_index=False)
    validity_months = models.PositiveSmallIntegerField(validators=[MinValueValidator(1), MaxValueValidator(120)])
    window_days = models.PositiveSmallIntegerField(validators=[MaxValueValidator(400)])
    grace_days = models.PositiveSmallIntegerField(validators=[MaxValueValidator(400)])
    ends_month = models.PositiveSmallIntegerField(
        null=True, blank=True, validators=[MinValueValidator(1), MaxValueValidator(12)]
    )
    ends_day = models.PositiveSmallIntegerField(
        null=True, blank=True, validators=[MinValueValidator(1), MaxValueValidator(31)]
    )
    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["at", "pk"]
        indexes = [models.Index(fields=["house", "programme", "at"], name="terms_of_a_house")]

    def __str__(self) -> str:
        return f"{self.house}: {self.programme}"

    @property
    def ends(self) -> tuple[int, int] | None:
        """The month and the day of the fixed last day, if there is one."""
        return (self.ends_month, self.ends_day) if self.ends_month and self.ends_day else None
