#!/usr/bin/env python3
"""Writes Values.txt: arguments of the functions in `Numerics`, with their exact values.

Each line is a function, its arguments, and the value as an unevaluated sum of two doubles, which has about 32 digits.
Needs mpmath. usage: values.py > Values.txt
"""
import math
import random

import mpmath
from mpmath import mpf

mpmath.mp.prec = 400
random.seed(1)


def line(name, arguments, value):
    high = float(value)
    # Skips subnormal values, which have fewer digits and a constant unit in the last place.
    if not math.isfinite(high) or high == 0 or abs(high) < 2.3e-308:
        return
    low = float(value - mpf(high))
    print(name, *(x.hex() for x in arguments), high.hex(), low.hex())


def spread(low, high, count):
    """Yields random numbers of both signs, with evenly distributed exponents."""
    for _ in range(count):
        yield random.choice((-1, 1)) * math.exp(random.uniform(math.log(low), math.log(high)))


def near(centre, count):
    """Yields neighbours of a number, from the nearest double to some thousandths away."""
    for index in range(count):
        yield centre + (index - count // 2) * 2.0 ** random.randint(-52, -8) * max(1.0, abs(centre))


angles = list(spread(1e-12, 1e5, 160)) + [x for k in range(-40, 41, 3) for x in near(k * math.pi / 4, 3)] + list(near(99_999 * math.pi / 2, 9))
for x in angles:
    line("sin", [x], mpmath.sin(mpf(x)))
    line("cos", [x], mpmath.cos(mpf(x)))
    line("tan", [x], mpmath.tan(mpf(x)))
for _ in range(200):
    y, x = next(spread(1e-6, 1e6, 1)), next(spread(1e-6, 1e6, 1))
    line("atan2", [y, x], mpmath.atan2(mpf(y), mpf(x)))
for x in list(spread(1e-9, 1, 200)) + [1.0, -1.0, 0.5, -0.5] + [s * (1 - 2.0**-k) for k in range(1, 53, 3) for s in (1, -1)]:
    line("asin", [x], mpmath.asin(mpf(x)))
    line("acos", [x], mpmath.acos(mpf(x)))
for x in list(spread(1e-12, 709, 160)) + [709.0, -708.0, 0.5, -0.5]:
    line("exp", [x], mpmath.exp(mpf(x)))
for x in list(spread(1e-9, 300, 200)):
    line("sinh", [x], mpmath.sinh(mpf(x)))
    line("cosh", [x], mpmath.cosh(mpf(x)))
for x in [abs(x) for x in spread(1e-300, 1e300, 160)] + [abs(x) for x in near(1.0, 60)] + [abs(x) for x in spread(0.5, 2, 100)]:
    line("log", [x], mpmath.log(mpf(x)))
for _ in range(200):
    base, exponent = abs(next(spread(1e-6, 1e6, 1))), next(spread(1e-3, 40, 1))
    line("pow", [base, exponent], mpf(base) ** mpf(exponent))
