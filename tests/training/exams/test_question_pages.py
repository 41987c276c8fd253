"""The pages on which instructors write questions of their house."""

import pytest

from tests.training.exams.conftest import NOON, NUMBER, TEXT, TITLES
from training.exams import services, wordings
from training.exams.models import HouseQuestion, QuestionVersion
from training.exams.services import Contents

HOME = "/en/training/exams/own/"
QUESTIONS = f"{HOME}questions/"
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


def test_the_page_of_questions_has_the_style_of_its_forms(teacher, rulebook):
    page = teacher.get(QUESTIONS).content.decode()
    assert 'class="sentence"' in page
    assert "css/hr." in page


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


# --- use ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def question(instructor, rulebook):
    return wordings.begin_question(instructor, "french-roulette", TEXT)


def offered_to_add(client, exam):
    choices = client.get(f"{HOME}{exam.pk}/draft/").context["addable"]
    return [what for _title, levels in choices for what, _label in levels if what.startswith("question/")]


def test_a_question_out_of_use_is_no_longer_added_but_stays_where_it_is_asked(teacher, exam, question, instructor):
    rows = [{"question": question.pk, "weight": 1}]
    services.save_draft(exam, instructor, 2, Contents(TITLES, rows, 75, 60), NOON)
    assert offered_to_add(teacher, exam) == [f"question/{question.pk}"]
    address = f"{QUESTIONS}{question.pk}/"
    assert "is out of use" in teacher.post(address, {"act": "retire"}, follow=True).content.decode()
    assert offered_to_add(teacher, exam) == []
    (section,) = teacher.get(f"{HOME}{exam.pk}/draft/").context["sheet"].sections
    assert str(section.title[1]) == "What is the spare key called?"
    assert "in use again" in teacher.post(address, {"act": "restore"}, follow=True).content.decode()
    assert offered_to_add(teacher, exam) == [f"question/{question.pk}"]
    wordings.put_in_use(question, instructor, False)
    services.publish(exam, instructor, 3)  # as it stands in the draft


def test_what_is_out_of_use_already_is_not_written_again(teacher, question):
    address = f"{QUESTIONS}{question.pk}/"
    for act in ("restore", "retire", "retire", "restore"):
        teacher.post(address, {"act": act})
    assert list(question.uses.values_list("in_use", flat=True)) == [False, True]


def test_questions_are_listed_by_game_and_use(teacher, instructor, question):
    other = wordings.begin_question(instructor, "punto-banco", TEXT)
    out = wordings.begin_question(instructor, "punto-banco", TEXT)
    wordings.put_in_use(out, instructor, False)

    def listed(query=""):
        return [version.question_id for version, _game in teacher.get(QUESTIONS + query).context["wordings"]]

    assert listed() == [other.pk, question.pk]
    assert listed("?game=punto-banco") == [other.pk]
    assert listed("?out=on") == [out.pk]
    assert listed("?game=french-roulette&out=on") == []
    assert teacher.get(f"{QUESTIONS}?game=bridge").status_code == 400


@pytest.mark.parametrize(("who", "status"), [("trainee", 403), ("hr", 403), ("teacher_elsewhere", 404)])
def test_others_take_no_question_out_of_use(request, client, question, who, status):
    client.force_login(request.getfixturevalue(who))
    assert client.post(f"{QUESTIONS}{question.pk}/", {"act": "retire"}).status_code == status
    assert not question.uses.exists()
