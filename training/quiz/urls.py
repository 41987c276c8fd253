from django.urls import path

from training.quiz.views import attempts, drills, results

app_name = "quiz"
urlpatterns = [
    path("drills/", drills.drills, name="drills"),
    path("drills/<slug:slug>/", drills.drill, name="drill"),
    path("attempts/<uuid:uuid>/", attempts.attempt, name="attempt"),
    path("attempts/<uuid:uuid>/review/", attempts.review, name="review"),
    path("attempts/<uuid:uuid>/submit/", attempts.submit, name="submit"),
    path("attempts/<uuid:uuid>/result/", results.result, name="result"),
    path("attempts/<uuid:uuid>/items/<int:position>/mark/", results.mark_again, name="mark-again"),
]
