"""What was wrong with exams is put right: a key is corrected, a question annulled, the exams of a room annulled. By
keyboard alone; and all pages about it fit and are accessible at three widths, in light and dark."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import Permission
from django.utils import timezone
from playwright.sync_api import Page, expect

from portal.demo.practical import RUBRIC
from tests.e2e.conftest import Visitor, sign_in
from tests.e2e.test_own_exam import press, type_into
from tests.e2e.test_sittings import looked_at
from tests.training.exams.answered import choice, sat
from tests.training.exams.conftest import CHOICE, RULES
from tests.training.statistics.classes import Question, sit
from training.classes.models import Membership, RoomOfClass, SchoolClass
from training.drills.kit.practical import Grade
from training.drills.roulette.exams import FAIR_ROULETTE
from training.exams import wordings
from training.exams.models import HouseQuestion
from training.practical.models import PracticalTest
from training.practical.services import Sheet, sign
from training.quiz import services
from training.quiz.house.admission import Admission
from training.quiz.house.rooms import open_room
from training.quiz.models import Annulment, Attempt, Mark, QuestionAnnulment
from training.quiz.outcomes import undecided
from training.staff.models import User

STATISTICS = "/en/training/statistics/"
ANSWERED = [
    Question("multiples"),
    Question("cut", difficulty=2),
    Question("zero", variant="zero.spins", harder=(("it", 3),)),
    Question("picture-bet", wrong_key=True),
]


@pytest.fixture
def question(people: dict[str, User]) -> HouseQuestion:
    """A question with a wrong key, which the trainee answered rightly and so failed; its key has been corrected."""
    teacher = people["instructor"]
    written: HouseQuestion = wordings.begin_question(teacher, "french-roulette", CHOICE)
    sat(teacher, written, {people["trainee"]: "The dealer"})
    wordings.reword(written, teacher, choice("The dealer", "The pit boss", "Nobody"), 1)
    return written


@pytest.fixture
def room(people: dict[str, User]) -> str:
    """The address of a room of a class, in which one exam has ended; somebody else of the class has not begun."""
    teacher, now = people["instructor"], timezone.now()
    group = SchoolClass.objects.create(house=teacher.house, name="Spring", made_at=now)
    other = User.objects.create_user("late", house=teacher.house, role="trainee", first_name="Late", last_name="Prova")
    for person in (people["trainee"], other):
        Membership.objects.create(school_class=group, person=person, joins=True, at=now, author=teacher)
    opened = open_room(teacher, FAIR_ROULETTE.slug, "Spring", timedelta(hours=1), now)
    RoomOfClass.objects.create(room=opened, school_class=group)
    admitted = Admission(None, opened, "device")
    attempt = services.open_attempt(people["trainee"], opened.house_id, FAIR_ROULETTE, "en", now, 0, admitted)
    services.submit(attempt, now)
    return f"/en/training/sittings/rooms/{opened.uuid}/"


def signed(people: dict[str, User]) -> PracticalTest:
    """A practical test that the trainee passed."""
    grades, now = {each.id: Grade.SURE.value for each in RUBRIC.criteria}, timezone.now()
    sheet = Sheet("once", 30, grades, now - timedelta(minutes=40), now, "Calm hands.", None)
    return sign(people["instructor"], people["trainee"], RUBRIC, sheet, now)


def test_a_wrong_key_is_corrected_by_keyboard(
    visitor: Visitor, people: dict[str, User], question: HouseQuestion
) -> None:
    page = visitor(locale="en-GB")
    sign_in(page, "instructor", "en")
    page.goto(f"/en/training/exams/own/questions/{question.pk}/")
    press(page, "Correct a wrong key")
    expect(page.locator("main table")).to_contain_text("not passed, then passed")
    expect(page.locator("main table")).to_contain_text("Trainee Prova")
    press(page, "Write the new marks")
    expect(page.locator("main .error")).to_be_visible()
    assert looked_at(page) == []
    type_into(page, "Reason", "The dealer signs.")
    press(page, "Write the new marks")
    expect(page.locator("main")).to_contain_text("There is nothing to correct.")
    assert Mark.objects.filter(author=people["instructor"]).count() == undecided().count() == 1


def test_a_question_is_annulled_by_keyboard(visitor: Visitor, people: dict[str, User], question: HouseQuestion) -> None:
    page = visitor(locale="en-GB", java_script_enabled=False)
    sign_in(page, "instructor", "en")
    page.goto(STATISTICS)
    press(page, "Who signs the <b>float</b> sheet?")
    press(page, "Annul the question…")
    expect(page.locator("main table")).to_contain_text("Trainee Prova")
    press(page, "Annul the question in 1 exam")
    expect(page.locator("main .error")).to_be_visible()
    type_into(page, "Reason", "Two answers are right.")
    press(page, "Annul the question in 1 exam")
    expect(page.locator("main")).to_contain_text("No exam that has ended asked this question")
    assert QuestionAnnulment.objects.count() == undecided().count() == 1

    learner = visitor(locale="en-GB", java_script_enabled=False)
    sign_in(learner, "trainee", "en")
    learner.goto(f"/en/training/attempts/{Attempt.objects.get().uuid}/result/")
    learner.locator("main summary").last.press("Enter")
    expect(learner.locator("main")).to_contain_text("annulled this question, so everybody has its full mark")


def test_the_exams_of_a_room_are_annulled_by_keyboard(visitor: Visitor, people: dict[str, User], room: str) -> None:
    page = visitor(locale="en-GB", java_script_enabled=False)
    sign_in(page, "instructor", "en")
    page.goto(room)
    expect(page.locator("main")).to_contain_text("Late Prova")
    press(page, "Annul several exams…")
    box = page.locator("main input[name=exam]")
    expect(box).to_be_checked()
    box.press("Space")
    type_into(page, "Reason", "The fire alarm rang.")
    press(page, "Show what would happen")
    expect(page.locator("main [role=alert]").first).to_contain_text("No exam is chosen")
    box.press("Space")
    press(page, "Show what would happen")
    expect(page.locator("main table")).to_contain_text("annulled at once")
    assert not Annulment.objects.exists()
    press(page, "Annul 1 exam")
    expect(page.locator("#seats")).to_contain_text("annulled")
    assert Annulment.objects.get().reason == "The fire alarm rang."


def pages(people: dict[str, User], question: HouseQuestion, room: str) -> list[str]:
    """The addresses that an instructor sees of it."""
    uuid, of_question = room.split("/")[-2], f"{question}/1/{RULES}/"
    open_one = Attempt.objects.filter(user=people["trainee"]).first()
    assert open_one
    return [
        STATISTICS,
        f"{STATISTICS}?exam=french-roulette",
        f"{STATISTICS}zero/1/venice-french/",
        f"{STATISTICS}{of_question}",
        f"{STATISTICS}regrade/{question}/",
        f"{STATISTICS}regrade/multiples/",
        f"{STATISTICS}annul/{of_question}",
        f"{STATISTICS}annul/zero/9/venice-french/",
        "/en/training/sittings/",
        f"/en/training/sittings/annul/?room={uuid}",
        "/en/training/sittings/annul/?exam=french-roulette&first=2020-01-01",
        f"/en/training/sittings/annul/{open_one.uuid}/",
        "/en/training/sittings/rooms/open/",
        room,
        f"/en/training/attempts/{open_one.uuid}/result/",
    ]


def faults_on(page: Page, addresses: list[str]) -> dict[str, list[str]]:
    found = {}
    for address in addresses:
        page.goto(address)
        found[address] = looked_at(page)
    return {address: faults for address, faults in found.items() if faults}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_fit_and_are_accessible(
    visitor: Visitor, people: dict[str, User], question: HouseQuestion, room: str, scheme: str
) -> None:
    test = signed(people)
    addresses = pages(people, question, room)
    sit(people["instructor"].house, ANSWERED, 120, ("en", "it"))
    teacher, learner = (visitor(locale="en-GB", color_scheme=scheme, reduced_motion="reduce") for _ in range(2))
    sign_in(teacher, "instructor", "en")
    found = faults_on(teacher, addresses)
    own = "/en/training/practical/own/"
    sign_in(learner, "trainee", "en")
    found |= faults_on(
        learner, [own, f"{own}{test.pk}/", f"/en/training/attempts/{Attempt.objects.first().uuid}/result/"]
    )
    people["instructor"].user_permissions.add(Permission.objects.get(codename="add_bundle"))
    teacher.set_default_navigation_timeout(120_000)  # the board reads the texts of every language once
    found |= faults_on(teacher, ["/en/translations/", "/en/translations/it/harder/"])
    expect(teacher.locator("main li.card")).to_have_count(1)
    assert found == {}
