"""Checks that all engines draw the same pictures, by comparing some frames with Cairo's."""
import os

import numpy as np
from PIL import Image

from engines import WORK, Lamina, peer
from plan import agreement, contenders, threads

FOLDER = f"{WORK}/pictures"


def moments(scene):
    """Returns the frames to compare. Some peers have only every tenth frame; in S5 odd frames lie on half pixels."""
    return (20, 21, 90) if scene.startswith("S5") else (20, 90)


def path(scene, name, frame):
    return f"{FOLDER}/{scene}-{name.replace(' ', '-')}-{frame:03}.png"


def draw(engine, name, frame):
    """Stores a frame of an engine as a PNG file."""
    target = path(engine.scene, name, frame)
    if name == "lamina":
        return engine.picture(frame, target)
    raw = target + ".bgra"
    engine.picture(frame, raw)
    pixels = np.fromfile(raw, np.uint8).reshape(1080, 1920, 4)
    Image.fromarray(np.ascontiguousarray(pixels[..., 2::-1])).save(target, compress_level=1)
    os.remove(raw)


def difference(scene, name, frame, reference):
    """Returns the mean and the maximum difference, and the percentage of pixels that differ by more than 16."""
    a, b = [np.asarray(Image.open(p).convert("RGB")).astype(int) for p in (path(scene, name, frame), path(reference, "cairo", frame))]
    error = abs(a - b)
    return float(error.mean()), int(error.max()), float((error.max(2) > 16).mean() * 100)


def compare(scenes, quick):
    """Draws the pictures of Lamina and its peers and compares them; returns one row per picture."""
    os.makedirs(FOLDER, exist_ok=True)
    rows = []
    print(f"{'picture':38} {'mean':>7} {'max':>4} {'over 16':>8}   difference from Cairo's")
    for scene in scenes:
        pairs = [pair for pair in contenders(scene, quick) if pair != (scene, "cairo")]
        # Both modes of the browser show the same page, so one of them is enough.
        pairs = [(variant, name) for variant, name in pairs if name != "chromium captured" or (variant, "chromium drawn") not in pairs]
        others = [(scene, "lamina"), (scene, "cairo")] + pairs
        for variant, name in others:
            draw_frames(variant, name)
        rows += [row for variant, name in others if (variant, name) != (scene, "cairo") for row in judge(scene, variant, name)]
    return rows


def draw_frames(scene, name):
    engine = Lamina(scene, seconds=0) if name == "lamina" else peer(name, scene, threads(name)[0])
    for frame in moments(scene):
        draw(engine, name, frame)
    engine.close()


def judge(scene, variant, name):
    for frame in moments(variant):
        mean, most, over = difference(variant, name, frame, scene)
        limit = agreement(scene, name)
        agrees = mean <= limit[0] and over <= limit[1]
        print(f"{variant + ' ' + name + ' ' + str(frame):38} {mean:7.3f} {most:4} {over:7.3f}%   {'agrees' if agrees else f'DIFFERS (at most {limit[0]}, {limit[1]} %)'}")
        yield dict(scene=variant, engine=name, frame=frame, mean=mean, max=most, over16=over, agrees=agrees)
