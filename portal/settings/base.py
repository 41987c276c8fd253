"""What every installation shares. All that differs comes from the environment (docs/operations.md)."""

from importlib.util import find_spec
from logging import LogRecord
from pathlib import Path

import environ
from csp.constants import NONE, SELF
from django.conf.locale import LANG_INFO

env = environ.Env()

BASE_DIR = Path(__file__).resolve().parents[2]
# Its templates and static files are found here, since as an app it would import itself and pydantic into each command.
NINJA_DIR = Path(str(find_spec("ninja").origin)).parent  # type: ignore[union-attr]
VAR_DIR = Path(env.str("VAR_DIR", default=str(BASE_DIR / "var")))  # what a private installation keeps

SECRET_KEY = env.str("SECRET_KEY", default="")  # Django does not start with an empty one
SECRET_KEY_FALLBACKS = env.list("SECRET_KEY_FALLBACKS", default=[])  # former ones, so that a new one signs nobody out
DEBUG = env.bool("DEBUG", default=False)
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS = env.list("CSRF_TRUSTED_ORIGINS", default=[])
# The proxies that are believed about visitors, in production; gunicorn reads the same variable with the same default.
FORWARDED_ALLOW_IPS = env.list("FORWARDED_ALLOW_IPS", default=["127.0.0.1", "::1"])
SITE_URL = env.str("SITE_URL", default="http://127.0.0.1:8000")
SIGNING_KEY = env.str("SIGNING_KEY", default="", multiline=True)  # PEM, or the path of a file with it
SIGNING_CERTIFICATE = env.str("SIGNING_CERTIFICATE", default="", multiline=True)
SIGNING_FORMER = env.str("SIGNING_FORMER", default="", multiline=True)  # certificates that signed earlier papers

INSTALLED_APPS = [
    "modeltranslation",  # before the admin, whose forms it changes
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.sitemaps",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django.contrib.humanize",
    "allauth",
    "allauth.account",
    "csp",
    "django_htmx",
    "template_partials.apps.SimpleAppConfig",
    "portal",
    "portal.outbox",
    "portal.translators",
    "games.web.kit",
    "games.web.rulebook",
    "games.web.venues",
    "games.web.calculators",
    "games.web.costs",
    "games.web.search",
    "games.web.api",
    "training.signing",
    "training.staff",
    "training.courses",
    "training.quiz",
    "training.exams",
    "training.house_courses",
    "training.certification",
    "training.hr",
    "training.statistics",
    "training.trainees",
    "training.sittings",
    "training.today",
    "training.shifts",
    "training.practical",
    "training.hours",
    "training.rulings",
    "training.classes",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "portal.kept_pages.KeptPagesMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "portal.staff_language.StaffLanguageMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "portal.null_characters.NullCharacterMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "portal.idle.IdleMiddleware",
    "portal.closed_in_exams.ClosedInExams",
    "portal.limits.LimitsMiddleware",
]

ROOT_URLCONF = "portal.urls"
WSGI_APPLICATION = "portal.wsgi.application"

# The tags of a game's room are loaded by its name.
_tags = {path.parent.name: f"games.web.{path.parent.name}.tags" for path in BASE_DIR.glob("games/web/*/tags.py")}
_loaders = ["django.template.loaders.filesystem.Loader", "django.template.loaders.app_directories.Loader"]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates", NINJA_DIR / "templates"],
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "portal.context_processors.page",
            ],
            "builtins": ["template_partials.templatetags.partials"],
            "libraries": _tags,
            "loaders": [("template_partials.loader.Loader", [("django.template.loaders.cached.Loader", _loaders)])],
        },
    }
]

# --- data -----------------------------------------------------------------------------------------
DATABASES = {"default": env.db("DATABASE_URL", default=f"sqlite:///{VAR_DIR / 'tapis-vert.sqlite3'}")}
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    # A writer waits for its turn instead of failing; readers do not wait for writers.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; "
        "PRAGMA recursive_triggers=ON;",  # else INSERT OR REPLACE would bypass the triggers that protect the record
    }
