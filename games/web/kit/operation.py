"""An operation of the API: one thing that a game can be asked.

The bodies are in `bodies.py`: the site starts without pydantic, which the API imports at its first request.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from games.web.kit.bodies import Request, Response

UNKNOWN = "unknown"  # how pydantic's errors are marked that the engine's own readers raise


@dataclass(frozen=True, slots=True)
class Operation:
    """What a game can be asked, with the bodies of its request and its response."""

    game: str
    name: str
    summary: str
    request: "type[Request]"
    response: "type[Response]"

    def run(self, request: Any) -> object:
        """Return the engine's value. Raise Refused."""
        return request.run()

    def answer(self, request: Any) -> "Response":
        """Return the response to a request that has been read. Raise Refused."""
        return self.response.model_validate(self.run(request))
