from django.apps import AppConfig


class QuizConfig(AppConfig):
    name = "training.quiz"
    label = "quiz"