elif DATABASES["default"]["ENGINE"].endswith("postgresql"):
    DATABASES["default"]["CONN_MAX_AGE"] = 600  # seconds; each thread that serves keeps its connection
    DATABASES["default"]["CONN_HEALTH_CHECKS"] = True  # a connection that the server ended costs nobody a page
    # The address may ask for others, and for more, such as its TLS mode or its socket.
    DATABASES["default"]["OPTIONS"] = {
        "connect_timeout": 5,  # seconds
        "tcp_user_timeout": 10_000,  # milliseconds for the network to carry what is sent
        # No compiling of queries: it takes up to a second where the query itself takes hundredths, as in the matrix.
        "options": "-c jit=off -c statement_timeout=30s -c lock_timeout=10s -c idle_in_transaction_session_timeout=60s",
    } | DATABASES["default"].get("OPTIONS", {})
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

REDIS_URL = env.str("REDIS_URL", default="")
CACHES = {
    "default": {"BACKEND": "portal.cache.RedisOrNothing", "LOCATION": REDIS_URL}
    if REDIS_URL
    else {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"},
    # What takes seconds to compute for the rules: the same for every start, until the engine changes.
    "answers": {
        "BACKEND": "django.core.cache.backends.filebased.FileBasedCache",
        "LOCATION": VAR_DIR / "answers",
        "TIMEOUT": None,
    },
    # At most some 80 MB a process: a page is 15 to 80 kB compressed.
    "pages": {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "LOCATION": "pages",
        "OPTIONS": {"MAX_ENTRIES": 2000},
    },
}
KEPT_PAGES_SECONDS = 0  # while somebody works on pages, each change shows at once

# --- tasks and letters ----------------------------------------------------------------------------
CELERY_BROKER_URL = REDIS_URL or "memory://localhost"
CELERY_TASK_ALWAYS_EAGER = not REDIS_URL
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_TIME_LIMIT = 600  # seconds; the work of every task is found again by its next run
CELERY_TASK_PUBLISH_RETRY_POLICY = {"max_retries": 1, "interval_start": 0, "interval_max": 0}
CELERY_BROKER_TRANSPORT_OPTIONS = {"socket_timeout": 5, "socket_connect_timeout": 5}  # seconds
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None  # a worker waits for its queue as long as it takes
CELERY_TIMEZONE = "Europe/Rome"
CELERY_BEAT_SCHEDULE_FILENAME = str(VAR_DIR / "beat-schedule")
CELERY_IMPORTS = ["portal.timetable"]  # by workers and beat, whose runs it notes

# A letter is kept in the database first; the outbox then hands it to the transport, and no page waits for that.
EMAIL_URL = env.str("EMAIL_URL", default="")
if EMAIL_URL:
    vars().update(env.email_url("EMAIL_URL"))
    OUTBOX_TRANSPORT = vars()["EMAIL_BACKEND"]
else:
    OUTBOX_TRANSPORT = "django.core.mail.backends.filebased.EmailBackend"
    EMAIL_FILE_PATH = VAR_DIR / "mail"
EMAIL_BACKEND = "portal.outbox.backend.Outbox"
EMAIL_TIMEOUT = env.int("EMAIL_TIMEOUT", default=10)  # seconds, for each step of the talk with the mail server
DEFAULT_FROM_EMAIL = env.str("DEFAULT_FROM_EMAIL", default="Tapis Vert <noreply@localhost>")

# --- people ---------------------------------------------------------------------------------------
AUTH_USER_MODEL = "staff.User"
AUTHENTICATION_BACKENDS = ["portal.sign_in.backend.FollowingBackend"]
PASSWORD_HASHERS = [f"django.contrib.auth.hashers.{name}PasswordHasher" for name in ("Argon2", "PBKDF2")]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "portal.passwords.LengthValidator"},
    *(
        {"NAME": f"django.contrib.auth.password_validation.{name}"}
        for name in ("UserAttributeSimilarityValidator", "CommonPasswordValidator", "NumericPasswordValidator")
    ),
]
ACCOUNT_ADAPTER = "portal.accounts.ClosedAccountAdapter"
ACCOUNT_FORMS = {
    "login": "portal.accounts.SignInForm",
    "change_password": "portal.accounts.PasswordForm",
    "reset_password": "portal.accounts.ForgottenPasswordForm",
    "reset_password_from_key": "portal.accounts.NewPasswordForm",
}
ACCOUNT_LOGIN_METHODS = {"username"}  # the adapter finds the user name that an e-mail address stands for
ACCOUNT_EMAIL_VERIFICATION = "none"  # HR enters addresses; nobody signs up
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False  # no letters to people who are not here
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
ACCOUNT_LOGIN_ON_PASSWORD_RESET = True  # somebody who reads the owner's e-mail counts as the owner, on this device too
ACCOUNT_SESSION_REMEMBER = None
# The log-in limits of docs/decisions/0006: "key" is what portal/sign_in/limits.py counts by.
ACCOUNT_RATE_LIMITS = {
    "login": "180/m/ip",
    "login_failed": None,  # allauth's own, by account alone, would let anybody lock anybody out
    "wrong_at_address": "150/10m/ip",
    "wrong_at_address_for_account": "5/5m/key",
    "wrong_for_account": "20/h/key",
    "wrong_at_known_device": "10/10m/key",
    "reset_password": "30/10m/ip,3/h/key",
    "reset_password_from_key": "120/m/ip",
}
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "courses:home"
ACCOUNT_LOGOUT_REDIRECT_URL = "home"

