"""Sheets over the table of Imaginarium: what is asked in one closes it when it is answered."""

from bricabrac.engine.notation import write
from tests.web.clicking import turn_of, turned
from tests.web.imaginarium_gallery import scenes
from tests.web.walking import play_on


def test_a_machine_taken_out_of_the_crushers_sheet_closes_it(page, served):
    table, _ = scenes()["recover"]
    match = table.log.match
    play_on(page, served.address, match, write(match))
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator("#crushed button").click()
    sheet, turn = page.locator("#crusher"), turn_of(page)
    assert sheet.is_visible()
    sheet.locator("button[form=act]:not([aria-disabled])").first.click()
    turned(page, turn)
    sheet.wait_for(state="hidden")
