"""A process that speaks texts: JSON on standard input says how and into which files, as `manage.py record_calls` writes
it.

By itself, because eSpeak NG is under the GPL: nothing that serves the site loads it (decision 27).
"""

import ctypes
import json
import sys
from pathlib import Path

import espeakng_loader
import lameenc

_SYNCHRONOUS = 2  # espeak_AUDIO_OUTPUT: samples are handed to the callback before espeak_Synth returns
_RATE = 1  # espeak_PARAMETER: words a minute
_CHARACTERS = 1  # espeak_POSITION_TYPE
_UTF8 = 1  # of the flags of espeak_Synth
_BEST = 2  # the quality of LAME that its authors advise
_Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)


class Speaker:
    """A voice of eSpeak NG at so many words a minute. Raise ValueError where it does not start or has no such voice."""

    def __init__(self, voice: str, speed: int) -> None:
        self._espeak = ctypes.CDLL(espeakng_loader.get_library_path())
        self.sample_rate = self._espeak.espeak_Initialize(
            _SYNCHRONOUS, 0, espeakng_loader.get_data_path().encode(), 0
        )  # hertz
        if self.sample_rate <= 0:
            raise ValueError("eSpeak NG does not start")
        self._samples = bytearray()
        self._callback = _Callback(self._take)  # kept, since eSpeak calls it later
        self._espeak.espeak_SetSynthCallback(self._callback)
        if self._espeak.espeak_SetVoiceByName(voice.encode()) or self._espeak.espeak_SetParameter(_RATE, speed, 0):
            raise ValueError(f"eSpeak NG has no voice {voice!r} at {speed} words a minute")

    def _take(self, samples: "ctypes._Pointer[ctypes.c_short]", count: int, _events: int) -> int:
        if samples and count > 0:
            self._samples += ctypes.string_at(samples, count * ctypes.sizeof(ctypes.c_short))
        return 0

    def say(self, text: str) -> bytes:
        """Return a text as samples of 16 bits, one channel. Raise ValueError where eSpeak NG does not speak it."""
        self._samples.clear()
        encoded = text.encode() + b"\0"
        size = ctypes.c_size_t(len(encoded))
        if self._espeak.espeak_Synth(encoded, size, 0, _CHARACTERS, 0, _UTF8, None, None) or not self._samples:
            raise ValueError(f"eSpeak NG does not speak {text!r}")
        return bytes(self._samples)


def mp3(samples: bytes, sample_rate: int, bit_rate: int) -> bytes:
    """Return samples of so many hertz as MP3 of so many kilobits a second."""
    encoder = lameenc.Encoder()
    encoder.silence()
    encoder.set_channels(1)
    encoder.set_in_sample_rate(sample_rate)
    encoder.set_bit_rate(bit_rate)
    encoder.set_quality(_BEST)
    return bytes(encoder.encode(samples) + encoder.flush())


def main() -> None:
    asked = json.load(sys.stdin)
    speaker = Speaker(asked["voice"], asked["speed"])
    for path, text in asked["texts"].items():
        Path(path).write_bytes(mp3(speaker.say(text), speaker.sample_rate, asked["bit_rate"]))


if __name__ == "__main__":
    main()
