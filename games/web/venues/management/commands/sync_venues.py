"""`manage.py sync_venues`: the houses that the project knows, into the database."""

from typing import Any

from django.core.management.base import BaseCommand

from games.web.venues import sync
from games.web.venues.file import shipped
from games.web.venues.models import VenueTable
from games.web.venues.selectors import table_at


class Command(BaseCommand):
    help = "Make the shipped venues where they are absent. What an editor changed or removed stays as it is."

    def handle(self, **options: Any) -> None:
        done = sync.apply(shipped())
        if options["verbosity"]:
            self.stdout.write(f"venues: {done.made} rows made, {done.followed} brought up to date.")
        for key in done.left:
            self.stderr.write(f"{key}: left as it is; what the file has now does not fit what an editor wrote.")
        for row in VenueTable.objects.exclude(game="").select_related("venue"):
            if table_at(row) is None:
                self.stderr.write(f"{row.slug}: the engine does not deal this any more; the page shows its name alone.")
