"""What people practise, and the rules of a house's table under which they do or are examined. Rows are only added."""

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from training.staff.models import House
from training.staff.records import Record


class Practice(Record):
    """The first answer of a signed-in person to one item of a drill, dealt under one ruleset.

    `cell` is the one that the item belongs to, where the skill has cells; `seconds` run from the moment at which the
    item was shown, where that is known. `mistake` is the one that the answer shows (diagnosis.py), if any. `too_fast`:
    it came faster than the item can be read (speed.py), and counts for no target, pace or streak. `table` names the
    rules of a house's table (TableRules) where it was one; what is practised there counts for the ruleset. `offline`:
    it was given without a connection, on a device that had the right answer beside the question.
    """

    # Found by the index of the first constraint below.
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="practice", db_index=False
    )
    generator = models.SlugField()
    version = models.PositiveSmallIntegerField()
    seed = models.CharField(max_length=80)
    level = models.PositiveSmallIntegerField()
    ruleset = models.SlugField()
    table = models.SlugField(blank=True, default="", db_index=False)
    cell = models.SlugField(blank=True, default="")
    given = models.JSONField()
    seconds = models.FloatField(null=True)
    score = models.PositiveSmallIntegerField()
    max = models.PositiveSmallIntegerField()
    # Found by the second index below, with those of one person.
    mistake = models.SlugField(blank=True, default="", db_index=False)
    too_fast = models.BooleanField(default=False)
    offline = models.BooleanField(default=False)

    class Meta(Record.Meta):
        ordering = ["-pk"]
        indexes = [
            models.Index(fields=["user", "recorded_at"]),
            models.Index(fields=["user", "mistake"], condition=~Q(mistake=""), name="mistakes_of_a_person"),
        ]
        constraints = [
            models.UniqueConstraint(
                fields=["user", "generator", "version", "ruleset", "level", "seed", "cell", "table"],
                name="an_item_is_practised_once",
            ),
            models.CheckConstraint(condition=Q(score__lte=F("max")), name="practice_score_within_max"),
            models.CheckConstraint(condition=Q(max__gte=1), name="practice_is_out_of_something"),
            models.CheckConstraint(condition=Q(seconds__gte=0), name="practice_takes_no_negative_time"),
        ]

    def __str__(self) -> str:
        return f"{self.generator} {self.level}: {self.score}/{self.max}"

    @property
    def rules_name(self) -> str:
        """The name of the rules under which the item was drawn."""
        return self.table or self.ruleset


class TableRules(Record):
    """A ruleset with what a house's table changes of it, as it was when something was first practised or examined under
    it. `name` follows from both (house_tables.py), so the same rules have one row and a changed table gets another.
    `table` is the short name that the venue's table had, and `house` the first whose it was; `recorded_at` says since
    when the row is there, and `example_limits` that the venue gave the limits as an example."""

    name = models.SlugField(unique=True)
    ruleset = models.SlugField(_("rules"), db_index=False)
    overrides = models.JSONField(_("what differs from the ruleset"))
    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+")
    table = models.SlugField(_("table"), max_length=60, db_index=False)
    example_limits = models.BooleanField(_("the limits are an example"), default=False)

    def __str__(self) -> str:
        return self.name
