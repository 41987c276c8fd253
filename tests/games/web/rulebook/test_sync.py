"""From the files to the rows, and back to the files when they differ."""

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.web.kit.append_only import RecordChanged
from games.web.rulebook import rewording, sync
from games.web.rulebook.models import Book, Clause, ClauseRevision, Section

pytestmark = pytest.mark.django_db


def row(clause_id: str) -> dict:
    return Clause.objects.rewrite(False).filter(pk=clause_id).values().get()


def test_every_clause_is_written_in_every_language(desk):
    desk.sync()
    straight = row("roulette-pays-straight")
    assert straight["title_en"] == "Straight"
    assert straight["title"] == "Straight"
    assert straight["title_it"] == "Pieno"
    assert straight["body_fr"] == "Un jeton posé sur un seul numéro est payé {straight_pays}."
    assert [straight[f"source_revision_{code}"] for code in ("en", "it", "fr")] == [1, 1, 1]
    assert Section.objects.values_list("title_it", flat=True).get(slug="bets") == "Puntate e vincite"


def test_a_second_run_writes_nothing(desk, django_assert_num_queries):
    desk.sync()
    stamp = Book.objects.get().stamp
    waiting = 3 if connection.vendor == "postgresql" else 0  # for its turn, between two of its limits
    with django_assert_num_queries(6 + waiting):  # four reads between a savepoint and its release
        again = sync.apply("roulette")
    assert again.drift == []
    assert Book.objects.get().stamp == stamp
    assert ClauseRevision.objects.count() == 3


def test_more_clauses_need_no_more_queries(desk):
    with CaptureQueriesContext(connection) as three:
        desk.sync()
    extra = '[[section.clause]]\nid = "roulette-x-{0}"\ntitle = "E"\nkind = "decided"\nsource = "s"\nbody = "b"\n'
    desk.english += "".join(extra.format(n) for n in range(30))
    with CaptureQueriesContext(connection) as thirty:
        desk.sync()
    assert Clause.objects.count() == 33
    assert len(thirty) <= len(three)


def test_a_new_wording_adds_a_revision_and_keeps_the_old_one(desk):
    desk.sync()
    desk.reword("A chip on one number", "One chip on one number")
    desk.sync()
    assert row("roulette-pays-straight")["revision"] == 2
    bodies = ClauseRevision.objects.filter(clause="roulette-pays-straight").values_list("body", flat=True)
    assert list(bodies) == [
        "A chip on one number pays {straight_pays}.",
        "One chip on one number pays {straight_pays}.",
    ]


@pytest.mark.parametrize(("now", "reworded"), [("One chip upon one number", True), ("Two chips on one number", False)])
def test_a_revision_of_words_alone_says_so(desk, now, reworded):
    desk.sync()
    mark = rewording.mark("A chip on one number pays {straight_pays}.")
    clause = 'id = "roulette-pays-straight"'
    desk.reword(clause, f'{clause}\nreworded = ["{mark}"]')
    desk.reword("A chip on one number", now.replace("One", "A"))
    desk.sync()
    said = ClauseRevision.objects.filter(clause="roulette-pays-straight").values_list("reworded", flat=True)
    assert list(said) == [False, reworded]


def test_a_better_translation_adds_no_revision(desk):
    desk.sync()
    desk.words["it"]["roulette-tips.title"] = "La mancia"
    desk.sync()
    assert row("roulette-tips")["title_it"] == "La mancia"
    assert ClauseRevision.objects.count() == 3


def test_a_fuzzy_text_keeps_the_revision_it_was_made_from(desk):
    desk.sync()
    desk.fuzzy = {("it", "roulette-loses.body")}
    desk.reword("belongs to the bank", "goes to the bank")
    desk.sync()
    loses = row("roulette-loses")
    assert (loses["revision"], loses["source_revision_it"], loses["source_revision_fr"]) == (2, 1, 2)
    assert loses["body_it"] == desk.words["it"]["roulette-loses.body"]


def test_a_text_stays_at_its_revision_while_the_english_moves_on(desk):
    desk.sync()
    desk.fuzzy = {("it", "roulette-loses.body")}
    for wording in ("one", "two", "three"):
        desk.reword("the bank", f"the bank of {wording}")
        desk.sync()
    assert row("roulette-loses")["source_revision_it"] == 1


def test_a_text_is_stale_when_its_catalogue_has_not_seen_the_new_english(desk):
    desk.sync()
    desk.reword("belongs to the bank", "goes to the bank", translated=False)
    desk.sync()
    assert row("roulette-loses")["source_revision_it"] == 1


