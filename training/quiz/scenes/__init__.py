"""What an item is asked about, made ready for its template `quiz/_scene_<kind>.html`."""

from collections.abc import Mapping
from typing import Any

from training.quiz.scenes.cards import cards
from training.quiz.scenes.roulette import SCENES as ROULETTE

Scene = dict[str, Any]

_SCENES = {**ROULETTE, "cards": cards}


def scene_of(face: Mapping[str, Any]) -> Scene | None:
    """The scene of an item in the active language, with the name of its template; None where there is none."""
    told = face["scene"]
    if told is None:
        return None
    return {"template": f"quiz/_scene_{told['kind']}.html", **_SCENES[told["kind"]](told)}
