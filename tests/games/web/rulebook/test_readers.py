"""What is for croupiers is folded for players and open for staff; what is French says so."""

import re

import pytest

from games.core.clauses import load
from games.web import registry
from games.web.registry import GAMES

PAGE = "/en/games/french-roulette/"
FOLDED, OPEN = (
    re.compile(r"<details>\s*<summary class=\"row\">"),
    re.compile(r"<details open>\s*<summary class=\"row\">"),
)


def counted(page: str) -> tuple[int, int]:
    """How many chapters are folded, and how many are open that can be folded."""
    return len(FOLDED.findall(page)), len(OPEN.findall(page))


@pytest.fixture
def read(client, rulebook):
    return lambda address=PAGE: client.get(address).content.decode()


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_with_a_crew_folds_its_chapters_for_the_staff(read, slug):
    folded, opened = counted(read(f"/en/games/{slug}/"))
    assert folded >= (1 if slug == "parlour-roulette" else 2)
    assert opened == 0


def test_the_address_opens_them_without_a_script(read):
    page = read()
    assert f'<a href="{PAGE}?for=staff" data-keep-anchor>Show everything for croupiers</a>' in page
    opened = read(f"{PAGE}?for=staff")
    assert counted(opened) == counted(page)[::-1]
    assert f'<a href="{PAGE}" data-keep-anchor>Fold them for players</a>' in opened


def test_they_are_open_for_people_who_are_signed_in(read, client, django_user_model):
    folded = counted(read())
    client.force_login(django_user_model.objects.create_user("croupier"))
    assert counted(read()) == folded[::-1]
    assert counted(read(f"{PAGE}?for=players")) == folded


def test_a_folded_chapter_says_how_much_is_in_it(read):
    chapter = read().partition('id="irregularities"')[2].partition("</section>")[0]
    assert f"For croupiers: {chapter.count('<article')} rules" in " ".join(chapter.split())


@pytest.mark.parametrize(
    ("language", "clause", "marked"),
    [
        ("en", "roulette-pays-even-chance", '<em lang="fr">manque</em>'),
        ("it", "roulette-closes", '<em lang="fr">Rien ne va plus</em>'),
        ("en", "roulette-call", '<em lang="fr">Vingt-trois, rouge, impair et passe</em>'),
    ],
)
def test_french_words_in_italics_say_that_they_are_french(read, language, clause, marked):
    assert (
        marked in read(PAGE.replace("/en/", f"/{language}/")).partition(f'id="{clause}"')[2].partition("</article>")[0]
    )


def test_a_french_page_and_words_of_another_language_are_not_marked(read):
    assert (
        '<em lang="fr">Faites vos jeux</em>' not in read(PAGE.replace("/en/", "/fr/")).partition('class="chapter"')[2]
    )
    assert "<em>dolly</em>" in read("/en/games/fair-roulette/")


@pytest.mark.parametrize("book", registry.books())
def test_what_is_listed_as_french_stands_in_italics_in_the_text(book):
    found = load(f"games.{book}")
    italics = {words for clause in found for words in re.findall(r"\*([^*\n]+)\*", clause.body)}
    assert [words for words in found.french if words.casefold() not in {one.casefold() for one in italics}] == []
