"""Where editors keep the venues: every language below the other, and what belongs to a house listed on its page.

Modeltranslation's tabs load scripts from another host, so plain fieldsets stand in their place.
"""

from typing import Any

from django.conf import settings
from django.contrib import admin
from django.contrib.admin.options import IncorrectLookupParameters
from django.contrib.admin.views.main import ChangeList
from django.db.models import Field, FileField, Model, QuerySet
from django.http import HttpRequest
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _
from modeltranslation.fields import TranslationField
from modeltranslation.utils import build_localized_fieldname

from games.web.venues.editors import is_bound, keeps
from games.web.venues.forms import Amount, Overrides
from games.web.venues.images import FORMATS
from games.web.venues.models import News, Picture, Room, Venue, VenueTable
from games.web.venues.models.room import STAKES

_ACCEPTED = ",".join(f"image/{name.lower()}" for name in FORMATS)


_LONG = 200  # characters, from which a line needs room


def _by_language(*names: str) -> list[Any]:
    """Return a part of the form for each language; all but English are folded up, unless something is wrong there."""
    return [
        (
            name,
            {
                "fields": [build_localized_fieldname(field, code) for field in names],
                "classes": [] if code == settings.LANGUAGE_CODE else ["collapse"],
            },
        )
        for code, name in settings.LANGUAGES
    ]


class Fields:
    """How the fields of every form here are shown."""

    def formfield_for_dbfield(self, db_field: Field, request: HttpRequest, **kwargs: Any) -> Any:
        field = super().formfield_for_dbfield(db_field, request, **kwargs)  # type: ignore[misc]  # of the admin's class
        if field is not None and isinstance(db_field, TranslationField):
            field.widget.attrs |= {"lang": db_field.language, "dir": "auto"}
            if (db_field.max_length or 0) >= _LONG:
                field.widget.attrs["class"] = "vLargeTextField"
        if field is not None and isinstance(db_field, FileField):
            field.widget.attrs["accept"] = _ACCEPTED
        return field


