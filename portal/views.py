"""The pages that belong to no app: home, responsible play, theme, health."""

from django.http import HttpRequest, HttpResponse


def root(request: HttpRequest) -> HttpResponse:
    return HttpResponse()


home = healthz = responsible_play = theme = root
