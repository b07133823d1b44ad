"""Measures Lamina's memory: bytes per layer, and growth over a long run."""
import os
import subprocess

import stamp
from engines import lamina_command, lamina_costs

SCENES = ("S1", "S2", "S3", "S7")
COUNTS = (1_000, 100_000)
LONG_RUNS = (1_000, 11_000)


def bytes_per_layer(scene):
    few, many = [lamina_costs(scene, 4, count=count)["residentBytes"] for count in COUNTS]
    return (many - few) / (COUNTS[1] - COUNTS[0])


def growth(scene):
    """Returns the growth of the process from frame 1,000 to frame 11,000, in bytes. The frames are small, and S3 has 100 layers."""
    few, many = [most_resident(scene, frames) for frames in LONG_RUNS]
    return many - few


def most_resident(scene, frames):
    """Returns the peak resident bytes of the app or of the tool that starts it, without statistics, which grow with every frame."""
    options = ["--scale", 1 / 6, "--frames", f"0-{frames - 1}", "--hash"]
    process = subprocess.Popen(
        lamina_command(scene, options, 100 if scene == "S3" else None), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return os.wait4(process.pid, 0)[2].ru_maxrss * 1024


def measure():
    layers = {"plain, nothing to draw": bytes_per_layer("plain"), "S7, rounded and drawn": bytes_per_layer("S7")}
    scenes = [dict(scene=scene, growth=growth(scene)) for scene in SCENES]
    return dict(stamp=stamp.now("one run"), bytes_per_layer=layers, scenes=scenes)


def markdown(result):
    heading = stamp.heading([result])
    lines = [heading, "", "| memory | bytes a layer, with its node |", "|---|---|"]
    lines += [f"| {name} | {value:,.0f} |" for name, value in result["bytes_per_layer"].items()]
    lines += ["", heading, "", "| memory | growth over 10,000 frames, MB |", "|---|---|"]
    lines += [f"| {row['scene']} | {row['growth'] / 1e6:+.1f} |" for row in result["scenes"]]
    return "\n".join(lines)
