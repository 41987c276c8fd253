"""Pictures of the venues, each of which says that it is an example."""

from collections.abc import Iterator
from io import BytesIO

from django.core.files.base import ContentFile
from django.utils.translation import override
from PIL import Image, ImageDraw

from games.roulette.wheel import POCKETS, colour
from games.web.venues.models import Picture, Venue

HOUSE = "ca-vendramin-calergi"
COLOURS = {"red": "#ad1f23", "black": "#1b1815", "": "#13624a"}
CLOTH, BRASS, WOOD, DARK_WOOD = "#0f4a38", "#c49d45", "#5b3a1e", "#3a2415"
SIZE, FINER = (1280, 960), 2  # drawn twice as large, so that edges are smooth

PICTURES = (
    {
        "alt_en": "A drawn roulette wheel, seen from above on green cloth",
        "alt_it": "Il disegno di una ruota della roulette vista dall’alto su panno verde",
        "alt_fr": "Le dessin d’un cylindre de roulette vu d’en haut sur un drap vert",
    },
    {
        "alt_en": "A part of the drawn wheel from close by, with zero at the top",
        "alt_it": "Una parte della ruota disegnata vista da vicino, con lo zero in alto",
        "alt_fr": "Une partie du cylindre dessiné, vue de près, avec le zéro en haut",
    },
)
CAPTION = {
    "caption_en": "An example: drawn by the program, no picture of the house.",
    "caption_it": "Un esempio: disegnato dal programma, non è un’immagine della casa.",
    "caption_fr": "Un exemple\u00a0: dessiné par le programme, ce n’est pas une image de la maison.",
}


def make_venue_examples() -> None:
    """Make them for the first house, where it came with the project and has no pictures of its own."""
    venue = Venue.objects.filter(slug=HOUSE).first()
    if venue is None or venue.pictures.exists():
        return
    with override("en"):
        for words, picture in zip(PICTURES, _pictures(), strict=True):
            Picture.objects.create(venue=venue, image=picture, **words, **CAPTION)


def _pictures() -> Iterator[ContentFile]:
    """Yield the wheel, and what its upper part looks like from close by."""
    width, height = SIZE
    whole = _wheel((width // 2, height // 2), height * 9 // 20)
    near = _wheel((width // 2, height), height * 4 // 5)
    for image in (whole, near):
        written = BytesIO()
        image.save(written, "PNG")
        yield ContentFile(written.getvalue(), name="wheel.png")


def _wheel(middle: tuple[int, int], radius: int) -> Image.Image:
    """Return the pockets in the engine's order, clockwise from zero at the top."""
    width, height = SIZE
    image = Image.new("RGB", (width * FINER, height * FINER), CLOTH)
    draw = ImageDraw.Draw(image)
    turn = 360 / len(POCKETS)

    def ring(share: float) -> tuple[float, float, float, float]:
        x, y, reach = (FINER * value for value in (*middle, radius * share))
        return x - reach, y - reach, x + reach, y + reach

    draw.ellipse(ring(1.08), fill=DARK_WOOD, outline=BRASS, width=4 * FINER)
    for place, number in enumerate(POCKETS):
        start = place * turn - 90 - turn / 2
        draw.pieslice(ring(1), start, start + turn, fill=COLOURS[colour(number) or ""], outline=BRASS, width=2 * FINER)
    draw.ellipse(ring(0.66), fill=WOOD, outline=BRASS, width=4 * FINER)
    draw.ellipse(ring(0.3), fill=DARK_WOOD, outline=BRASS, width=3 * FINER)
    draw.ellipse(ring(0.1), fill=BRASS)
    return image.resize(SIZE, Image.Resampling.LANCZOS)
