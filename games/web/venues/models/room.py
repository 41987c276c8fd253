"""A part of a house."""

from itertools import combinations, pairwise
from typing import Any

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from modeltranslation.manager import MultilingualManager

from games.web.venues.models.venue import Venue

STAKES = ("bet_lowest", "bet_highest", "spin_highest")


class Room(models.Model):
    """A room and what is played in it. The bets of slot machines are cents: the least and the highest minimum bet of a
    machine there, and the most that a spin may cost.
    """

    class Kind(models.TextChoices):
        TABLES = "tables", _("gaming tables")
        SLOTS = "slots", _("slot machines")
        OTHER = "other", _("other")

    venue = models.ForeignKey(Venue, verbose_name=_("venue"), on_delete=models.CASCADE, related_name="rooms")
    slug = models.SlugField(_("short name"), max_length=60, help_text=_("The room’s anchor on the page."))
    kind = models.CharField(pgettext_lazy("room", "kind"), max_length=10, choices=Kind, default=Kind.TABLES)
    name = models.CharField(_("name"), max_length=120)
    about = models.TextField(_("about the room"), blank=True, help_text=_("Markdown."))
    area = models.PositiveIntegerField(_("area in square metres"), null=True, blank=True)
    bet_lowest = models.PositiveIntegerField(_("lowest minimum bet"), null=True, blank=True)
    bet_highest = models.PositiveIntegerField(_("highest minimum bet"), null=True, blank=True)
    spin_highest = models.PositiveIntegerField(_("highest bet per spin"), null=True, blank=True)
    published = models.BooleanField(pgettext_lazy("room", "published"), default=False)
    position = models.PositiveSmallIntegerField(pgettext_lazy("order of rows", "position"), default=0)

    objects = MultilingualManager["Room"]()

    class Meta:
        verbose_name = _("room")
        verbose_name_plural = _("rooms")
        ordering = ["venue", "position", "slug"]
        constraints = [
            models.UniqueConstraint(fields=["venue", "slug"], name="one_room_a_short_name"),
            models.CheckConstraint(
                condition=models.Q(kind="slots") | models.Q(**{f"{stake}__isnull": True for stake in STAKES}),
                name="room_stakes_of_slot_machines",
                violation_error_message=_("Only slot machines have bets of their own."),
            ),
            *(
                models.CheckConstraint(
                    condition=models.Q(**{f"{lower}__lte": models.F(higher)}), name=f"room_{lower}_up_to_{higher}"
                )
                for lower, higher in combinations(STAKES, 2)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.venue.name}: {self.name}"

    def clean(self) -> None:
        """Raise ValidationError for stakes without machines, or for a lowest one over a highest one."""
        errors: dict[str, Any] = {}
        if self.kind != self.Kind.SLOTS:
            errors |= {
                stake: _("Only slot machines have bets of their own: leave this empty.")
                for stake in STAKES
                if getattr(self, stake) is not None
            }
        else:
            known = [stake for stake in STAKES if getattr(self, stake) is not None]
            errors |= {
                lower: _("This is more than the amount in the next field.")
                for lower, higher in pairwise(known)
                if getattr(self, lower) > getattr(self, higher)
            }
        if errors:
            raise ValidationError(errors)
