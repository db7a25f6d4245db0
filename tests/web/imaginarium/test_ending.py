"""The end of a match on a phone: nothing empty lies below it, and links look like ours."""

import pytest

from tests.web.gallery import hung, write
from tests.web.imaginarium_gallery import over
from tests.web.looking import resize

GAP = """() => {
    const bottom = (one) => one.getBoundingClientRect().bottom;
    const table = document.querySelector(".table.ended");
    const seen = [...table.children].filter((one) => one.checkVisibility());
    return bottom(table) - Math.max(...seen.map(bottom));
}"""
COLOUR = """() => {
    const link = document.body.appendChild(document.createElement("a"));
    link.href = "/";
    return getComputedStyle(link).color;
}"""


@pytest.mark.parametrize("width", [390, 820])
def test_nothing_empty_lies_below_the_end(page, tmp_path, width):
    write(tmp_path, {"over": (over(), 0)})
    with hung(tmp_path) as address:
        resize(page, width)
        page.goto(f"{address}/over.html")
        assert page.evaluate(GAP) < 100
        assert page.evaluate(COLOUR) == "rgb(11, 97, 96)"  # not a browser's blue
