"""A house that players can visit."""

from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from modeltranslation.manager import MultilingualManager


class Venue(models.Model):
    """A house with tables. People of the employer whose venue it is may be its editors."""

    slug = models.SlugField(_("short name"), max_length=60, unique=True, help_text=_("Part of the page’s address."))
    name = models.CharField(_("name"), max_length=120)
    place = models.CharField(_("address in one line"), max_length=200, blank=True)
    opening = models.TextField(_("opening note"), blank=True)
    about = models.TextField(_("about the house"), blank=True, help_text=_("Markdown."))
    published = models.BooleanField(pgettext_lazy("venue", "published"), default=False)
    position = models.PositiveSmallIntegerField(pgettext_lazy("order of rows", "position"), default=0)

    objects = MultilingualManager["Venue"]()

    class Meta:
        verbose_name = _("venue")
        verbose_name_plural = _("venues")
        ordering = ["position", "slug"]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("venues:venue", kwargs={"slug": self.slug})
