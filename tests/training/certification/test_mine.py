from datetime import timedelta

import time_machine

from tests.training.certification.cast import NOON, a_certificate

PAGE = "/en/training/certificates/"


def test_people_see_all_their_certificates_and_nobody_elses(client, trainee, colleague):
    old, new = a_certificate(trainee), a_certificate(trainee, NOON + timedelta(days=700))
    other = a_certificate(colleague)
    with time_machine.travel(NOON + timedelta(days=740)):
        client.force_login(trainee)
        response = client.get(PAGE)
    assert [(c.code, c.state) for c in response.context["certificates"]] == [(new.code, "valid"), (old.code, "expired")]
    assert other.code not in response.content.decode()


def test_before_the_first_pass_the_page_says_how_to_begin(client, trainee):
    client.force_login(trainee)
    text = client.get(PAGE).content.decode()
    assert "You have no certificate yet" in text
    assert "/en/training/exams/" in text


def test_each_certificate_leads_to_its_paper_and_to_its_check(client, trainee):
    certificate = a_certificate(trainee)
    client.force_login(trainee)
    text = client.get(PAGE).content.decode()
    assert f"/en/certificates/{certificate.code}.pdf" in text
    assert f"/en/verify/{certificate.code}/" in text
