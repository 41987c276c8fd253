from django.urls import path

from training.signing import views

app_name = "signing"
urlpatterns = [path("signing-certificate.cer", views.certificate, name="certificate")]
