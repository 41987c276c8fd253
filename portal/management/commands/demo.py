"""`manage.py demo`: people and results to try the site with, on a private machine."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import transaction

from portal.demo.cast import LOG_INS, PASSWORD
from portal.demo.classes import make_classes
from portal.demo.group import make_group, make_recognition
from portal.demo.lessons import make_lessons
from portal.demo.people import EMAIL_DOMAIN, make_people
from portal.demo.practical import make_practical_tests
from portal.demo.practice import make_practice
from portal.demo.results import make_results
from portal.demo.venues import make_venue_examples
from training.staff.models import User


class Command(BaseCommand):
    help = "Make the demo people and their results where they are absent. Everybody may know their password."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--yes", action="store_true", help="even in production or beside real people")

    def handle(self, **options: Any) -> None:
        if not options["yes"]:
            self._refuse_beside_real_people()
        with transaction.atomic():
            people = make_people()
            make_results(people)
            make_practice(people)
            make_classes(people)
            make_lessons(people)
            make_practical_tests(people)
            make_group(people)
            make_recognition(people)
            make_venue_examples()
        if options["verbosity"]:
            self.stdout.write(f"Log-ins: {', '.join(person.username for person in LOG_INS)}")
            self.stdout.write(f"Password: {PASSWORD}")

    def _refuse_beside_real_people(self) -> None:
        if settings.SETTINGS_MODULE.endswith(".production"):
            raise CommandError("These are production settings: demo people have a password that everybody knows.")
        others = User.objects.exclude(email__endswith=f"@{EMAIL_DOMAIN}").exclude(is_superuser=True)
        # People added by the demo's own HR are not real either.
        if others.exclude(employments__author__email__endswith=f"@{EMAIL_DOMAIN}").exists():
            raise CommandError("There are real people here: demo people have a password that everybody knows.")
