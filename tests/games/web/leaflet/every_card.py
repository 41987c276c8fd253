"""Makes every card and lists those that are not one page: each game in each ruleset and at each table of a house, in
each language alone and beside another, and in a language of longer words in both directions.

python -m tests.games.web.leaflet.every_card [FOLDER]    # needs a site with its rules loaded; cards go to the folder
"""

import os
import sys
from collections.abc import Iterator
from io import BytesIO
from itertools import permutations
from pathlib import Path

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")

import django

django.setup()

from django.conf import settings  # noqa: E402
from django.test import Client, override_settings  # noqa: E402
from pypdf import PdfReader  # noqa: E402

from games.web.registry import GAMES  # noqa: E402
from games.web.venues.models import VenueTable  # noqa: E402
from tests.portal import pseudo  # noqa: E402

CODES = [code for code, _ in settings.LANGUAGES]


def asked() -> Iterator[tuple[str, str]]:
    """Yield each game with what its address asks for: a ruleset, or a table of a house."""
    for game in GAMES.values():
        for ruleset in game.rulesets:
            yield game.slug, f"rules={ruleset}"
    for slug, game in VenueTable.objects.filter(published=True).exclude(game="").values_list("slug", "game"):
        yield game, f"at={slug}"


def made(languages: list[tuple[str, str]], kind: str, folder: Path | None) -> Iterator[str]:
    """Make the cards in these languages. Yield those that do not fit."""
    client = Client(headers={"Host": "localhost"})
    for first, second in languages:
        for slug, query in asked():
            response = client.get(f"/{first}/games/{slug}/card.pdf?{query}&with={second}")
            name = f"{slug}-{query.partition('=')[2]}-{first}-{second}{kind}"
            pages = len(PdfReader(BytesIO(response.content)).pages) if response.status_code == 200 else 0
            if pages != 1:
                yield f"{name}: status {response.status_code}, {pages} pages"
            if folder:
                (folder / f"{name}.pdf").write_bytes(response.content)


def every(folder: Path | None) -> Iterator[str]:
    yield from made([*((code, "") for code in CODES), *permutations(CODES, 2)], "", folder)
    longer = [(pseudo.LANGUAGE, ""), (pseudo.LANGUAGE, "fr"), ("en", pseudo.LANGUAGE)]
    for bidi in ([], [pseudo.LANGUAGE]):
        with override_settings(LANGUAGES_BIDI=bidi), pseudo.spoken():
            yield from made(longer, "-rtl" if bidi else "-long", folder)


if __name__ == "__main__":
    faults = list(every(Path(sys.argv[1]) if sys.argv[1:] else None))
    print("\n".join(faults) or "Every card is one page.")
    sys.exit(bool(faults))
