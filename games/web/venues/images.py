"""Uploaded pictures are checked, turned upright, scaled and written again, so that the uploaded file itself is never
served: it could be another format in disguise, or carry the place and device that a camera wrote into it."""

from collections.abc import Iterable
from io import BytesIO

from babel.units import format_unit
from django.core.exceptions import ValidationError
from django.core.files.base import ContentFile, File
from django.core.files.storage import default_storage
from django.utils.functional import lazy
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _
from PIL import Image, ImageOps

from games.web.kit.formats import locale

FORMATS = ("JPEG", "PNG", "WEBP")
SUFFIX = ".webp"
MOST_MEGABYTES = 5
MOST_BYTES = MOST_MEGABYTES * 1024 * 1024
# What the header of a picture may say, before anything of it is unpacked. Work on it takes up to 17 bytes a pixel,
# 420 MB for a WebP. Each row of pixels costs something too, so both sides are limited.
MOST_PIXELS = 25_000_000
MOST_SIDE = 20_000
LARGE, SMALL = 1600, 640  # the longest side, in pixels
_QUALITY = 82


def _most() -> str:
    return format_unit(MOST_MEGABYTES, "digital-megabyte", "short", locale=locale())


_MOST = lazy(_most, str)()

# Translators: {size} is a number with its unit, such as 5 MB.
DEMANDS = format_lazy(_("JPEG, PNG or WebP, at most {size}."), size=_MOST)
_TOO_LARGE = format_lazy(
    # Translators: {size} is a number with its unit, such as 5 MB.
    _("This file is larger than {size}. Choose a smaller one, or save the picture in a smaller size."),
    size=_MOST,
)
_TOO_MANY_PIXELS = _("This picture has too many pixels. Save it in a smaller size.")
_NO_PICTURE = _("This file is not a JPEG, PNG or WebP picture. Save the picture in one of these formats.")


class Prepared(ContentFile):
    """A picture as it is kept."""

    size_in_pixels: tuple[int, int]


def prepared(upload: File) -> Prepared:
    """Return the picture as WebP, no longer than `LARGE`. Raise ValidationError for what is too large or no picture."""
    if upload.size > MOST_BYTES:
        raise ValidationError(_TOO_LARGE)
    upload.seek(0)
    try:
        with Image.open(upload, formats=FORMATS) as opened:
            if opened.width * opened.height > MOST_PIXELS or max(opened.size) > MOST_SIDE:
                raise ValidationError(_TOO_MANY_PIXELS)
            return _written(opened, LARGE)
    except Image.DecompressionBombError:
        raise ValidationError(_TOO_MANY_PIXELS) from None
    except (OSError, SyntaxError, ValueError, EOFError):  # what Pillow raises for files that are cut off or made up
        raise ValidationError(_NO_PICTURE) from None


def resized(picture: File, longest: int) -> Prepared:
    """Return a picture that was prepared, no longer than `longest`."""
    picture.seek(0)
    with Image.open(picture, formats=FORMATS) as opened:
        return _written(opened, longest)


def scaled(size: tuple[int, int], longest: int) -> tuple[int, int]:
    """Width and height with the longer one no more than `longest`, in the same proportion."""
    share = min(1.0, longest / max(size))
    width, height = (max(1, round(side * share)) for side in size)
    return width, height


def _written(image: Image.Image, longest: int) -> Prepared:
    mode = "RGBA" if image.has_transparency_data else "RGB"
    plain = image if image.mode == mode else image.convert(mode)
    # Turned when it is small: each step on the whole picture would be a copy of it.
    smaller = ImageOps.exif_transpose(plain.resize(scaled(plain.size, longest), Image.Resampling.LANCZOS))
    written = BytesIO()
    smaller.save(written, "WEBP", quality=_QUALITY)  # keeps the colour profile and nothing else
    file = Prepared(written.getvalue(), name=f"picture{SUFFIX}")
    file.size_in_pixels = smaller.size
    return file


def remove(names: Iterable[str]) -> None:
    """Delete files that no row refers to any more."""
    for name in names:
        default_storage.delete(name)
