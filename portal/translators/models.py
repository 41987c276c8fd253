"""What translators have sent."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Bundle(models.Model):
    """The texts of a file that were taken, as a PO file for a maintainer. The same file sent again is the same
    bundle."""

    language = models.CharField(_("language"), max_length=10)
    texts = models.PositiveIntegerField(_("texts"))
    po = models.TextField(_("file"))
    digest = models.CharField(max_length=12, unique=True)
    sent_by = models.ForeignKey(settings.AUTH_USER_MODEL, verbose_name=_("sent by"), on_delete=models.PROTECT)
    sent_at = models.DateTimeField(_("sent"), auto_now_add=True)

    class Meta:
        verbose_name = _("bundle of translations")
        verbose_name_plural = _("bundles of translations")
        ordering = ["-sent_at"]

    def __str__(self) -> str:
        return f"{self.language} {self.digest}"
