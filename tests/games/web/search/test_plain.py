"""The text of a piece of HTML, as the search keeps and shows it."""

from games.web.search.plain import plain


def test_blocks_and_line_ends_become_single_spaces():
    assert plain("<p>One\n  <em>two</em></p><p>three</p>") == "One two three"


def test_french_signs_stay_on_the_line_of_their_word():
    assert plain("<p>rien de mieux\u00a0: la plus basse\u202f; \n«\u00a0Tirer\u00a0»</p>") == (
        "rien de mieux\u00a0: la plus basse\u202f; «\u00a0Tirer\u00a0»"
    )
