"""A new exam of a house, and its draft."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.exams import selectors, services
from training.exams.choices import addable, ruleset_choices, section_choices, table_choices
from training.exams.forms import NewExamForm
from training.exams.models import ExamDraft, HouseExam, QuestionVersion
from training.exams.problems import ExamRefused
from training.exams.questions import last_versions
from training.exams.sheet import Sheet
from training.quiz.dealt import DEALT, Dealt
from training.quiz.house_tables import HouseTable, dealt_under, tables_in
from training.staff.signed_in import SignedIn, posted
from training.staff.teaching import taught_house


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: SignedIn) -> HttpResponse:
    """Begin an exam: its rules and its title."""
    rulesets = ruleset_choices(taught_house(request.user))
    form = NewExamForm(posted(request), rulesets=rulesets)
    if request.method == "POST" and form.is_valid():
        exam = services.begin_exam(request.user, form.cleaned_data["ruleset"], form.titles, timezone.now())
        return redirect("exams:draft", exam.pk)
    return render(request, "exams/new.html", {"form": form}, status=422 if form.errors else 200)


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def draft(request: SignedIn, pk: int) -> HttpResponse:
    """Show the draft of an exam to be changed; each button keeps all that was typed."""
    exam = get_object_or_404(selectors.exams_of(request.user), pk=pk)
    kept = getattr(exam, "draft", None)
    if kept is None or exam.ruleset not in DEALT:
        return redirect("exams:exam", pk)
    own = tables_in(exam.house_id)
    tables = table_choices(own, exam.ruleset, kept.table)
    questions = last_versions(exam.house)
    choices = section_choices(_dealt(exam, own, request.POST.get("table", kept.table)), questions)
    if request.method != "POST":
        return _page(request, exam, Sheet.kept(choices, kept, tables), questions)
    sheet = Sheet.typed(choices, request.POST, tables)
    if not sheet.is_valid():
        return _page(request, exam, sheet, questions, status=422)
    try:
        services.save_draft(exam, request.user, sheet.form.cleaned_data["edition"], sheet.contents, timezone.now())
    except ExamRefused as refused:
        if refused.code == "no-draft":
            messages.error(request, str(refused.message))
            return redirect("exams:exam", pk)
        if refused.code == "overtaken":
            sheet = Sheet.typed(choices, _with_edition(request.POST, exam), tables)
            sheet.is_valid()
        sheet.refuse(refused)
        return _page(request, exam, sheet, questions, status=422)
    if request.POST.get("act") == "save":
        messages.success(request, _("The draft is saved."))
        return redirect("exams:exam", pk)
    return redirect(f"{reverse('exams:draft', args=[pk])}#sections")


def _dealt(exam: HouseExam, own: list[HouseTable], table: str) -> Dealt:
    """Return the rules of a table of the house, kept or as it is now; without one, the ruleset of the exam."""
    dealt = dealt_under(table, own)
    return dealt if dealt and dealt.name == exam.ruleset else DEALT[exam.ruleset]


def _with_edition(typed: QueryDict, exam: HouseExam) -> QueryDict:
    """Return what was typed as if it had been typed into the draft as it stands now."""
    again = typed.copy()
    again["edition"] = str(ExamDraft.objects.get(exam=exam).edition)
    return again


def _page(
    request: SignedIn, exam: HouseExam, sheet: Sheet, questions: list[QuestionVersion], status: int = 200
) -> HttpResponse:
    page = {"exam": exam, "sheet": sheet, "form": sheet.form, "dealt": DEALT[exam.ruleset]}
    page["addable"] = addable(sheet.choices, questions)
    return render(request, "exams/draft.html", page, status=status)
