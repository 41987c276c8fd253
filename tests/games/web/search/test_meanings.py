"""What the words of a query stand for: other names of pages, terms, games and houses."""

import pytest

from games.web.search.selectors import hits


@pytest.mark.parametrize(
    ("language", "query", "right"),
    [
        ("en", "how many decks in blackjack", "clause:blackjack-cards"),  # the game that is named
        ("en", "practice paying out", "page:quiz:drills"),  # another name of a page
        ("en", "dealer qualifies", "clause:poker-cs-qualifies"),  # a form of a term
        ("it", "fiches colorate", "term:colour-chip"),  # another name of a word in a term
        ("it", "venezia", "venue:ca-vendramin-calergi"),  # the town of a house
        ("ru", "trente et quarante", "game:trente-et-quarante"),  # the name that a game has elsewhere
        ("el", "τράντ ε καράντ", "game:trente-et-quarante"),  # a name that the word list has
        ("fr", "mise maximale sur un numero", "term:maximum"),  # another name among other words
    ],
)
def test_what_the_words_stand_for_is_found(index, language, query, right):
    assert right in [f"{hit.entry.kind}:{hit.entry.key}" for hit in hits(query, language)[0][:3]]
