"""The measurements of the web app, in small: they find what they look for, and end well."""

from benchmarks import crash, web


def test_boards_of_a_few_tables_are_right(capsys):
    assert web.main(["--tables", "2", "--rate", "6", "--seconds", "1"]) == 0
    told = capsys.readouterr().out
    assert "2 tables, 4 players connected" in told
    assert "wrong or lost boards: 0 of 4" in told
    assert "% of a core" in told


def test_nothing_is_lost_when_the_server_is_killed(capsys):
    assert crash.main(["--kills", "2"]) == 0
    assert "0 lost" in capsys.readouterr().out
