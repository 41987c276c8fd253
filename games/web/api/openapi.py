"""The description of the API. Schemas are named after their game: most games have an operation such as `settle`."""

from typing import Any

from ninja import NinjaAPI
from ninja.openapi.schema import OpenAPISchema
from ninja.operation import Operation

_REF = "#/components/schemas/"
_COMMON = {"Error", "ErrorBody", "Value"}


class GamesAPI(NinjaAPI):
    """An API whose operations carry the name of their game as their tag."""

    def get_openapi_schema(
        self, *, path_prefix: str | None = None, path_params: dict[str, Any] | None = None
    ) -> OpenAPISchema:
        return _Schema(self, self.get_root_path(path_params or {}) if path_prefix is None else path_prefix)


class _Schema(OpenAPISchema):
    game = ""

    def operation_details(self, operation: Operation) -> dict[str, Any]:
        self.game = (operation.tags or [""])[0]
        return super().operation_details(operation)

    def add_schema_definitions(self, definitions: dict[str, Any]) -> None:
        super().add_schema_definitions({self._named(name): self._told(body) for name, body in definitions.items()})

    def _create_schema_from_model(self, *args: Any, **kwargs: Any) -> tuple[dict[str, Any], bool]:
        schema, required = super()._create_schema_from_model(*args, **kwargs)
        return self._told(schema), required

    def _named(self, name: str) -> str:
        return name if name in _COMMON else f"{self.game}.{name}"

    def _told(self, node: Any) -> Any:
        """A schema whose references lead to the names of this game."""
        if isinstance(node, list):
            return [self._told(part) for part in node]
        if not isinstance(node, dict):
            return node
        return {key: self._link(part) if key == "$ref" else self._told(part) for key, part in node.items()}

    def _link(self, address: str) -> str:
        return _REF + self._named(address.removeprefix(_REF))
