"""An import of people, dry run and application: `python benchmarks/bulk.py [rows]`.

It works in a database of its own, a file that is removed afterwards, or the empty one that DATABASE_URL names.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")
FOLDER = tempfile.TemporaryDirectory()
os.environ.setdefault("DATABASE_URL", f"sqlite:///{FOLDER.name}/bulk.sqlite3")

import django  # noqa: E402

django.setup()

from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402
from django.utils import timezone  # noqa: E402

from training.hr.imports.kinds import plan_of  # noqa: E402
from training.hr.imports.services import apply, upload  # noqa: E402
from training.staff.models import House, Role, User  # noqa: E402


def main(rows: int = 5_000) -> None:
    settings.DEBUG = False
    settings.EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"  # letters are rendered, and go nowhere
    call_command("migrate", verbosity=0)
    officer = User.objects.create_user("officer", house=House.objects.create(name="Benchmark"), role=Role.HR)
    lines = (f"Anna,Zen{number},zen{number}@example.org" for number in range(rows))
    content = "\n".join(["First name,Last name,E-mail address", *lines]).encode()

    start, used = time.perf_counter(), time.process_time()
    imported = upload(officer, "people", "people.csv", content, "it", timezone.now())
    plan = plan_of(officer, imported, timezone.now())
    shown = time.perf_counter()
    print(f"{connection.vendor}: {plan.counts['make']:,} lines read and shown in {shown - start:.1f} s", flush=True)
    used, before = time.process_time(), used
    print(f"{connection.vendor}: {used - before:.1f} s of processor time", flush=True)

    apply(officer, imported, plan.digest, timezone.now())
    print(f"{connection.vendor}: imported in {time.perf_counter() - shown:.1f} s", flush=True)
    print(f"{connection.vendor}: {time.process_time() - used:.1f} s of processor time", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
