from django.apps import AppConfig


class HouseCoursesConfig(AppConfig):
    name = "training.house_courses"
    label = "house_courses"

    def ready(self) -> None:
        from training.courses.home import HOME
        from training.house_courses.section import courses_section

        HOME.register(courses_section)
