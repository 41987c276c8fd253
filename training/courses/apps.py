from django.apps import AppConfig


class CoursesConfig(AppConfig):
    name = "training.courses"
    label = "courses"