def test_a_fuzzy_text_in_a_new_database_was_made_from_an_unknown_revision(desk):
    desk.fuzzy = {("it", "roulette-loses.body")}
    desk.sync()
    assert row("roulette-loses")["source_revision_it"] == 0


def test_a_missing_text_is_empty(desk):
    del desk.words["it"]["roulette-tips.body"]
    desk.sync()
    tips = row("roulette-tips")
    assert (tips["title_it"], tips["body_it"], tips["source_revision_it"]) == ("", "", None)


def test_a_clause_that_left_the_files_is_retired_not_removed(desk):
    desk.sync()
    desk.english = desk.english[: desk.english.rindex("[[section]]")]
    desk.sync()
    assert row("roulette-tips")["retired"] is True
    assert sync.plan("roulette").drift == []


def test_a_section_that_left_the_files_has_no_place(desk):
    desk.sync()
    desk.english = desk.english[desk.english.rindex("[[section]]") :]
    desk.sync()
    assert dict(Section.objects.values_list("slug", "position")) == {"bets": None, "general": 1}
    assert sync.plan("roulette").drift == []


def test_a_clause_that_another_book_is_about_to_take_over_stands_in_nobodys_place(desk):
    desk.sync()
    Clause.objects.filter(pk="roulette-pays-straight").update(position=3)
    Clause.objects.create(id="blackjack-payment", section_id="roulette-bets", position=1, kind="decided", source="-")
    desk.sync()
    assert row("roulette-pays-straight")["position"] == 1
    assert row("blackjack-payment")["position"] > 1000
    assert sync.plan("roulette").drift == []


def test_what_changes_places_in_the_files_changes_places_in_the_rows(desk):
    desk.sync()
    head, straight, loses = desk.english.partition('\n[[section]]\nid = "general"')[0].split("[[section.clause]]")
    general = desk.english[desk.english.rindex("[[section]]") :]
    desk.english = f"{general}\n{head}[[section.clause]]{loses}\n[[section.clause]]{straight}"
    desk.sync()
    assert dict(Section.objects.values_list("slug", "position")) == {"general": 1, "bets": 2}
    assert list(Clause.objects.filter(section__slug="bets").values_list("pk", flat=True)) == [
        "roulette-loses",
        "roulette-pays-straight",
    ]


def test_check_is_content_after_a_sync(desk):
    desk.sync()
    call_command("sync_rulebook", "--check")


def test_check_names_clause_and_language_and_writes_nothing(desk):
    desk.sync()
    desk.words["it"]["roulette-tips.title"] = "La mancia"
    desk.save()
    with pytest.raises(CommandError, match="roulette-tips: title_it"):
        call_command("sync_rulebook", "--check")
    assert row("roulette-tips")["title_it"] == "Mance"


def test_the_command_says_what_it_did(desk, capsys):
    call_command("sync_rulebook")
    assert (
        capsys.readouterr().out
        == "roulette: 3 clauses written, 3 of them newly worded; 15 with facts that are new under a ruleset.\n"
    )


def test_a_wording_once_written_is_neither_changed_nor_removed(desk):
    desk.sync()
    wording = ClauseRevision.objects.first()
    with pytest.raises(RecordChanged):
        wording.save()
    with pytest.raises(RecordChanged):
        wording.delete()
    for refused in (lambda: ClauseRevision.objects.update(body=""), lambda: ClauseRevision.objects.all().delete()):
        with pytest.raises(RecordChanged):
            refused()


def test_chapters_of_another_book_bring_their_clauses_as_they_are(desk):
    desk.sync()
    desk.reword("A chip on one number", "One chip on one number")
    desk.sync()
    other = Book.objects.create(game="wheels", stamp="1")
    Section.objects.update(book=other)
    Book.objects.filter(game="roulette").delete()
    desk.sync()
    assert {section.book_id for section in Section.objects.all()} == {"roulette"}
    assert row("roulette-pays-straight")["revision"] == 2
    assert not Clause.objects.filter(retired=True).exists()
    assert ClauseRevision.objects.count() == 4
    assert [book.game for book in Book.objects.all()] == ["roulette"]


def test_a_book_that_no_page_prints_stays_while_it_has_chapters(desk):
    other = Book.objects.create(game="wheels", stamp="1")
    Section.objects.create(id="wheels-gone", book=other, slug="gone", position=1)
    desk.sync()
    assert Book.objects.filter(game="wheels").exists()
