"""Houses and people, for administrators. The audit is read here and changed nowhere."""

from typing import Any, cast

from django import forms
from django.contrib import admin
from django.contrib.admin.models import LogEntry
from django.contrib.admin.utils import unquote
from django.contrib.auth.admin import UserAdmin
from django.db import transaction
from django.db.models import Field
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from training.staff import group_admin, history  # noqa: F401 - the first registers its models
from training.staff.audit import Action, note_in
from training.staff.languages import language_choices
from training.staff.models import AuditEntry, House, User


@admin.register(House)
class HouseAdmin(admin.ModelAdmin):
    list_display = ["name", "venue"]
    list_select_related = ["venue"]

    def get_readonly_fields(self, request: HttpRequest, obj: House | None = None) -> list[str]:
        """Only administrators with all rights say to which group a house belongs: its officers see the records."""
        return [] if request.user.is_superuser else ["group"]

    @transaction.atomic
    def save_model(self, request: HttpRequest, obj: House, form: Any, change: bool) -> None:
        super().save_model(request, obj, form, change)
        if "group" in form.changed_data:
            note_in(obj, cast(User, request.user), Action.GROUP_CHANGED, str(obj.group or "–"))


@admin.register(User)
class PersonAdmin(UserAdmin):
    """Django's own form, with what a house says about somebody."""

    list_display = ["username", "last_name", "first_name", "house", "role", "is_active"]
    list_filter = ["house", "role", "is_active"]
    list_select_related = ["house"]
    fieldsets = [*(UserAdmin.fieldsets or ()), (_("House"), {"fields": ["house", "role", "language"]})]
    add_fieldsets = [*UserAdmin.add_fieldsets, (_("House"), {"fields": ["house", "role", "language", "email"]})]

    def formfield_for_dbfield(self, db_field: Field, request: HttpRequest, **kwargs: Any) -> forms.Field | None:
        """Offer the languages of the staff; the model does not list them, so that a new one needs no migration."""
        if db_field.name == "language":
            return forms.ChoiceField(label=db_field.verbose_name, choices=language_choices)
        return super().formfield_for_dbfield(db_field, request, **kwargs)

    def has_delete_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        """Refused where the log of the admin would lose what this person did; such a person is deactivated instead."""
        return super().has_delete_permission(request, obj) and not LogEntry.objects.filter(user=obj).exists()

    @transaction.atomic
    def save_model(self, request: HttpRequest, obj: User, form: Any, change: bool) -> None:
        now = timezone.now()
        if change:
            history.begin_late(User.objects.get(pk=obj.pk), now)
        super().save_model(request, obj, form, change)
        history.keep(obj, now, cast(User, request.user))
        if not change:
            _note_password(request, obj)

    @transaction.atomic
    def user_change_password(self, request: HttpRequest, id: str, form_url: str = "") -> HttpResponse:
        before = self.get_object(request, unquote(id))
        response = super().user_change_password(request, id, form_url)
        after = self.get_object(request, unquote(id))
        if before and after and before.password != after.password:
            _note_password(request, after)
        return response


def _note_password(request: HttpRequest, person: User) -> None:
    """Inform HR of the house that somebody else knows this password."""
    if person.house and person.has_usable_password():
        note_in(person.house, cast(User, request.user), Action.PASSWORD_SET, person.username)


@admin.register(AuditEntry)
class AuditAdmin(admin.ModelAdmin):
    list_display = ["recorded_at", "actor", "house", "action", "subject"]
    list_filter = ["house", "action"]

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
