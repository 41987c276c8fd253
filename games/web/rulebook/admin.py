"""The rules in the admin: to be read and searched, every language below the other. The files are their authority.

Modeltranslation's tabs are for forms, and load scripts from another host; nothing here is a form.
"""

from typing import Any

from django.conf import settings
from django.contrib import admin
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from modeltranslation.utils import build_localized_fieldname

from games.web.rulebook.models import Clause, ClauseRevision, Section


class ReadOnly(admin.ModelAdmin):
    """Rows that only the command `sync_rulebook` writes."""

    def has_add_permission(self, request: HttpRequest, *_args: Any) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


def _by_language(*names: str) -> list[Any]:
    """Return a part of the page for each language."""
    return [
        (name, {"fields": [build_localized_fieldname(field, code) for field in names]})
        for code, name in settings.LANGUAGES
    ]


class RevisionInline(admin.TabularInline):
    model = ClauseRevision
    fields = ("revision", "title", "body", "reworded", "created")
    readonly_fields = fields
    extra = 0
    can_delete = False

    def has_add_permission(self, _request: HttpRequest, _obj: Any = None) -> bool:
        return False


@admin.register(Clause)
class ClauseAdmin(ReadOnly):
    list_display = ("id", "title", "kind", "revision", "retired")
    list_filter = ("section", "kind", "retired")
    search_fields = ("id", *(build_localized_fieldname("body", code) for code, _name in settings.LANGUAGES))
    fieldsets = (
        (_("Clause"), {"fields": ["id", "section", "position", "kind", "source", "revision", "retired"]}),
        *_by_language("title", "body", "source_revision"),
    )
    inlines = (RevisionInline,)


@admin.register(Section)
class SectionAdmin(ReadOnly):
    list_display = ("id", "title", "position")
    fieldsets = ((_("Section"), {"fields": ["id", "book", "position"]}), *_by_language("title"))
