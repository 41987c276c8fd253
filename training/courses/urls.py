from django.urls import path

from training.courses import lesson_views, views

app_name = "courses"
urlpatterns = [
    path("", views.home, name="home"),
    path("courses/<slug:slug>/", views.show_course, name="course"),
    path("courses/<slug:slug>/<slug:lesson>/", lesson_views.lesson, name="lesson"),
]
