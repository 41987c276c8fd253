"""What becomes of an uploaded file: a picture of ours, or a refusal in a sentence."""

import struct
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from django.core.exceptions import ValidationError
from django.core.files.uploadedfile import SimpleUploadedFile
from PIL import Image

from games.web.venues import images
from games.web.venues.models import Picture
from tests.games.web.venues.conftest import uploaded

SCRIPT = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"


def opened(file) -> Image.Image:
    file.seek(0)
    return Image.open(BytesIO(file.read()))


def png(width: int, height: int, rows: int) -> SimpleUploadedFile:
    """A PNG whose header says so much, and which holds so many black rows: packed, they take next to nothing."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    pixels = zlib.compress(bytes(rows * (width + 1)))
    parts = (b"IHDR", header), (b"IDAT", pixels), (b"IEND", b"")
    return SimpleUploadedFile("a.png", b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts))


@pytest.mark.parametrize("form", images.FORMATS)
def test_a_picture_is_kept_as_webp_whatever_it_came_as(form):
    kept = images.prepared(uploaded(form=form))
    assert opened(kept).format == "WEBP"
    assert kept.size_in_pixels == opened(kept).size == (900, 600)


def test_a_large_picture_is_scaled_in_its_proportion():
    assert images.prepared(uploaded(size=(4000, 2000))).size_in_pixels == (images.LARGE, images.LARGE // 2)


def test_a_small_picture_is_not_blown_up():
    assert images.prepared(uploaded(size=(40, 30))).size_in_pixels == (40, 30)


@pytest.mark.parametrize("form", images.FORMATS)
@pytest.mark.parametrize(("size", "upright"), [((300, 200), (200, 300)), ((3200, 800), (400, 1600))])
def test_what_the_camera_wrote_is_gone_and_the_picture_stands_upright(form, size, upright):
    exif = Image.Exif()
    exif[0x0112] = 6  # turned by a quarter
    exif[0x010F] = "A maker of cameras"
    kept = images.prepared(uploaded(size=size, form=form, exif=exif))
    assert kept.size_in_pixels == upright
    assert dict(opened(kept).getexif()) == {}
    kept.seek(0)
    assert b"maker" not in kept.read()


def test_what_is_transparent_stays_so():
    written = BytesIO()
    Image.new("RGBA", (10, 10), (0, 0, 0, 0)).save(written, "PNG")
    assert opened(images.prepared(SimpleUploadedFile("a.png", written.getvalue()))).mode == "RGBA"


@pytest.mark.parametrize(
    "upload",
    [
        SimpleUploadedFile("a.png", b"no picture at all"),
        SimpleUploadedFile("a.png", b""),
        SimpleUploadedFile("a.svg", SCRIPT),
        SimpleUploadedFile("a.png", SCRIPT),
        SimpleUploadedFile("cut.png", uploaded().read()[:60]),
        uploaded(form="GIF", name="a.png"),
        uploaded(form="TIFF", name="a.jpg"),
    ],
    ids=["text", "empty", "svg", "svg in disguise", "cut off", "gif", "tiff"],
)
def test_what_is_no_picture_in_a_known_format_is_refused(upload):
    with pytest.raises(ValidationError, match="not a JPEG, PNG or WebP picture"):
        images.prepared(upload)


def test_a_file_that_is_too_large_is_refused_unread(monkeypatch):
    monkeypatch.setattr(images.Image, "open", lambda *_args, **_options: pytest.fail("it was read"))
    with pytest.raises(ValidationError, match="larger than 5 MB"):
        images.prepared(SimpleUploadedFile("a.png", b"\0" * (images.MOST_BYTES + 1)))


def test_a_picture_with_too_many_pixels_is_refused_before_it_is_unpacked(monkeypatch):
    monkeypatch.setattr(images, "MOST_PIXELS", 899 * 600)
    monkeypatch.setattr(images, "_written", lambda *_args: pytest.fail("it was unpacked"))
    with pytest.raises(ValidationError, match="too many pixels"):
        images.prepared(uploaded())


@pytest.mark.parametrize(
    ("width", "height", "rows"),
    [(1, 40_000_000, 40_000_000), (40_000_000, 1, 1), (1, 20_001, 20_001), (5_001, 5_000, 0), (100_000, 100_000, 0)],
)
def test_a_bomb_is_refused_by_what_its_header_says(width, height, rows):
    with pytest.raises(ValidationError, match="too many pixels"):
        images.prepared(png(width, height, rows))


def test_a_picture_as_large_as_may_be_is_taken():
    assert images.prepared(png(5_000, 5_000, 5_000)).size_in_pixels == (images.LARGE, images.LARGE)
    assert images.prepared(png(20_000, 1, 1)).size_in_pixels == (images.LARGE, 1)


def test_a_picture_that_pillow_takes_for_a_bomb_is_refused(monkeypatch):
    monkeypatch.setattr(images.Image, "MAX_IMAGE_PIXELS", 1000)
    with pytest.raises(ValidationError, match="too many pixels"):
        images.prepared(uploaded())


def files_below(folder) -> set[str]:
    return {path.name for path in Path(folder).rglob("*") if path.is_file()}


def test_a_picture_is_kept_in_two_sizes_under_names_of_our_own(picture, settings):
    names = files_below(settings.MEDIA_ROOT)
    assert names == {Path(picture.image.name).name, Path(picture.small.name).name}
    assert all(name.endswith(".webp") and "holiday" not in name for name in names)
    assert (picture.width, picture.height) == (900, 600)
    assert opened(picture.small.file).width == picture.small_width == images.SMALL


def test_saved_again_a_picture_keeps_its_files(picture, settings):
    before = files_below(settings.MEDIA_ROOT)
    again = Picture.objects.get()
    again.caption_en = "A wall"
    again.full_clean()
    again.save()
    assert files_below(settings.MEDIA_ROOT) == before


def test_a_picture_that_is_replaced_leaves_no_file(picture, settings, django_capture_on_commit_callbacks):
    before = files_below(settings.MEDIA_ROOT)
    again = Picture.objects.get()
    again.image = uploaded(size=(50, 40))
    again.full_clean()
    with django_capture_on_commit_callbacks(execute=True):
        again.save()
    after = files_below(settings.MEDIA_ROOT)
    assert len(after) == 2
    assert not after & before
    assert (again.width, again.small_width) == (50, 50)


def test_a_house_that_is_removed_takes_its_files_with_it(picture, settings, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        picture.venue.delete()
    assert files_below(settings.MEDIA_ROOT) == set()


def test_a_picture_that_nobody_checked_is_prepared_when_it_is_saved(venue):
    picture = Picture.objects.create(venue=venue, image=uploaded(form="JPEG"), alt_en="A wall")
    assert opened(picture.image.file).format == "WEBP"


def test_a_picture_is_served_as_one(client, picture):
    answer = client.get(picture.image.url)
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "image/webp")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("path", ["venues/", "venues/nothing.webp", "../secret-key"])
def test_nothing_else_is_served_there(client, picture, settings, path):
    (settings.MEDIA_ROOT.parent / "secret-key").write_text("secret")
    assert client.get(f"/media/{path}").status_code in (400, 404)
