"""What papers are called as files: readable, and good on Windows, macOS and Linux."""

import re
import unicodedata

_SEPARATOR = ", "
_MOST_BYTES = 80  # of a part; a whole name has 255 at most
# What Windows refuses or what a path is made of.
_FORBIDDEN = re.compile(r'[<>:"/\\|?*]')
_DEVICES = {"CON", "PRN", "AUX", "NUL", *(f"{port}{number}" for port in ("COM", "LPT") for number in range(10))}


class FileNames:
    """The names of the files of one archive: each once, whether or not a disk minds capitals."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def of(self, *parts: str) -> str:
        """Return the name of a PDF, made of parts, of which empty ones are left out."""
        stem, number = stem_of(*parts), 1
        name = f"{stem}.pdf"
        while name.casefold() in self._taken:
            number += 1
            name = f"{stem} ({number}).pdf"
        self._taken.add(name.casefold())
        return name


def stem_of(*parts: str) -> str:
    """Return the name of a file without its suffix."""
    stem = _SEPARATOR.join(said for part in parts if (said := _safe(part)))
    is_device = stem.partition(".")[0].strip().upper() in _DEVICES
    return f"_{stem}" if is_device or not stem else stem


def _safe(part: str) -> str:
    """Return a part without signs that no file can have, nor such that are not seen, nor space or full stop at its
    ends."""
    plain = unicodedata.normalize("NFC", _FORBIDDEN.sub("-", part))
    seen = "".join(" " if sign.isspace() else sign for sign in plain if sign.isspace() or _is_seen(sign))
    short = " ".join(seen.split()).encode()[:_MOST_BYTES].decode(errors="ignore")
    return short.strip(" .")


def _is_seen(sign: str) -> bool:
    return not unicodedata.category(sign).startswith("C")
