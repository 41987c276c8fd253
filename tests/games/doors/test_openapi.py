"""The HTTP door against its own description, asked in process by schemathesis."""

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from portal.wsgi import application

schema = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", application)


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_as_described(case):
    response = case.call(headers={"Accept-Encoding": "identity"})
    for check in (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance):
        case.validate_response(response, checks=[check])
