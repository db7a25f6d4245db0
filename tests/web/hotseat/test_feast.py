"""The end of a match on one device: whoever wins sits there."""

from random import Random

import pytest

from bricabrac.web.table import seating
from bricabrac.web.table.table import Table
from tests.web.tables import drawn, go_on, log_of


@pytest.mark.parametrize(("players", "is_feast"), [(("p0", "p0"), True), (("p0", "p1"), False)])
def test_whoever_wins_on_a_shared_device_is_feasted(players, is_feast):
    people = [seating.person(one, name) for one, name in zip(players, ("Ada", "Bo"), strict=True)]
    table = Table(log_of("nicodemus", people), None)
    random = Random(4)
    while not table.log.is_over:
        go_on(table.log, random)
    [winner] = table.log.outcome.winners
    assert ("#s-beaten" in drawn(table, 1 - winner)) == (not is_feast)
