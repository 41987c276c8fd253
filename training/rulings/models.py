"""Rulings on a disputed round. Every row is only ever added: see training.staff.records."""

from django.conf import settings
from django.db import models
from django.urls import reverse

from training.staff.models import House
from training.staff.records import Record


class Ruling(Record):
    """What a house ruled on the bets and the result at a table on a day, under the rules of that day.

    `contents` is all that page, paper and check show (`contents.py`): nothing of it is looked up again, so a ruling
    says for ever what it said. `token` is the form's: what is sent twice is one ruling. `replaces` is the ruling in
    whose place this one stands, and `note` may say why.
    """

    code = models.CharField(max_length=14, unique=True)
    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="rulings")
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    day = models.DateField()
    table = models.PositiveBigIntegerField()  # the key of a VenueTable, which may be removed one day
    game = models.SlugField(db_index=False)
    contents = models.JSONField()
    note = models.TextField(blank=True)
    replaces = models.OneToOneField("self", null=True, on_delete=models.PROTECT, related_name="replacement")
    at = models.DateTimeField()
    token = models.CharField(max_length=32)

    class Meta(Record.Meta):
        ordering = ["-at", "-pk"]
        indexes = [models.Index(fields=["house", "-at"], name="rulings_of_a_house")]
        constraints = [models.UniqueConstraint(fields=["author", "token"], name="one_ruling_a_form")]

    def __str__(self) -> str:
        return self.code

    def get_absolute_url(self) -> str:
        return reverse("rulings:ruling", args=[self.code])

    @property
    def replaced_by(self) -> "Ruling | None":
        """The ruling that stands in its place, if any; a query where it was not selected."""
        return getattr(self, "replacement", None)
