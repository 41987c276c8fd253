"""`manage.py regrade`: marks exams again whose key was wrong, or says who would change."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from training.exams.corrected import skill_named
from training.quiz import keys
from training.quiz.problems import AttemptRefused
from training.staff.models import User


class Command(BaseCommand):
    help = "Mark questions again whose key was wrong, in the exams of a house."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("skill", help="name of the drill whose questions had a wrong key, or house-question-N")
        parser.add_argument("--drawn-by", type=int, metavar="VERSION", help="version of the drill or question")
        parser.add_argument("--exam", default="", help="this exam alone")
        parser.add_argument("--question", default="", help="code of the sentence in which the question is put")
        parser.add_argument(
            "--key", action="append", default=[], metavar="PART=ANSWER", help="the right answer of a part"
        )
        parser.add_argument(
            "--author", required=True, help="user name of the instructor or HR officer who is responsible"
        )
        parser.add_argument("--reason", default="", help="kept with every new mark and shown to the candidate")
        parser.add_argument("--dry-run", action="store_true", help="say who would change, write nothing")

    def handle(self, **options: Any) -> None:
        author = User.objects.filter(username=options["author"]).first()
        if author is None or author.house_id is None or not (author.is_instructor or author.is_hr):
            raise CommandError(f"No instructor or HR officer of a house has this user name: {options['author']}")
        skill = skill_named(options["skill"], author.house_id)
        if skill is None:
            raise CommandError(f"There is no such drill, nor such a question of the house: {options['skill']}")
        which = keys.Questions(options["skill"], options["drawn_by"], options["exam"], options["question"])
        found = keys.review(author, which, keys.by_hand(_key(options["key"])) if options["key"] else skill.right)
        self._report(found)
        if options["dry_run"]:
            self.stdout.write("Nothing was written.")
            return
        try:
            written = keys.correct_all(found, author, options["reason"], timezone.now())
        except AttemptRefused as refused:
            raise CommandError(f"Nothing was written: {refused.message}") from None
        self.stdout.write(f"{len(written)} marks were written.")

    def _report(self, found: keys.Review) -> None:
        """Name every exam in which a mark changes, and count what is left alone."""
        for exam in keys.affected(found):
            marks = ", ".join(
                f"question {each.mark.item.position}: {each.mark.score} to {each.verdict.score} of {each.mark.max}"
                for each in exam.corrections
            )
            outcome = f"{_outcome(exam.before.passed)} to {_outcome(exam.after.passed)}"
            percent = f"{exam.before.percent} to {exam.after.percent} %"
            self.stdout.write(f"{exam.attempt.uuid}  {exam.attempt.user.username}  {percent}  {outcome}  {marks}")
        self.stdout.write(f"{len(found.corrections) - found.kept} marks change.")
        self.stdout.write(f"{found.kept} keep their score and show the right answer.")
        self.stdout.write(f"{len(found.by_hand)} were given by a person and are left.")
        self.stdout.write(f"{len(found.unknown)} cannot be marked again as they were asked and are left.")


def _outcome(passed: bool) -> str:
    return "passed" if passed else "not passed"


def _key(typed: list[str]) -> dict[str, str]:
    """Return answers by part. Raise CommandError."""
    pairs = [each.partition("=") for each in typed]
    if not all(part and answer for part, _, answer in pairs):
        raise CommandError("Write each part and its right answer as PART=ANSWER.")
    return {part: answer for part, _, answer in pairs}
