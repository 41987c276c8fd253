"""What a house has to tell."""

from django.db import models
from django.utils.translation import gettext_lazy as _
from modeltranslation.manager import MultilingualManager

from games.venues.models.venue import Venue


class News(models.Model):
    """A piece of news. Moments are entered and shown by the house's clock, which is that of the site."""

    venue = models.ForeignKey(Venue, verbose_name=_("venue"), on_delete=models.CASCADE, related_name="news")
    title = models.CharField(_("title"), max_length=200)
    body = models.TextField(_("text"), blank=True, help_text=_("Markdown."))
    published = models.DateTimeField(
        _("published"), null=True, blank=True, help_text=_("From when readers see it; empty: not yet.")
    )
    until = models.DateTimeField(
        _("current until"), null=True, blank=True, help_text=_("Afterwards it stands among the earlier news.")
    )

    objects = MultilingualManager["News"]()

    class Meta:
        verbose_name = _("piece of news")
        verbose_name_plural = _("news")
        ordering = ["-published", "-pk"]
        indexes = [models.Index(fields=["venue", "-published"])]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(until__isnull=True)
                | models.Q(published__isnull=True)
                | models.Q(until__gt=models.F("published")),
                name="news_current_after_published",
                violation_error_message=_("News is current for a while after it is published: set a later end."),
            ),
        ]

    def __str__(self) -> str:
        return self.title
