"""The pictures of a house."""

from typing import Any
from uuid import uuid4

from django.core.exceptions import ValidationError
from django.db import models, transaction
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from modeltranslation.manager import MultilingualManager

from games.web.venues import images
from games.web.venues.models.room import Room
from games.web.venues.models.venue import Venue


def kept_at(_picture: "Picture", _uploaded_name: str) -> str:
    """Return a file name of our own: the uploader's name for the file never appears in an address."""
    return f"venues/{uuid4().hex}{images.SUFFIX}"


class Picture(models.Model):
    """A picture in two sizes, both made here from what was uploaded. `width` and `height` are those of the large."""

    venue = models.ForeignKey(Venue, verbose_name=_("venue"), on_delete=models.CASCADE, related_name="pictures")
    room = models.ForeignKey(
        Room, verbose_name=_("room"), on_delete=models.SET_NULL, null=True, blank=True, related_name="pictures"
    )
    image = models.FileField(_("picture"), upload_to=kept_at, help_text=images.DEMANDS)
    small = models.FileField(upload_to=kept_at, editable=False)
    width = models.PositiveIntegerField(editable=False)
    height = models.PositiveIntegerField(editable=False)
    alt = models.CharField(
        _("alternative text"), max_length=300, help_text=_("What the picture shows, for people who cannot see it.")
    )
    caption = models.CharField(_("caption"), max_length=300, blank=True)
    credit = models.CharField(
        _("credit"), max_length=200, blank=True, help_text=_("Who made it and under which licence.")
    )
    position = models.PositiveSmallIntegerField(pgettext_lazy("order of rows", "position"), default=0)

    objects = MultilingualManager["Picture"]()

    class Meta:
        verbose_name = _("picture")
        verbose_name_plural = _("pictures")
        ordering = ["venue", "position", "pk"]

    def __str__(self) -> str:
        return self.alt

    def save(self, *args: Any, **kwargs: Any) -> None:
        old: list[str] = []
        if self._make_ready():
            old = [name for row in Picture.objects.filter(pk=self.pk).values_list("image", "small") for name in row]
            small = images.resized(self.image.file, images.SMALL)
            self.small.save(small.name or "", small, save=False)
        super().save(*args, **kwargs)
        transaction.on_commit(lambda: images.remove(old))

    def clean(self) -> None:
        """Make the picture ready to be kept. Raise ValidationError for a bad file or a room elsewhere."""
        if self.room is not None and self.room.venue_id != self.venue_id:
            raise ValidationError({"room": _("This room is in another house.")})
        try:
            self._make_ready()
        except ValidationError as fault:
            raise ValidationError({"image": fault.messages}) from fault

    def _make_ready(self) -> bool:
        """Convert a fresh upload to the form in which it is kept, once. Return whether there was a fresh one."""
        if not self.image or self.image._committed:  # type: ignore[attr-defined]  # known to Django alone
            return False
        if not isinstance(self.image.file, images.Prepared):
            ready = images.prepared(self.image.file)
            self.image, (self.width, self.height) = ready, ready.size_in_pixels
        return True

    @property
    def small_width(self) -> int:
        """The width of the small one, in pixels."""
        return images.scaled((self.width, self.height), images.SMALL)[0]
