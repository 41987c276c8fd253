"""Keys, which take a second to make, and a paper to sign."""

import pytest

from games.web.kit.pdf import pdf
from training.signing import keys, papers, site


@pytest.fixture(scope="session")
def pem():
    """A key and its certificate, as PEM."""
    return keys.made("rules.example").decode()


@pytest.fixture(scope="session")
def other_pem():
    return keys.made("elsewhere.example").decode()


@pytest.fixture(scope="session")
def paper(tmp_path_factory):
    """A page without a signature."""
    template = tmp_path_factory.mktemp("paper") / "page.typ"
    template.write_text('#set document(title: "A page")\n#sys.inputs.data')
    return pdf(template, "Rien ne va plus", "page", "a-2b")


@pytest.fixture
def sign_with(settings):
    """Let the site sign with what these settings hold."""

    def use(key, certificate, former=""):
        settings.SIGNING_KEY, settings.SIGNING_CERTIFICATE, settings.SIGNING_FORMER = key, certificate, former
        _forget()

    yield use
    _forget()


def _forget():
    site.current.cache_clear()
    site.former_fingerprints.cache_clear()
    papers._seal.cache_clear()
