from django.urls import path

from training.courses import lesson_views, offline_views, views

app_name = "courses"
urlpatterns = [
    path("", views.home, name="home"),
    path("offline/", offline_views.offline, name="offline"),
    path("offline/line/", offline_views.line, name="line"),
    path("courses/<slug:slug>/", views.show_course, name="course"),
    path("courses/<slug:slug>/<slug:lesson>/", lesson_views.lesson, name="lesson"),
]
