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


# Three cards go round, and once more while they glide: how far from where it was seen each is then,
# how many of them glide in the end, and what the browser counts as jumping.
ROUND = """async (address) => {
    const { glide, halt, places, release } = await import(address);
    const sleep = (time) => new Promise((done) => setTimeout(done, time));
    let shifts = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) shifts += one.value;
    }).observe({ type: "layout-shift" });
    document.body.innerHTML = "<ul></ul>";
    const list = document.querySelector("ul");
    list.innerHTML = ["P1", "P1", "T1"].map((one) =>
        `<li data-fly="${one}" style="height: 150px">${one}</li>`).join("");
    await sleep(200);
    shifts = 0;
    const turn = () => {
        const before = places(list);
        halt(list, before);
        list.append(list.firstElementChild);
        glide(before, places(list), new Set(), 1);
        const after = new Map(places(list).map((one) => [one.element, one.rect.top]));
        return before.map((one) => Math.abs(after.get(one.element) - one.rect.top));
    };
    turn();
    await sleep(100);
    const jumped = turn();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    release(1);
    const gliding = [...list.children].filter((one) => one.getAnimations().length).length;
    const held = [...list.children].filter((one) => one.style.transform).length;
    await sleep(600);
    return [Math.max(...jumped), gliding, held, shifts];
}"""


def test_who_glides_already_goes_on_from_where_it_is_seen(context):
    page = context(reduced_motion="no-preference").new_page()
    with shown("nicodemus", "en", ["turn"]) as addresses:
        page.goto(addresses["turn"])
        jumped, gliding, held, shifts = page.evaluate(ROUND, Assets().address("flights.js"))
    assert jumped < 3
    assert (gliding, held) == (3, 0)
    assert shifts == 0
