"""The history of a person, in the reader's words."""

from django.utils.translation import gettext as _

from training.staff.models import Employment, Role


def what_changed(before: Employment | None, row: Employment) -> list[str]:
    """What a row of the history says that the one before did not."""
    role = Role(row.role).label
    if before is None:
        return [_("Entered as {role}").format(role=role)]
    if before.house_id != row.house_id:
        return [_("Came from another house as {role}").format(role=role)]
    said = []
    if before.role != row.role:
        said.append(_("Role changed from {before} to {after}").format(before=Role(before.role).label, after=role))
    if before.is_active != row.is_active:
        said.append(_("Account opened again") if row.is_active else _("Account closed"))
    return said
