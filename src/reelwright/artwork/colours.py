"""Colours by lightness, chroma and hue, as every renderer takes them."""

from __future__ import annotations

from math import cos, radians, sin

FIRST_HUE, LAST_HUE = 22, 312


def oklch(lightness: float, chroma: float, hue: float) -> str:
    """Return an OKLCH colour as sRGB in hexadecimal, cut off where sRGB ends."""
    a, b = chroma * cos(radians(hue)), chroma * sin(radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * _gamma(min(1.0, max(0.0, part)))):02x}" for part in linear)


def _gamma(part: float) -> float:
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def line_colour(line: int, of: int) -> str:
    """Return the colour of a line: in sequence from red to violet, dark enough for paper."""
    way = (line - 1) / (of - 1) if of > 1 else 0.0
    return oklch(0.52, 0.17, FIRST_HUE + way * (LAST_HUE - FIRST_HUE))
