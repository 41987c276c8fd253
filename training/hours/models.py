"""Hours that people worked at the tables, as somebody entered them. Every row is only ever added."""

from django.conf import settings
from django.db import models
from django.db.models import F, Q

from games.web.registry import GAMES
from training.staff.models import House
from training.staff.records import Record

MOST = 5_000  # hours of one entry: two or three years at the tables


class TableHours(Record):
    """Somebody dealt a game for so many whole hours, of which `day` was the last day.

    A row that `corrects` another one takes its place; `note` says why. `token` is the form's: what is sent twice is one
    entry.
    """

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="table_hours")
    game = models.SlugField(db_index=False)
    hours = models.PositiveSmallIntegerField()
    day = models.DateField()
    note = models.TextField(blank=True, default="")
    corrects = models.OneToOneField("self", null=True, on_delete=models.PROTECT, related_name="correction")
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    at = models.DateTimeField()
    token = models.CharField(max_length=32)

    class Meta(Record.Meta):
        ordering = ["-day", "-pk"]
        indexes = [models.Index(fields=["house", "-day"])]
        constraints = [
            models.UniqueConstraint(fields=["author", "token"], name="one_entry_of_hours_a_form"),
            models.CheckConstraint(condition=Q(hours__lte=MOST), name="hours_are_not_too_many"),
            models.CheckConstraint(condition=Q(hours__gte=1) | Q(corrects__isnull=False), name="hours_are_some"),
            models.CheckConstraint(condition=Q(corrects=None) | ~Q(note=""), name="a_correction_of_hours_says_why"),
            models.CheckConstraint(condition=~Q(author=F("person")), name="nobody_enters_their_own_hours"),
        ]

    def __str__(self) -> str:
        return f"{self.person}: {self.hours} {self.game}"

    @property
    def title(self) -> str:
        """What the game is called; one that is no longer dealt keeps its permanent id."""
        return str(GAMES[self.game].title) if self.game in GAMES else self.game
