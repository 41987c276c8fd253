"""`manage.py compile_messages`: the `.mo` files beside the `.po` files, without the gettext programs."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.web.rulebook import catalogues


class Command(BaseCommand):
    help = "Compile the message catalogues that changed since they were last compiled."
    requires_system_checks: list[str] = []

    def handle(self, **options: Any) -> None:
        paths = list(catalogues.po_paths())
        changed = [path for path in paths if not catalogues.is_compiled(path)]
        if faults := [fault for path in changed for fault in catalogues.faults(path)]:
            raise CommandError("\n".join(faults))
        for target in sorted({catalogues.compiled_path(path) for path in changed}):
            catalogues.compile_to(target)
        if options["verbosity"]:
            self.stdout.write(f"{len(changed)} of {len(paths)} catalogues compiled.")
