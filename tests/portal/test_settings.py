"""Production starts with everything set, and with nothing left to chance."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import call_command

from training.signing.keys import made

PEM = made("rules.example.org").decode()
COMPLETE = {
    "SECRET_KEY": "k" * 50,
    "ALLOWED_HOSTS": "rules.example.org",
    "SITE_URL": "https://rules.example.org",
    "DATABASE_URL": "postgres://tapis@db/tapis?sslmode=require",
    "REDIS_URL": "redis://cache:6379/0",
    "EMAIL_URL": "smtp+tls://post:secret@mail.example.org:587",
    "SIGNING_KEY": PEM,
    "SIGNING_CERTIFICATE": PEM,
}
ASK = "import portal.settings.production as s; print(s.DATABASES['default']['OPTIONS'], s.CACHES, s.EMAIL_HOST)"


def start(tmp_path: Path, settings: dict[str, str], code: str = ASK) -> subprocess.CompletedProcess[str]:
    """Load production settings in a Python that knows nothing but these variables."""
    env = {"PATH": os.environ["PATH"], "VAR_DIR": str(tmp_path), **settings}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)


def test_production_starts_when_everything_is_set(tmp_path):
    started = start(tmp_path, COMPLETE)
    assert started.returncode == 0, started.stderr
    assert "mail.example.org" in started.stdout


def test_redis_is_the_cache_and_the_broker(tmp_path):
    code = "import portal.settings.production as s; print(s.CACHES['default'], s.CELERY_BROKER_URL)"
    output = start(tmp_path, COMPLETE, code).stdout
    assert "RedisOrNothing" in output
    assert output.count("redis://cache:6379/0") == 2


def test_the_database_is_not_waited_for_without_end(tmp_path):
    options = start(tmp_path, COMPLETE).stdout
    assert "'connect_timeout': 5" in options
    assert "statement_timeout=30s" in options
    assert "'sslmode': 'require'" in options  # which the address asks for
    own = COMPLETE | {"DATABASE_URL": COMPLETE["DATABASE_URL"] + "&connect_timeout=2"}
    assert "'connect_timeout': 2" in start(tmp_path, own).stdout


def test_a_former_secret_still_signs_people_in(tmp_path):
    code = """
import portal.settings.production as s
from django.conf import settings
settings.configure(SECRET_KEY=s.SECRET_KEY, SECRET_KEY_FALLBACKS=s.SECRET_KEY_FALLBACKS)
from django.core.signing import Signer
print(Signer().unsign(Signer(key="f" * 50, fallback_keys=[]).sign("ada")))
"""
    assert start(tmp_path, COMPLETE | {"SECRET_KEY_FALLBACKS": "f" * 50}, code).stdout == "ada\n"


def test_what_visitors_ask_for_in_vain_does_not_fill_the_log(tmp_path):
    code = """
import django
django.setup()
from django.test import Client
for host, path in (("evil.example", "/en/"), ("localhost", "/en/nowhere/")):
    print(Client().get(path, headers={"host": host}).status_code)
"""
    done = start(tmp_path, {"DJANGO_SETTINGS_MODULE": "portal.settings.local"}, code)
    assert done.stdout.split() == ["400", "404"]
    (line,) = done.stderr.splitlines()
    assert "Invalid HTTP_HOST header: 'evil.example'" in line


@pytest.mark.parametrize(
    ("changed", "demand"),
    [
        ({"SECRET_KEY": None}, "SECRET_KEY must"),
        ({"SECRET_KEY": "short"}, "SECRET_KEY must"),
        ({"DEBUG": "on"}, "DEBUG must not"),
        ({"ALLOWED_HOSTS": None}, "ALLOWED_HOSTS must"),
        ({"DATABASE_URL": None}, "DATABASE_URL must"),
        ({"DATABASE_URL": "sqlite:///db.sqlite3"}, "DATABASE_URL must"),
        ({"REDIS_URL": None}, "REDIS_URL must"),
        ({"EMAIL_URL": None}, "EMAIL_URL must"),
        ({"SITE_URL": None}, "SITE_URL must"),
        ({"SITE_URL": "http://rules.example.org"}, "SITE_URL must"),
        ({"SIGNING_KEY": None}, "SIGNING_KEY must"),
    ],
)
def test_production_refuses(tmp_path, changed, demand):
    settings = {name: value for name, value in (COMPLETE | changed).items() if value is not None}
    refused = start(tmp_path, settings)
    assert refused.returncode != 0
    assert f"ImproperlyConfigured: {demand}" in refused.stderr


SET_UP = "import django; django.setup()"


@pytest.mark.parametrize("module", ["production", "local"])
@pytest.mark.parametrize("name", ["SIGNING_KEY", "SIGNING_CERTIFICATE", "SIGNING_FORMER"])
@pytest.mark.parametrize("value", ["/nowhere/key.pem", PEM[:600]])
def test_no_site_starts_with_a_key_that_cannot_be_used(tmp_path, module, name, value):
    refused = start(tmp_path, COMPLETE | {"DJANGO_SETTINGS_MODULE": f"portal.settings.{module}", name: value}, SET_UP)
    assert refused.returncode != 0
    assert f"ImproperlyConfigured: {name} must" in refused.stderr


def test_a_key_may_be_on_one_line_as_files_of_variables_have_it(tmp_path):
    line = PEM.replace("\n", "\\n")
    both = {"SIGNING_KEY": line, "SIGNING_CERTIFICATE": line}
    started = start(tmp_path, COMPLETE | both | {"DJANGO_SETTINGS_MODULE": "portal.settings.production"}, SET_UP)
    assert started.returncode == 0, started.stderr


def test_a_private_machine_needs_nothing_and_keeps_its_own_secret(tmp_path):
    code = "import portal.settings.local as s; print(s.SECRET_KEY, s.DEBUG, s.CELERY_TASK_ALWAYS_EAGER)"
    first, second = start(tmp_path, {}, code), start(tmp_path, {}, code)
    assert first.stdout == second.stdout
    secret, debug, eager = first.stdout.split()
    assert len(secret) >= 50
    assert (debug, eager) == ("False", "True")
    assert (tmp_path / "secret-key").stat().st_mode & 0o077 == 0


def test_two_installations_do_not_share_a_secret(tmp_path):
    code = "import portal.settings.local as s; print(s.SECRET_KEY)"
    assert start(tmp_path / "one", {}, code).stdout != start(tmp_path / "two", {}, code).stdout


def test_every_file_that_a_style_sheet_names_is_there(settings, tmp_path):
    """As in production, but for the compression, which takes its time."""
    settings.STATIC_ROOT = tmp_path
    manifest = "django.contrib.staticfiles.storage.ManifestStaticFilesStorage"
    settings.STORAGES = settings.STORAGES | {"staticfiles": {"BACKEND": manifest}}
    call_command("collectstatic", interactive=False, verbosity=0)
    assert (tmp_path / "staticfiles.json").exists()
