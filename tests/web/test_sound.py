"""The sounds, listened to: rendered in the browser, and measured as loudness is (ITU-R BS.1770)."""

import math
from pathlib import Path

import numpy as np
import pytest

import bricabrac.web

SCRIPT = Path(bricabrac.web.__file__).with_name("settings") / "sound.js"
RATE = 48_000
RENDER = """async (name) => {
    const context = new OfflineAudioContext(1, 2 * 48000, 48000);
    document.documentElement.sound(name, context);
    return [...(await context.startRendering()).getChannelData(0)];
}"""
# How the ear weighs: a shelf for the head, then a high pass. Both at 48 kHz, from the standard.
HEAD = (
    (1.53512485958697, -2.69169618940638, 1.19839281085285),
    (-1.69065929318241, 0.73248077421585),
)
PASS = ((1.0, -2.0, 1.0), (-1.99004745483398, 0.99007225036621))


def filtered(samples, coefficients):
    """A filter of second order, sample by sample."""
    (b0, b1, b2), (a1, a2) = coefficients
    x1 = x2 = y1 = y2 = 0.0
    out = np.empty(len(samples))
    for place, x in enumerate(samples.tolist()):
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        out[place] = y
        x1, x2, y1, y2 = x, x1, y, y1
    return out


def loudness(samples):
    """The loudest moment of 400 ms, in LUFS."""
    power = filtered(filtered(samples, HEAD), PASS) ** 2
    window = int(0.4 * RATE)
    so_far = np.concatenate(([0], np.cumsum(power)))
    return -0.691 + 10 * math.log10((so_far[window:] - so_far[:-window]).max() / window)


@pytest.fixture(scope="module")
def heard(browser):
    """Every sound by name, as it would be heard."""
    page = browser.new_page()
    page.set_content('<div id="board" data-turn="1"></div>')
    page.evaluate(SCRIPT.read_text())
    names = page.evaluate("() => document.documentElement.sounds")
    sounds = {name: np.array(page.evaluate(RENDER, name)) for name in names}
    page.close()
    return sounds


def test_loudness_is_measured_as_the_standard_says():
    """A sine of 997 Hz at full scale in one channel is -3.01 LUFS."""
    sine = np.sin(2 * math.pi * 997 * np.arange(RATE) / RATE)
    assert abs(loudness(sine) + 3.01) < 0.05


def test_no_sound_is_clipped_or_longer_than_a_second(heard):
    assert {"turn", "card", "points", "end"} <= set(heard)
    for name, samples in heard.items():
        audible = np.flatnonzero(np.abs(samples) > 0.001)
        assert audible[-1] < RATE, name
        assert np.abs(samples).max() < 0.9, name


def test_all_sounds_are_about_equally_loud(heard):
    for name, samples in heard.items():
        quiet = -20 if name in ("card", "pieces") else -18  # what comes with every action
        assert quiet - 1.5 < loudness(samples) < -14.5, (name, loudness(samples))


def test_no_sound_is_shrill(heard):
    """Most of what is heard lies below 3 kHz."""
    for name, samples in heard.items():
        power = np.abs(np.fft.rfft(samples)) ** 2
        low = power[: int(3000 * len(samples) / RATE)].sum()
        assert low > 0.6 * power.sum(), name
