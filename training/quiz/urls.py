from django.urls import path

from training.quiz.views import attempts, cases, drills, due, language, results, seat, targets, worksheets

app_name = "quiz"
urlpatterns = [
    path("drills/", drills.drills, name="drills"),
    path("drills/<slug:slug>/", drills.drill, name="drill"),
    path("drills/<slug:slug>/cases/", cases.cases, name="cases"),
    path("drills/<slug:slug>/worksheet/", worksheets.worksheet, name="worksheet"),
    path("due/", due.due, name="due"),
    path("targets/", targets.targets, name="targets"),
    path("targets/<slug:slug>/<int:level>/", targets.target, name="target"),
    path("attempts/<uuid:uuid>/", attempts.attempt, name="attempt"),
    path("attempts/<uuid:uuid>/device/", seat.device, name="device"),
    path("attempts/<uuid:uuid>/language/", language.language, name="language"),
    path("attempts/<uuid:uuid>/review/", attempts.review, name="review"),
    path("attempts/<uuid:uuid>/submit/", attempts.submit, name="submit"),
    path("attempts/<uuid:uuid>/result/", results.result, name="result"),
    path("attempts/<uuid:uuid>/items/<int:position>/mark/", results.mark_again, name="mark-again"),
]