class OfOwnVenue(Fields, admin.ModelAdmin):
    """Rows of the venues that somebody is an editor of: of their own house, or of all without one."""

    venue_key = "venue"

    def get_queryset(self, request: HttpRequest) -> QuerySet:
        rows = super().get_queryset(request)
        if is_bound(request.user):
            rows = rows.filter(**{self.venue_key: request.user.house.venue_id})  # type: ignore[union-attr]
        return rows

    def _is_own(self, request: HttpRequest, row: Any) -> bool:
        return row is None or keeps(request.user, self.venue_of(row))

    def venue_of(self, row: Any) -> Venue:
        return row.venue

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return super().has_view_permission(request, obj) and self._is_own(request, obj)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return super().has_change_permission(request, obj) and self._is_own(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return super().has_delete_permission(request, obj) and self._is_own(request, obj)

    def formfield_for_foreignkey(self, db_field: Any, request: HttpRequest, **kwargs: Any) -> Any:
        kwargs["queryset"] = _choices(db_field.related_model, request)
        return super().formfield_for_foreignkey(db_field, request, **kwargs)

    def get_changeform_initial_data(self, request: HttpRequest) -> dict[str, Any]:
        """Choose the venue where somebody has only one to choose from."""
        own = list(_choices(Venue, request)[:2])
        return {**({"venue": own[0].pk} if len(own) == 1 else {}), **super().get_changeform_initial_data(request)}

    def view_on_site(self, row: Any) -> str:
        return f"{self.venue_of(row).get_absolute_url()}?preview"


def _choices(model: type[Model], request: HttpRequest) -> QuerySet:
    """Return the venues, or the rooms, among which an editor may choose."""
    rows: QuerySet = model._default_manager.select_related("venue") if model is Room else model._default_manager.all()
    if not is_bound(request.user):
        return rows
    return rows.filter(**{"venue" if model is Room else "pk": request.user.house.venue_id})  # type: ignore[union-attr]


class Listed(admin.TabularInline):
    """What a house has, listed on its page; each is changed on a page of its own, in every language."""

    extra = 0
    can_delete = False
    show_change_link = True

    def has_add_permission(self, _request: HttpRequest, _obj: Any = None) -> bool:
        return False

    def has_change_permission(self, _request: HttpRequest, _obj: Any = None) -> bool:
        return False


class ListedTables(Listed):
    model = VenueTable
    fields = readonly_fields = ("title", "ruleset", "position", "published")


class ListedRooms(Listed):
    model = Room
    fields = readonly_fields = ("name", "kind", "position", "published")


class ListedNews(Listed):
    model = News
    fields = readonly_fields = ("title", "published", "until")


class PictureInline(Fields, admin.StackedInline):
    """Pictures are added here with their English words; the other languages have a page for each picture."""

    model = Picture
    fields = ("image", "alt_en", "caption_en", "credit", "room", "position")
    extra = 0
    show_change_link = True

    def formfield_for_foreignkey(self, db_field: Any, request: HttpRequest, **kwargs: Any) -> Any:
        kwargs["queryset"] = _choices(db_field.related_model, request)
        return super().formfield_for_foreignkey(db_field, request, **kwargs)


@admin.register(Venue)
class VenueAdmin(OfOwnVenue):
    venue_key = "pk"
    list_display = ("name", "slug", "published", "position")
    fieldsets = (
        (None, {"fields": ["slug", "published", "position"]}),
        *_by_language("name", "place", "opening", "about"),
    )
    inlines = (ListedTables, ListedRooms, ListedNews, PictureInline)

    def venue_of(self, row: Any) -> Venue:
        return row

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Allow it to administrators of the site alone."""
        return super().has_add_permission(request) and not is_bound(request.user)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Refuse it to editors, who could not enter it again; they take it off the site by `published`."""
        return super().has_delete_permission(request, obj) and not is_bound(request.user)

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> tuple[str, ...]:
        """Keep the short name from editors: others have noted its addresses, so administrators alone change it."""
        return ("slug",) if is_bound(request.user) else ()


@admin.register(VenueTable)
class VenueTableAdmin(OfOwnVenue):
    list_display = ("slug", "title", "venue", "ruleset", "published", "position")
    list_filter = (("venue", admin.RelatedOnlyFieldListFilter), "published")
    list_select_related = ("venue",)
    fieldsets = (
        (None, {"fields": ["venue", "slug", "game", "published", "position"]}),
        (_("Rules and limits"), {"fields": ["ruleset", "overrides", "example_limits"]}),
        *_by_language("name", "opening"),
    )

    def formfield_for_dbfield(self, db_field: Field, request: HttpRequest, **kwargs: Any) -> Any:
        if db_field.name == "overrides":
            return db_field.formfield(form_class=Overrides)
        return super().formfield_for_dbfield(db_field, request, **kwargs)


class ListByDay(ChangeList):
    """A list by year, month and day. The address may ask for a day beyond the end of the calendar."""

    def get_filters(self, request: HttpRequest) -> Any:
        try:
            return super().get_filters(request)
        except OverflowError:
            raise IncorrectLookupParameters from None


@admin.register(News)
class NewsAdmin(OfOwnVenue):
    list_display = ("title", "venue", "published", "until")
    list_filter = (("venue", admin.RelatedOnlyFieldListFilter),)
    list_select_related = ("venue",)
    date_hierarchy = "published"
    fieldsets = ((None, {"fields": ["venue", "published", "until"]}), *_by_language("title", "body"))

    def get_changelist(self, request: HttpRequest, **kwargs: Any) -> type[ChangeList]:
        return ListByDay


@admin.register(Room)
class RoomAdmin(OfOwnVenue):
    list_display = ("name", "venue", "kind", "published", "position")
    list_filter = (("venue", admin.RelatedOnlyFieldListFilter), "kind", "published")
    list_select_related = ("venue",)
    fieldsets = (
        (None, {"fields": ["venue", "slug", "kind", "published", "position"]}),
        (_("Size"), {"fields": ["area"]}),
        (_("Slot machines"), {"fields": list(STAKES), "description": _("Enter bets as amounts, such as 0.01.")}),
        *_by_language("name", "about"),
    )

    def formfield_for_dbfield(self, db_field: Field, request: HttpRequest, **kwargs: Any) -> Any:
        if db_field.name in STAKES:
            return Amount(label=capfirst(db_field.verbose_name), required=False)
        return super().formfield_for_dbfield(db_field, request, **kwargs)


@admin.register(Picture)
class PictureAdmin(OfOwnVenue):
    list_display = ("alt", "venue", "room", "position")
    list_filter = (("venue", admin.RelatedOnlyFieldListFilter),)
    list_select_related = ("venue", "room__venue")
    fieldsets = (
        (None, {"fields": ["venue", "room", "image", "credit", "position"]}),
        *_by_language("alt", "caption"),
    )
