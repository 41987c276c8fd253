"""Groups of houses and their officers, for administrators with all rights alone: an office opens several records, so no
house can give it, and no other right is enough. Offices are only added and ended, never changed."""

from typing import Any, cast

from django.contrib import admin
from django.db import transaction
from django.http import HttpRequest
from django.utils import timezone

from training.staff.audit import Action, note_in
from training.staff.entering import named
from training.staff.group_models import GroupOffice, GroupOfficeEnd, HouseGroup
from training.staff.models import User


class OfAdministrators(admin.ModelAdmin):
    """Nobody else sees it."""

    def has_module_permission(self, request: HttpRequest) -> bool:
        return request.user.is_superuser

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return request.user.is_superuser

    def has_add_permission(self, request: HttpRequest) -> bool:
        return request.user.is_superuser

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return request.user.is_superuser

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(HouseGroup)
class HouseGroupAdmin(OfAdministrators):
    list_display = ["name"]


class OnlyAdded(OfAdministrators):
    """A row gets its author and its moment, and every house of the group finds it in its audit."""

    exclude = ["at", "author"]

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def _note(self, request: HttpRequest, office: GroupOffice, action: Action, reason: str) -> None:
        for house in office.group.houses.all():
            details = {"first_day": office.first_day.isoformat(), "reason": reason}
            if office.last_day:
                details["until"] = office.last_day.isoformat()
            note_in(house, cast(User, request.user), action, named(office.person), **details)


@admin.register(GroupOffice)
class GroupOfficeAdmin(OnlyAdded):
    list_display = ["person", "group", "first_day", "last_day", "end"]
    list_select_related = ["person", "group", "end"]
    autocomplete_fields = ["person"]

    @transaction.atomic
    def save_model(self, request: HttpRequest, obj: GroupOffice, form: Any, change: bool) -> None:
        obj.at, obj.author = timezone.now(), cast(User, request.user)
        super().save_model(request, obj, form, change)
        self._note(request, obj, Action.GROUP_OFFICER_NAMED, obj.reason)


@admin.register(GroupOfficeEnd)
class GroupOfficeEndAdmin(OnlyAdded):
    list_display = ["office", "at", "author"]

    @transaction.atomic
    def save_model(self, request: HttpRequest, obj: GroupOfficeEnd, form: Any, change: bool) -> None:
        obj.at, obj.author = timezone.now(), cast(User, request.user)
        super().save_model(request, obj, form, change)
        self._note(request, obj.office, Action.GROUP_OFFICE_ENDED, obj.reason)
