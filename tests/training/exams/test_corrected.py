"""The key of a house's own question was wrong: exams are marked again by its last version."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from tests.training.exams.answered import choice, sat
from tests.training.exams.conftest import CHOICE, NUMBER, ORDER, TEXT
from training.exams import wordings
from training.exams.wordings import Wording
from training.quiz.models import Mark, OutcomeChange
from training.quiz.selectors import result_of

GAME = "french-roulette"


def run(question, *options):
    out = StringIO()
    call_command("regrade", str(question), "--author", "irene", *options, stdout=out)
    return out.getvalue()


@pytest.fixture
def write(instructor, rulebook):
    def written(wording):
        return wordings.begin_question(instructor, GAME, wording)

    return written


def scores():
    return dict(Mark.objects.order_by("pk").values_list("item__attempt__user__username", "score"))


def test_a_dry_run_names_who_would_change_and_the_real_run_changes_exactly_those(write, instructor, trainee, colleague):
    question = write(CHOICE)
    answers = {trainee: "The dealer", colleague: "The pit boss"}
    attempts = sat(instructor, question, answers)
    assert scores() == {trainee.username: 0, colleague.username: 1}
    wordings.reword(question, instructor, choice("The dealer", "The pit boss", "Nobody"), 1)

    said = run(question, "--dry-run")
    assert all(str(attempt.uuid) in said for attempt in attempts.values())
    assert "2 marks change." in said
    assert Mark.objects.count() == 2

    assert "2 marks were written." in run(question, "--reason", "The dealer signs.")
    assert scores() == {trainee.username: 1, colleague.username: 0}
    assert {mark.reason for mark in Mark.objects.filter(author=instructor)} == {"The dealer signs."}
    assert OutcomeChange.objects.count() == 2
    assert result_of(attempts[trainee]).percent == 100
    assert "0 marks change." in run(question, "--dry-run")


def test_the_new_verdict_names_an_option_of_the_question_as_it_was_asked(client, write, instructor, trainee):
    question = write(CHOICE)
    attempt = sat(instructor, question, {trainee: "Nobody"})[trainee]
    wordings.reword(question, instructor, choice("The dealer", "Nobody", "The pit boss"), 1)
    said = run(question, "--reason", "The dealer signs.")
    assert "1 keep their score and show the right answer." in said
    client.force_login(instructor)
    page = client.get(f"/en/training/attempts/{attempt.uuid}/result/").content.decode()
    assert "The dealer" in page


@pytest.mark.parametrize(
    ("before", "after", "answer"),
    [
        (NUMBER, Wording("number", NUMBER.texts, [3], ""), 3),
        (TEXT, Wording("text", TEXT.texts, ["Master key"], ""), "master key"),
        (
            ORDER,
            Wording("order", {"en": {"ask": "…", "options": ["Sign", "Count", "Call"], "why": ""}}, [], ""),
            ("Sign", "Count", "Call"),
        ),
    ],
)
def test_every_kind_of_question_is_marked_by_its_last_version(write, instructor, trainee, before, after, answer):
    question = write(before)
    sat(instructor, question, {trainee: answer})
    assert scores() == {trainee.username: 0}
    wordings.reword(question, instructor, after, 1)
    run(question, "--reason", "Misread.")
    assert scores() == {trainee.username: 1}


def test_a_key_that_was_corrected_is_no_longer_explained_as_before(client, write, instructor, trainee):
    """NUMBER says why it was two."""
    question = write(NUMBER)
    attempt = sat(instructor, question, {trainee: 3})[trainee]
    client.force_login(instructor)

    def page():
        return client.get(f"/en/training/attempts/{attempt.uuid}/result/").content.decode()

    assert "Due da venti minuti." in page()
    wordings.reword(question, instructor, Wording("number", NUMBER.texts, [3], ""), 1)
    run(question, "--reason", "Three.")
    assert "Due da venti minuti." not in page()


def test_an_option_whose_words_were_corrected_is_the_one_that_is_left(write, instructor, trainee):
    question = write(CHOICE)
    sat(instructor, question, {trainee: "The dealer"})
    wordings.reword(question, instructor, choice("The croupier", "Nobody", "The pit boss"), 1)
    assert "1 marks change." in run(question, "--dry-run")


@pytest.mark.parametrize(
    "after",
    [
        choice("The croupier", "The chef de partie", "Nobody"),  # two were reworded
        choice("The dealer", "The pit boss", "Nobody", it=("Il capotavolo", "Il croupier", "Nessuno")),  # at odds
        Wording("text", {"en": {"ask": "Who signs?", "options": [], "why": ""}}, ["The dealer"], ""),
    ],
)
def test_a_version_that_offers_something_else_cannot_say_and_nothing_is_written(write, instructor, trainee, after):
    question = write(CHOICE)
    sat(instructor, question, {trainee: "The dealer"})
    wordings.reword(question, instructor, after, 1)
    said = run(question, "--reason", "Misread.")
    assert "1 cannot be marked again as they were asked and are left." in said
    assert "0 marks were written." in said


def test_steps_cannot_be_put_in_order_where_one_was_added(write, instructor, trainee):
    question = write(ORDER)
    sat(instructor, question, {trainee: ("Sign", "Count", "Call")})
    longer = {"en": {"ask": "…", "options": ["Sign", "Count", "Call", "Spin"], "why": ""}}
    wordings.reword(question, instructor, Wording("order", longer, [], ""), 1)
    assert "1 cannot be marked again" in run(question, "--dry-run")


def test_only_what_a_version_asked_can_be_marked_again(write, instructor, trainee):
    question = write(CHOICE)
    sat(instructor, question, {trainee: "The dealer"})
    wordings.reword(question, instructor, choice("The dealer", "The pit boss", "Nobody"), 1)
    assert "1 marks change." in run(question, "--drawn-by", "1", "--dry-run")
    assert "0 marks change." in run(question, "--drawn-by", "2", "--dry-run")


@pytest.mark.parametrize("skill", ["house-question-99999", "house-question-", "house-question-x", "house-question-0"])
def test_a_question_that_is_not_there_is_refused(instructor, rulebook, skill):
    with pytest.raises(CommandError, match="nor such a question of the house"):
        run(skill, "--dry-run")


def test_a_question_of_another_house_is_refused(write, instructor, trainee, teacher_elsewhere):
    question = write(CHOICE)
    sat(instructor, question, {trainee: "The dealer"})
    wordings.reword(question, instructor, choice("The dealer", "The pit boss", "Nobody"), 1)
    with pytest.raises(CommandError, match="nor such a question of the house"):
        run(question, "--author", teacher_elsewhere.username, "--reason", "Ours now.")
    assert Mark.objects.count() == 1
