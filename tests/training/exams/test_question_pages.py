"""The pages on which instructors write questions of their house."""

import pytest

from tests.training.exams.conftest import NUMBER
from training.exams import wordings
from training.exams.models import HouseQuestion, QuestionVersion

HOME = "/en/training/exams/own/"
NEW = f"{HOME}questions/new/?game=french-roulette&kind="
GOOD = {
    "choice": {"ask_en": "Who?", "option_0_en": "A", "option_1_en": "B", "option_2_en": "C"},
    "number": {"ask_it": "Quante?", "number": "2"},
    "order": {"ask_fr": "Comment ?", "option_0_fr": "A", "option_1_fr": "B", "option_2_fr": "C"},
    "text": {"ask_en": "What?", "accepted": "key\n skeleton  key \n\n"},
}
HOUSE = {"clause": "house", "seen": "0", "act": "save"}


def test_questions_of_each_kind_are_written(teacher, rulebook):
    for kind, sent in GOOD.items():
        assert teacher.post(NEW + kind, sent | HOUSE).status_code == 302
    kept = {each.kind: (each.texts, each.answers, each.clause) for each in QuestionVersion.objects.all()}
    assert kept == {
        "choice": ({"en": {"ask": "Who?", "options": ["A", "B", "C"], "why": ""}}, [], ""),
        "number": ({"it": {"ask": "Quante?", "options": [], "why": ""}}, [2], ""),
        "order": ({"fr": {"ask": "Comment ?", "options": ["A", "B", "C"], "why": ""}}, [], ""),
        "text": ({"en": {"ask": "What?", "options": [], "why": ""}}, ["key", "skeleton key"], ""),
    }


@pytest.mark.parametrize(
    ("kind", "wrong", "field"),
    [
        ("choice", {"ask_en": ""}, "ask_en"),
        ("choice", {"option_0_en": ""}, "option_0_en"),
        ("choice", {"option_1_en": "", "option_2_en": ""}, "option_0_en"),
        ("choice", {"option_1_en": "à"}, "option_0_en"),
        ("choice", {"ask_it": "Chi?", "option_0_it": "A", "option_1_it": "B"}, "option_0_it"),
        ("choice", {"ask_it": "Chi?"}, "option_0_it"),
        ("choice", {"why_it": "Perché."}, "ask_it"),
        ("choice", {"ask_en": "x" * 1001}, "ask_en"),
        ("choice", {"clause": ""}, "clause"),
        ("choice", {"clause": "nonsense"}, "clause"),
        ("choice", {"clause": "baccarat-pb-by-heart"}, "clause"),
        ("order", {"option_2_fr": ""}, "option_0_fr"),
        ("number", {"number": "2.5"}, "number"),
        ("number", {"number": "-1"}, "number"),
        ("number", {"number": ""}, "number"),
        ("number", {"ask_it": ""}, "ask_en"),
        ("text", {"accepted": ""}, "accepted"),
        ("text", {"accepted": "?"}, "accepted"),
        ("text", {"accepted": "x" * 81}, "accepted"),
        ("text", {"accepted": "\n".join(f"answer {n}" for n in range(21))}, "accepted"),
        ("text", {"why_en": "So.", "ask_it": "Che cosa?"}, "why_it"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused_at_its_field(teacher, rulebook, kind, wrong, field):
    page = teacher.post(NEW + kind, GOOD[kind] | HOUSE | wrong)
    assert page.status_code == 422
    assert field in page.context["form"].errors
    assert not HouseQuestion.objects.exists()


def test_a_kind_or_a_game_that_does_not_exist_leads_back_to_the_list(teacher):
    for query in ("?kind=essay&game=french-roulette", "?kind=text&game=whist", ""):
        assert teacher.get(f"{HOME}questions/new/{query}")["Location"] == f"{HOME}questions/"


def test_a_clause_is_found_by_its_words_and_nothing_typed_is_lost(teacher, rulebook):
    sent = GOOD["text"] | {"act": "search", "search": "CALLED nassa", "seen": "0"}
    page = teacher.post(f"{NEW}text", sent)
    assert page.status_code == 200
    assert "roulette-called-nassa" in page.content.decode()
    assert "What?" in page.content.decode()
    assert not HouseQuestion.objects.exists()
    teacher.post(f"{NEW}text", sent | {"act": "save", "clause": "roulette-called-nassa"})
    assert QuestionVersion.objects.get().clause == "roulette-called-nassa"


def test_a_question_is_changed_and_its_history_kept(teacher, instructor, rulebook):
    question = wordings.begin_question(instructor, "french-roulette", NUMBER)
    address = f"{HOME}questions/{question.pk}/"
    page = teacher.get(address).content.decode()
    assert "As trainees see it" in page
    assert "This question is not in your language. Its language: Italian." in page
    sent = {"ask_it": "Quante pause?", "number": "3", "clause": "house", "seen": "1", "act": "save"}
    assert teacher.post(address, sent).status_code == 302
    assert [each.answers for each in question.versions.all()] == [[2], [3]]
    late = teacher.post(address, sent | {"number": "4"})
    assert (late.status_code, "Nothing of yours is lost" in late.content.decode()) == (422, True)
    assert teacher.post(address, sent | {"number": "4", "seen": "2"}).status_code == 302
