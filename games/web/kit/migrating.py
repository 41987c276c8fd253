"""Operations of migrations that Django does not have."""

from collections.abc import Sequence

from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.operations import AddField
from django.db.migrations.operations.base import Operation
from django.db.migrations.state import ProjectState


class AddFields(Operation):
    """Add many fields at once. After each AddField of its own Django renders the model and all that lead to it again,
    which takes seconds where there is a field for each language."""

    def __init__(self, fields: Sequence[AddField]) -> None:
        self.fields = fields

    def state_forwards(self, app_label: str, state: ProjectState) -> None:
        state.__dict__.pop("apps", None)  # rendered again when it is asked for, with all fields
        for field in self.fields:
            field.state_forwards(app_label, state)

    def database_forwards(
        self, app_label: str, editor: BaseDatabaseSchemaEditor, before: ProjectState, after: ProjectState
    ) -> None:
        for field in self.fields:
            field.database_forwards(app_label, editor, before, after)

    def database_backwards(
        self, app_label: str, editor: BaseDatabaseSchemaEditor, before: ProjectState, after: ProjectState
    ) -> None:
        for field in reversed(self.fields):
            field.database_backwards(app_label, editor, before, after)

    def describe(self) -> str:
        return f"Add {len(self.fields)} fields"
