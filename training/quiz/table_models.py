"""The rules of a house's table, as they were when something was first practised or examined under them."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from training.staff.models import House
from training.staff.records import Record


class TableRules(Record):
    """A ruleset with what a house's table changes of it. `name` follows from both (house_tables.py), so the same rules
    have one row and a changed table gets another. `table` is the short name that the venue's table had, and `house` the
    first whose it was; `recorded_at` says since when the row is there."""

    name = models.SlugField(unique=True)
    ruleset = models.SlugField(_("rules"), db_index=False)
    overrides = models.JSONField(_("what differs from the ruleset"))
    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+")
    table = models.SlugField(_("table"), max_length=60, db_index=False)

    def __str__(self) -> str:
        return self.name
