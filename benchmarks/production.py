"""The site as in production on this machine, for benchmarks: gunicorn, a worker, PostgreSQL, Redis and a mail server.

Redis and the mail server stand behind proxies that can refuse and hang.
"""

import os
import secrets
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import psycopg

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.portal.breaking import end_database_connections, end_redis_connections, kill_one_process  # noqa: E402
from tests.portal.servers import Proxy, mail_server  # noqa: E402
from training.signing.keys import own  # noqa: E402

DATABASE = "tapis_vert_benchmark"
FAULTS = (
    *("process", "worker", "connections", "redis-connections"),
    *("redis-refuses", "redis-hangs", "smtp-refuses", "smtp-hangs"),
)


@contextmanager
def database(server: str) -> Iterator[str]:
    """Make an empty database on a PostgreSQL server, and drop it at the end. Yields its address."""
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {DATABASE} WITH (FORCE)")
        connection.execute(f"CREATE DATABASE {DATABASE}")
        try:
            yield f"{server}/{DATABASE}"
        finally:
            connection.execute(f"DROP DATABASE {DATABASE} WITH (FORCE)")


class Production:
    """The site with all that it talks to, and the ways to break it."""

    def __init__(self, stack: ExitStack, port: int, postgres: str, redis: str) -> None:
        self.postgres = stack.enter_context(database(postgres))
        self.folder = Path(stack.enter_context(TemporaryDirectory()))
        self.repaired, self.behind, real = threading.Event(), redis, urlsplit(redis)
        self.redis = Proxy(real.hostname or "127.0.0.1", real.port or 6379)
        self.mail = stack.enter_context(mail_server())
        self.smtp = Proxy("127.0.0.1", self.mail.server_address[1])
        signing = self.folder / "signing.pem"
        own(signing, "127.0.0.1")
        os.environ |= {
            "DJANGO_SETTINGS_MODULE": "portal.settings.production",
            "SECRET_KEY": secrets.token_hex(32),
            "ALLOWED_HOSTS": "127.0.0.1",
            "SITE_URL": "https://127.0.0.1",
            "DATABASE_URL": self.postgres,
            "REDIS_URL": f"redis://127.0.0.1:{self.redis.port}{real.path}",
            "EMAIL_URL": f"smtp://127.0.0.1:{self.smtp.port}",
            "SIGNING_KEY": str(signing),
            "SIGNING_CERTIFICATE": str(signing),
            "VAR_DIR": str(self.folder),
            "WEB_CONCURRENCY": "2",
        }
        for command in (["migrate"], ["sync_rulebook"], ["collectstatic", "--noinput"]):
            subprocess.run([sys.executable, "manage.py", *command, "--verbosity=0"], cwd=ROOT, check=True)
        self.web = self._start("gunicorn", "-c", "deploy/gunicorn.conf.py", f"--bind=127.0.0.1:{port}", "portal.wsgi")
        self._start_worker()
        stack.callback(self.stop)

    def _start(self, *command: str) -> subprocess.Popen[bytes]:
        log = (self.folder / f"{command[0]}.log").open("ab")
        return subprocess.Popen([sys.executable, "-m", *command], cwd=ROOT, stdout=log, stderr=log)

    def _start_worker(self) -> None:
        """Start a worker that is beat as well, so that letters are asked for every minute."""
        command = ("celery", "-A", "portal", "worker", "--beat", "--concurrency=1", "--loglevel=WARNING")
        self.worker = self._start(*command)

    def stop(self) -> None:
        for process in (self.web, self.worker):
            process.terminate()
            process.wait(30)

    def break_part(self, fault: str) -> None:
        """Break a part of it; connections are ended again and again until the repair."""
        if fault == "process":
            kill_one_process(self.web.pid)
        elif fault == "connections":
            self._until_repaired(end_database_connections, self.postgres)
        elif fault == "redis-connections":
            self._until_repaired(end_redis_connections, self.behind)
        elif fault == "worker":
            self.worker.kill()
            self.worker.wait()
        else:
            part, how = fault.split("-")
            getattr(getattr(self, part), {"refuses": "refuse", "hangs": "hang"}[how])()

    def _until_repaired(self, end: Callable[[str], None], address: str) -> None:
        while not self.repaired.wait(0.5):
            end(address)

    def repair(self, fault: str) -> None:
        self.repaired.set()
        if fault == "worker":
            self._start_worker()
        elif fault.startswith(("redis", "smtp")):
            getattr(self, fault.split("-")[0]).forward()
