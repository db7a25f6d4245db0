"""For all tests: those that take long begin first, so that nobody waits for the last of them."""

LONG = (
    "test_nothing_spills_and_nothing_is_too_small", "test_every_situation_is_accessible",
    "test_a_lesson_is_played_by_doing_what_it_says", "test_pages_are_accessible_and_never",
    "test_two_people_play_a_whole_match", "test_a_person_plays_a_whole_match",
    "test_nothing_jumps_at_a_click", "test_a_whole_match_is_played_on_a_phone",
)  # fmt: skip


def pytest_collection_modifyitems(items):
    """Workers take from the front of their line, and from the end of each other's."""
    items.sort(key=lambda item: not item.name.startswith(LONG))
