"""A house recognises certificates of another one. Rows are only ever added, and what ends one is a row of its own."""

from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from games.web.kit.formats import listed
from training.certification.acts.models import Act
from training.certification.programmes import title_of
from training.staff.models import House


class Recognition(Act):
    """Certificates of `issuer` count in `house` from `first_day` on, to the end of `until` where there is one.

    `programmes` are their slugs; an empty list means every programme.
    """

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="recognitions")
    issuer = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+")
    programmes = models.JSONField(default=list)
    first_day = models.DateField(_("from"))
    until = models.DateField(_("until the end of"), null=True)

    class Meta(Act.Meta):
        constraints = [
            *Act.Meta.constraints,
            models.CheckConstraint(condition=~Q(house=F("issuer")), name="no_house_recognises_itself"),
            models.CheckConstraint(
                condition=Q(until=None) | Q(until__gte=F("first_day")), name="a_recognition_ends_after_it_begins"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.house}: {self.issuer}"

    @property
    def titles(self) -> str:
        """What the programmes are called, as a list of the reader's language; empty for every programme."""
        return listed(str(title_of(slug)) for slug in self.programmes)

    def includes(self, programme: str) -> bool:
        """Return whether it is about a programme."""
        return not self.programmes or programme in self.programmes

    @property
    def covers(self) -> Q:
        """Which certificates it is about, whatever their state."""
        of_issuer = Q(house=self.issuer_id)
        return of_issuer & Q(programme__in=self.programmes) if self.programmes else of_issuer


class RecognitionEnd(Act):
    """The recognition no longer holds from `at` on."""

    recognition = models.OneToOneField(Recognition, on_delete=models.PROTECT, related_name="end")

    class Meta(Act.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.recognition}: {self.reason}"
