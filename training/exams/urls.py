from django.urls import path

from training.exams.views import drafts, exams, questions

app_name = "exams"
urlpatterns = [
    path("", exams.home, name="home"),
    path("new/", drafts.new, name="new"),
    path("<int:pk>/", exams.exam, name="exam"),
    path("<int:pk>/draft/", drafts.draft, name="draft"),
    path("<int:pk>/preview/", exams.preview, name="preview"),
    path("questions/", questions.home, name="questions"),
    path("questions/new/", questions.new, name="new-question"),
    path("questions/<int:pk>/", questions.question, name="question"),
]
