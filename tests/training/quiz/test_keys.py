"""A key that was wrong: who would change is said before anything is written, and exactly those change."""

from dataclasses import replace
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from tests.training.quiz.conftest import NOON, SMALL, a_person
from training.drills.kit.exam import Section
from training.drills.registry import GENERATORS
from training.quiz import keys, ready, services
from training.quiz.dealt import DEALT
from training.quiz.marking import regrade
from training.quiz.models import Mark, OutcomeChange
from training.quiz.selectors import result_of
from training.staff.models import AuditEntry, Role

TWO = replace(SMALL, sections=(Section("multiples", 1, 2),), pass_mark=80)
PEOPLE = 12


def off_by_one(item):
    """The same item with a key that is one too high in its first part."""
    first, *others = item.parts
    return replace(item, parts=(replace(first, expected=first.expected + 1), *others))


@pytest.fixture
def sat(rules, house, monkeypatch):
    """Exams drawn while the drill had a wrong key in the first part of every item. By the true key, every third person
    answers all right, every third as the wrong key says, and every third nothing."""
    true = GENERATORS["multiples"]
    wrong = replace(true, draw=lambda *given, **named: off_by_one(true.draw(*given, **named)))
    attempts = []
    with monkeypatch.context() as patch:
        patch.setitem(GENERATORS, "multiples", wrong)
        patch.setattr(ready, "_ready", ready._Ready())
        for number in range(PEOPLE):
            person = a_person(house, Role.TRAINEE, f"candidate{number}")
            attempt = services.start(person, TWO, "en", NOON)
            for item in attempt.items.all():
                first = item.face["parts"][0]["slug"]
                given = dict(item.key)
                if number % 3 == 0:
                    given[first] -= 1
                if number % 3 < 2:
                    services.answer(attempt, item.position, given, f"t{item.position}", NOON)
            services.submit(attempt, NOON)
            attempts.append(attempt)
    ready._ready.papers.clear()
    return attempts


def run(*options):
    out = StringIO()
    call_command("regrade", "multiples", *options, stdout=out)
    return out.getvalue()


def scores():
    return dict(Mark.objects.order_by("pk").values_list("item", "score"))


def test_a_dry_run_names_exactly_who_changes_and_writes_nothing(sat, instructor):
    before = Mark.objects.count()
    said = run("--author", "irene", "--dry-run")
    for number, attempt in enumerate(sat):
        assert (str(attempt.uuid) in said) == (number % 3 < 2)
    assert "16 marks change." in said  # two questions of eight people
    assert "8 keep their score and show the right answer." in said
    assert "Nothing was written." in said
    assert (Mark.objects.count(), OutcomeChange.objects.count()) == (before, 0)


def test_the_real_run_changes_exactly_those_with_author_and_reason(sat, instructor):
    before, old = scores(), set(Mark.objects.values_list("pk", flat=True))
    said = run("--author", "irene", "--reason", "The key was one too high.")
    assert "24 marks were written." in said
    after = scores()
    for number, attempt in enumerate(sat):
        for item in attempt.items.all():
            assert after[item.pk] - before[item.pk] == (1, -1, 0)[number % 3]
    new = Mark.objects.exclude(pk__in=old)
    assert {(mark.author, mark.reason) for mark in new} == {(instructor, "The key was one too high.")}
    assert AuditEntry.objects.filter(action="mark-changed").count() == 24
    assert "0 marks change." in run("--author", "irene", "--dry-run")


def test_a_changed_outcome_waits_for_a_second_person(sat, instructor):
    passed = [result_of(attempt).passed for attempt in sat]
    run("--author", "irene", "--reason", "The key was wrong.")
    now = [result_of(attempt).passed for attempt in sat]
    crossed = {attempt.pk for attempt, was, is_now in zip(sat, passed, now, strict=True) if was != is_now}
    assert crossed
    assert set(OutcomeChange.objects.values_list("attempt", flat=True)) == crossed


def test_the_new_verdict_shows_the_right_answer(sat, instructor):
    run("--author", "irene", "--reason", "The key was wrong.")
    item = sat[2].items.first()
    dealt = GENERATORS["multiples"].make(item.seed, item.level, DEALT[TWO.ruleset].rules)
    assert [row["expected"] for row in item.marks.last().verdict] == list(dealt.key.values())


def test_a_mark_that_a_person_gave_is_left(sat, instructor, hr):
    mark = sat[0].items.first().marks.last()
    regrade(mark, hr, "Half a point for the way.", 0, NOON)
    assert "1 were given by a person and are left." in run("--author", "irene", "--dry-run")


def test_a_key_is_given_by_hand_for_one_sentence(sat, instructor):
    """Nothing is right in the first part but 1."""
    first = sat[0].items.first().face["parts"][0]["slug"]
    said = run("--author", "irene", "--key", f"{first}=1", "--question", "multiples.ask", "--dry-run")
    assert "8 marks change." in said  # of those who answered as the old key said: two questions of four people
    assert "24 cannot be marked again" in run("--author", "irene", "--key", f"{first}=one", "--dry-run")
    assert "24 cannot be marked again" in run("--author", "irene", "--key", "no-such-part=1", "--dry-run")
    assert "0 marks change." in run("--author", "irene", "--question", "multiples.other", "--dry-run")
    assert "0 marks change." in run("--author", "irene", "--exam", "blackjack", "--dry-run")
    assert "0 marks change." in run("--author", "irene", "--drawn-by", "999", "--dry-run")


def test_a_drill_that_asks_something_else_today_cannot_say(sat, instructor, monkeypatch):
    true = GENERATORS["multiples"]
    other = replace(true, draw=lambda *given, **named: replace(true.draw(*given, **named), scene={"kind": "new"}))
    monkeypatch.setitem(GENERATORS, "multiples", other)
    assert "24 cannot be marked again as they were asked" in run("--author", "irene", "--dry-run")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--author", "nobody"), "No instructor or HR officer"),
        (("--author", "candidate0"), "No instructor or HR officer"),
        (("--author", "irene"), "Enter a reason"),
        (("--author", "irene", "--key", "answer"), "PART=ANSWER"),
        (("--author", "irene", "--key", "=1"), "PART=ANSWER"),
    ],
)
def test_it_is_refused(sat, instructor, options, why):
    before = Mark.objects.count()
    with pytest.raises(CommandError, match=why):
        run(*options)
    assert Mark.objects.count() == before


def test_an_unknown_drill_is_refused(instructor):
    with pytest.raises(CommandError, match="There is no such drill"):
        call_command("regrade", "poker-face", "--author", "irene")


def test_another_house_is_left_alone(sat, stranger):
    assert "0 marks change." in run("--author", "zeno", "--dry-run")


def test_nothing_is_written_where_one_correction_is_refused(sat, instructor):
    found = keys.review(instructor, keys.Questions("multiples"))
    regrade(sat[-1].items.last().marks.last(), instructor, "By hand meanwhile.", 1, NOON)
    before = Mark.objects.count()
    with pytest.raises(services.AttemptRefused, match="stale-mark"):
        keys.correct_all(found, instructor, "The key was wrong.", NOON)
    assert Mark.objects.count() == before
