from django.urls import path

from training.certification import public, views
from training.certification.rechecks.views import begin_quiz

app_name = "certification"
urlpatterns = [
    path("training/exams/", views.exams, name="exams"),
    path("training/exams/<slug:programme>/begin/", views.begin, name="begin"),
    path("training/exams/own/<int:pk>/begin/", views.begin_own, name="begin-own"),
    path("training/certificates/", views.mine, name="mine"),
    path("training/certificates/<str:code>/quiz/", begin_quiz, name="begin-quiz"),
    path("certificates/<str:code>.pdf", views.pdf, name="certificate-pdf"),
    path("verify/", public.verify, name="verify"),
    path("verify/<str:code>/", public.verify, name="verify"),
]
