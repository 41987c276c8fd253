"""`manage.py send_letters`: what the worker does every minute, for an installation without one."""

from typing import Any

from django.core.management.base import BaseCommand

from portal.outbox.delivery import deliver_due
from portal.outbox.models import QueuedLetter


class Command(BaseCommand):
    help = "Send the letters that wait in the outbox and whose turn it is."

    def handle(self, **options: Any) -> None:
        sent, waiting = deliver_due(), QueuedLetter.objects.waiting().count()
        given_up = QueuedLetter.objects.exclude(given_up_at=None).count()
        self.stdout.write(f"letters: {sent} sent, {waiting} waiting, {given_up} given up.")
