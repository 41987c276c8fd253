"""The peer of `served.py`: a Django site of one page, which asks the database once and fills a small template."""

import django
from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.http import HttpRequest, HttpResponse
from django.template import engines
from django.urls import path

if not settings.configured:
    import environ

    settings.configure(
        SECRET_KEY="measures only",  # noqa: S106
        ALLOWED_HOSTS=["127.0.0.1"],
        ROOT_URLCONF=__name__,
        DATABASES={"default": environ.Env().db("DATABASE_URL")},
        TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates"}],
    )
    settings.DATABASES["default"]["CONN_MAX_AGE"] = 60
    django.setup()

PAGE = "<!doctype html><title>Books</title>{% for book in books %}<p>{{ book.0 }}</p>{% endfor %}"


def page(_request: HttpRequest) -> HttpResponse:
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("SELECT game FROM rulebook_book ORDER BY game")
        books = cursor.fetchall()
    return HttpResponse(engines["django"].from_string(PAGE).render({"books": books}))


urlpatterns = [path("", page)]
application = get_wsgi_application()
