from django.apps import AppConfig


class QuizConfig(AppConfig):
    name = "training.quiz"
    label = "quiz"

    def ready(self) -> None:
        from games.web.rulebook import lint
        from training.quiz.coverage import decided_clauses_are_examined

        lint.register(decided_clauses_are_examined)
