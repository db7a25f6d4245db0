import httpx
import pytest


@pytest.fixture(scope="module")
def library(served):
    """Pages by address, in a language."""
    client = httpx.Client(base_url=served.address, follow_redirects=True, timeout=60)

    def get(address, language="en", status=200):
        answer = client.get(address, headers={"accept-language": language})
        assert answer.status_code == status, address
        return answer.text

    get.client = client
    yield get
    client.close()
