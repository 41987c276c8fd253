"""On what grounds somebody sits an exam."""

from dataclasses import dataclass

from training.quiz.house.models import AnotherAttempt, Room


@dataclass(frozen=True, slots=True)
class Admission:
    """The further attempt that is used up, and the room with the token of the device there; nothing by default."""

    allowed_by: AnotherAttempt | None = None
    room: Room | None = None
    device: str = ""


PLAIN = Admission()
