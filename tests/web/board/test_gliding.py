"""Cards that lie elsewhere in their list glide there, each from where it was itself."""

from bricabrac.web.door.assets import Assets
from tests.web.spilling import shown

# Two machines alike change places, and a third is made anew: from where each glides.
SWAP = """async (address) => {
    const { glide, places } = await import(address);
    const list = document.body.appendChild(document.createElement("ul"));
    list.innerHTML = ["P1", "P1", "T1"].map((one) =>
        `<li data-fly="${one}" style="height: 50px; margin: 0; padding: 0">${one}</li>`).join("");
    const [first, second, third] = list.children;
    const before = places(list);
    third.replaceWith(third.cloneNode(true));
    list.prepend(second, list.lastElementChild);
    glide(before, places(list), new Set(), 1);
    const from = (one) => one.getAnimations()[0]?.effect.getKeyframes()[0].transform ?? "";
    return [first, second, list.children[1]].map(from);
}"""


def test_of_two_alike_each_glides_from_where_it_was(page):
    with shown("nicodemus", "en", ["turn"]) as addresses:
        page.goto(addresses["turn"])
        glides = page.evaluate(SWAP, Assets().address("flights.js"))
    assert glides == [f"translate(0px, {dy}px)" for dy in (-100, 50, 50)]
