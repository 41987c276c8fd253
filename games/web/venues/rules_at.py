"""The tables of the venues as the rules know them, so that a page of rules can follow one table's parameters."""

import json

from django.urls import reverse

from games.web.rulebook.houses import House
from games.web.venues.selectors import venue_table


def house(slug: str) -> House | None:
    """Return a published table by its short name. One query."""
    table = venue_table(slug)
    if table is None:
        return None
    return House(
        slug=table.slug,
        game=table.game,
        ruleset=table.ruleset,
        overrides=json.dumps(table.overrides, sort_keys=True) if table.overrides else "",
        name=" · ".join(str(name) for name in (table.venue, table.name) if name),
        language=table.venue.language,
        url=f"{reverse('venues:venue', args=[table.venue_slug])}#{table.slug}",
        example=table.example,
    )
