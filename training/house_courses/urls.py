from django.urls import path

from training.house_courses.views import drafts, makers, trainees

app_name = "house_courses"
urlpatterns = [
    path("", makers.home, name="home"),
    path("new/", drafts.new, name="new"),
    path("<int:pk>/", trainees.course, name="course"),
    path("<int:pk>/make/", makers.course, name="make"),
    path("<int:pk>/draft/", drafts.draft, name="draft"),
    path("<int:pk>/preview/", makers.preview, name="preview"),
]