# --- languages ------------------------------------------------------------------------------------
LANGUAGE_CODE = "en"
# Those whose public texts are whole.
_SERVED = "en it fr de es pt nl da sv nb fi et lv lt pl cs sk hu sl hr ro bg el tr uk ru ar zh-hans"
LANGUAGES = [(code, LANG_INFO[code]["name"]) for code in _SERVED.split()]
STAFF_LANGUAGES = ["en", "it", "fr"]  # lessons, drills, exams and HR
MODELTRANSLATION_DEFAULT_LANGUAGE = "en"
MODELTRANSLATION_FALLBACK_LANGUAGES = ("en",)
LOCALE_PATHS = [BASE_DIR / "locale"]
TIME_ZONE = "Europe/Rome"
USE_I18N = True
USE_TZ = True

# --- files ----------------------------------------------------------------------------------------
STATIC_URL = "/static/"
STATIC_ROOT = VAR_DIR / "static"
CALLS_DIR = BASE_DIR / "static" / "calls"  # what record_calls makes
STATICFILES_DIRS = [BASE_DIR / "static", NINJA_DIR / "static"]
MEDIA_URL = "/media/"
MEDIA_ROOT = VAR_DIR / "media"  # the pictures of the venues, served by the proxy
SERVE_MEDIA = False

# --- safety ---------------------------------------------------------------------------------------
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "object-src": [NONE],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
        "form-action": [SELF],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"

# The largest request that is no file: the API settles 5,000 stakes at once, or 560 KB with every key written out.
DATA_UPLOAD_MAX_MEMORY_SIZE = 640 * 1024


# --- log ------------------------------------------------------------------------------------------
def _without_traceback(record: LogRecord) -> bool:
    record.exc_info = None
    return True


def _not_busy(record: LogRecord) -> bool:
    return getattr(record, "status_code", None) != 503


LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {
        "one_line": {"()": "django.utils.log.CallbackFilter", "callback": _without_traceback},
        "not_busy": {"()": "django.utils.log.CallbackFilter", "callback": _not_busy},
    },
    "formatters": {"line": {"format": "{asctime} {levelname} {name}: {message}", "style": "{"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["stderr"], "level": env.str("LOG_LEVEL", default="WARNING")},
    "loggers": {
        "django": {"handlers": [], "level": "NOTSET"},
        # Requests for missing pages are in the log of the proxy; here they would hide what is wrong with the site. So
        # would "busy, try again", of which sixteen impatient visitors make two hundred lines a second.
        "django.request": {"level": "ERROR", "filters": ["not_busy"]},
        "django.security.DisallowedHost": {"filters": ["one_line"]},
    },
}
