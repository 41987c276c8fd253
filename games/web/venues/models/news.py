"""The news of a house."""

from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from modeltranslation.manager import MultilingualManager

from games.web.venues.models.venue import Venue


class News(models.Model):
    """A piece of news. Moments are entered and shown by the house's clock, which is that of the site."""

    venue = models.ForeignKey(Venue, verbose_name=_("venue"), on_delete=models.CASCADE, related_name="news")
    title = models.CharField(pgettext_lazy("news", "title"), max_length=200)
    body = models.TextField(pgettext_lazy("news", "text"), blank=True, help_text=_("Markdown."))
    published = models.DateTimeField(
        pgettext_lazy("news", "published"),
        null=True,
        blank=True,
        help_text=_("When readers first see it. Leave it empty to keep it hidden."),
    )
    until = models.DateTimeField(
        _("current until"), null=True, blank=True, help_text=_("After this it moves to the earlier news.")
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
                violation_error_message=_(
                    "News must stay current for some time after it is published. Choose a later time."
                ),
            ),
        ]

    def __str__(self) -> str:
        return self.title
