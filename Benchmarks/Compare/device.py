"""Compares a graphics device with the processor: bytes first, then times. See `device`."""
import argparse
import json
import re
import statistics
import subprocess
import sys
import time

from engines import BUILT, Failure, lamina_command

SCENES = ("S1", "S1-blur", "S2", "S3", "S4", "S5", "S5-eased", "S6", "S7", "S9", "S10", "S10-growing")


def run(scene, options, size, backend):
    """Runs Lamina and returns the lines of its report."""
    command = lamina_command(scene, options + ["--backend", backend])
    command[command.index("1920x1080")] = size
    result = subprocess.run(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    if result.returncode:
        raise Failure(f"{scene}: {result.stderr[-500:].strip()}")
    return result.stderr.splitlines()


def compared(scene, frames, size):
    """Returns the number of frames whose bytes are equal, and who drew: tiles of the device and of the processor."""
    options = ["--scale", 1, "--frames", f"0-{frames - 1}", "--hash"]
    lists = []
    for backend in ("cpu", "gpu"):
        lines = run(scene, options + (["--statistics"] if backend == "gpu" else []), size, backend)
        lists.append([match.group(1) for match in (re.search(r"frame (\d+ \S+)$", line) for line in lines) if match])
    tiles = re.search(r"tiles +(\d+) drawn by .*, (\d+) by the processor", "\n".join(lines))
    if len(lists[0]) != frames:
        raise Failure(f"{scene}: {len(lists[0])} of {frames} frames")
    return sum(a == b for a, b in zip(*lists)), (int(tiles.group(1)), int(tiles.group(2))) if tiles else (0, 0)


def timed(scene, frames, size, scale, backend):
    """Returns the medians of evaluating and compositing in ms, without the first two frames."""
    options = ["--scale", scale, "--threads", 2, "--frames", f"0-{frames - 1}", "--statistics-json"]
    line = next(line for line in run(scene, options, size, backend) if line.startswith("{"))
    costs = json.loads(line)
    return [statistics.median(costs[stage][2:]) for stage in ("evaluating", "compositing")]


def row(scene, size, scale, frames):
    """Prints the row of a scene at a scale; returns False if a byte differs."""
    equal, tiles = compared(scene, frames, size) if scale == 1 else (frames, None)
    times = {backend: timed(scene, frames + 2, size, scale, backend) for backend in ("cpu", "gpu")}
    drawn = f"{tiles[0]} + {tiles[1]}" if tiles else ""
    print(
        f"{scene:12} {scale:5} {f'{equal} of {frames}' if tiles else '':>12} {drawn:>16}"
        f" {times['cpu'][0]:12.2f} {times['cpu'][1]:14.2f} {times['gpu'][1]:14.2f}", flush=True)
    return equal == frames


def main():
    parser = argparse.ArgumentParser(prog="Benchmarks/device")
    parser.add_argument("--scenes", type=lambda text: text.split(","), default=list(SCENES))
    parser.add_argument("--sizes", type=lambda text: [int(word) for word in text.split(",")], default=[1, 2, 4])
    parser.add_argument("--frames", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=150)
    parser.add_argument("--quarter", action="store_true")
    options = parser.parse_args()
    start = time.monotonic()
    found = subprocess.run([f"{BUILT}/lamina", "doctor"], capture_output=True, text=True).stdout
    print(next((line.strip() for line in found.splitlines() if "graphics device" in line), "no graphics device"))
    print(f"{'scene':12} {'scale':>5} {'equal frames':>12} {'device + cpu tiles':>16} {'evaluate ms':>12} {'cpu draws ms':>14} {'gpu draws ms':>14}")
    is_well, size = True, "480x270" if options.quarter else "1920x1080"
    for scale in options.sizes:
        for scene in options.scenes:
            if time.monotonic() - start > options.seconds:
                print(f"{scene} at scale {scale} and all after it were not begun within {options.seconds:.0f} s")
                return is_well
            try:
                is_well &= row(scene, size, scale, options.frames)
            except Failure as failure:
                print(f"{scene:12} {scale:5} {failure}")
                is_well = False
    return is_well


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
