"""On a tablet everything lies in one column, and nothing over the hand."""

from tests.web.gallery import hung, write
from tests.web.nicodemus_gallery import scenes

EDGES = """() => [".handbox", ".choices-big"].map((name) => {
    const box = document.querySelector(name).getBoundingClientRect();
    return [box.top, box.bottom];
})"""


def test_answers_lie_below_the_hand(context, tmp_path):
    asking = {name: scenes()[name] for name in ("way", "exchange", "projects")}
    names = write(tmp_path, asking, "de")
    page = context(viewport={"width": 820, "height": 1180}).new_page()
    with hung(tmp_path) as address:
        for name in names:
            page.goto(f"{address}/{name}.html")
            (_, hand), (answers, low) = page.evaluate(EDGES)
            assert hand <= answers < low <= 1180, name
