from tests.training.certification.conftest import colleague, house, other_house, trainee  # noqa: F401 - the same cast
