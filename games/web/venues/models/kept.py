"""What the tables of the houses have been."""

from django.db import models

from games.web.kit.append_only import AppendOnly
from games.web.venues.models.table import VenueTable
from games.web.venues.models.venue import Venue


class KeptTable(AppendOnly):
    """What a table was from `created` on: its rules by content, and whether it was on the floor. Rows are only added,
    counted by `number`. `entered`: the row was written when an editor entered the table, so there was none before.

    The table and its venue may be removed; their keys stay.
    """

    # Found by the index of the constraint.
    table = models.ForeignKey(
        VenueTable, on_delete=models.DO_NOTHING, related_name="kept", db_constraint=False, db_index=False
    )
    venue = models.ForeignKey(Venue, on_delete=models.DO_NOTHING, related_name="kept_tables", db_constraint=False)
    number = models.PositiveIntegerField()
    slug = models.SlugField(max_length=60)
    name = models.CharField(max_length=120, blank=True)
    game = models.CharField(max_length=40)
    ruleset = models.CharField(max_length=40)
    overrides = models.JSONField()
    is_dealt = models.BooleanField()
    entered = models.BooleanField(default=False)
    created = models.DateTimeField(auto_now_add=True)

    class Meta(AppendOnly.Meta):
        ordering = ["table_id", "number"]  # the table itself may be gone
        constraints = [
            models.UniqueConstraint(fields=["table", "number"], name="one_row_a_number_of_a_table"),
            models.CheckConstraint(condition=models.Q(number__gte=1), name="states_of_a_table_are_counted_from_one"),
        ]

    def __str__(self) -> str:
        return f"{self.slug} {self.number}"
