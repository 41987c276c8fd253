"""`manage.py compute_rules`: what takes seconds to compute for the rules, before anybody reads them."""

from typing import Any

from django.core.management.base import BaseCommand

from portal.costly import compute_rules


class Command(BaseCommand):
    help = "Compute what the rules print and takes seconds, so that no reader waits for it. Run again, it does nothing."

    def handle(self, **_options: Any) -> None:
        compute_rules()
