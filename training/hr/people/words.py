"""The history of a person, in the reader's language."""

from django.utils.translation import gettext as _

from training.staff.models import Employment, Role


def what_changed(before: Employment | None, row: Employment) -> list[str]:
    """Return what a row of the history says that the one before did not."""
    role = Role(row.role).label
    if before is None:
        # Translators: {role} is the name of a role: trainee, instructor or HR officer.
        return [_("Added to the house; role: {role}").format(role=role)]
    if before.house_id != row.house_id:
        # Translators: {role} is the name of a role: trainee, instructor or HR officer.
        return [_("Moved here from another house; role: {role}").format(role=role)]
    said = []
    if before.role != row.role:
        said.append(
            # Translators: {before} and {after} are names of roles.
            _("Role changed: “{after}” instead of “{before}”").format(before=Role(before.role).label, after=role)
        )
    if before.is_active != row.is_active:
        said.append(_("Account reopened") if row.is_active else _("Account closed"))
    return said or [_("What was entered for a later day is withdrawn")]
