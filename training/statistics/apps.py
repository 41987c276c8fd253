from django.apps import AppConfig


class StatisticsConfig(AppConfig):
    name = "training.statistics"
    label = "exam_statistics"
