"""`manage.py access_table`: what each role gets at every address of the site, to be read and reviewed."""

from typing import Any

from django.core.management.base import BaseCommand

from portal.access import LEADERS, ROLES, Row, addresses, rows_of


class Command(BaseCommand):
    help = "Print every address with its method, whose record is asked for, and what each role gets there."

    def handle(self, **options: Any) -> None:
        heads = ["address", "method", "whose", *ROLES, *LEADERS]
        lines = [heads, *(_cells(address, row) for address in addresses() for row in rows_of(address))]
        widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
        for line in lines:
            self.stdout.write("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def _cells(address: str, row: Row) -> list[str]:
    return [address, row.method, row.whose, *(row.outcome(role) for role in (*ROLES, *LEADERS))]
