"""Which columns exist in every language. English must be there; where another language is empty, English is shown."""

from modeltranslation.translator import TranslationOptions, register

from games.web.venues.models import News, Picture, Room, Venue, VenueTable


@register(Venue)
class VenueTranslation(TranslationOptions):
    fields = ("name", "place", "opening", "about")
    required_languages = {"en": ("name",)}


@register(VenueTable)
class VenueTableTranslation(TranslationOptions):
    fields = ("name", "opening")


@register(News)
class NewsTranslation(TranslationOptions):
    fields = ("title", "body")
    required_languages = {"en": ("title",)}


@register(Room)
class RoomTranslation(TranslationOptions):
    fields = ("name", "about")
    required_languages = {"en": ("name",)}


@register(Picture)
class PictureTranslation(TranslationOptions):
    fields = ("alt", "caption")
    required_languages = {"en": ("alt",)}
