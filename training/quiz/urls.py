from django.urls import URLPattern, path  # noqa: F401

app_name = "quiz"
urlpatterns: list[URLPattern] = []
