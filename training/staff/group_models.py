"""Groups of houses, and who may look at every house of one."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from training.staff.records import Record


class HouseGroup(models.Model):
    """Houses of one company: sister houses. Only administrators say which house belongs to it."""

    name = models.CharField(_("name"), max_length=120, unique=True)

    class Meta:
        verbose_name = _("group of houses")
        verbose_name_plural = _("groups of houses")
        ordering = ["name"]
        constraints = [models.CheckConstraint(condition=~models.Q(name=""), name="a_group_has_a_name")]

    def __str__(self) -> str:
        return self.name


class GroupOffice(Record):
    """Somebody may look at every house of a group from `first_day` on, to the end of `last_day` where there is one."""

    group = models.ForeignKey(HouseGroup, on_delete=models.PROTECT, related_name="offices", verbose_name=_("group"))
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="group_offices", verbose_name=_("person")
    )
    first_day = models.DateField(_("from"))
    last_day = models.DateField(_("until the end of"), null=True, blank=True)
    reason = models.TextField(_("reason"))
    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        verbose_name = _("group officer")
        verbose_name_plural = _("group officers")
        ordering = ["-first_day", "-pk"]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(last_day=None) | models.Q(last_day__gte=models.F("first_day")),
                name="an_office_ends_after_it_begins",
                violation_error_message=_("The last day is before the first one."),
            ),
            models.CheckConstraint(condition=~models.Q(reason=""), name="an_office_has_a_reason"),
        ]

    def __str__(self) -> str:
        return f"{self.person}: {self.group}"


class GroupOfficeEnd(Record):
    """The office no longer holds from `at` on."""

    office = models.OneToOneField(
        GroupOffice, on_delete=models.PROTECT, related_name="end", verbose_name=_("group officer")
    )
    reason = models.TextField(_("reason"))
    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        verbose_name = _("end of an office")
        verbose_name_plural = _("ends of offices")
        constraints = [models.CheckConstraint(condition=~models.Q(reason=""), name="the_end_of_an_office_has_a_reason")]

    def __str__(self) -> str:
        return str(self.office)
