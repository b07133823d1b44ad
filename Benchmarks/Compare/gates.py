"""Compares instructions per frame with limits. See `gates`."""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

from engines import BUILT, HERE, WORK, lamina_command

LIMITS = f"{HERE}/gates.json"
STRIPPED = f"{WORK}/stripped"
# A part of the screen, so that the scale of the pixels is unchanged, and fewer layers in the scenes that have many.
SIZE = "480x270"
COUNTS = {"S3": 1_000, "S7-commit": 1_000}
SCENES = ("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S7-commit")
FRAMES = 20
MARGIN = 1.1
# Makes runs deterministic, and gives apps ten minutes instead of ten seconds to answer, because valgrind is slow.
ENVIRONMENT = dict(os.environ, LAMINA_CPU="avx2", SWIFT_DETERMINISTIC_HASHING="1", LAMINA_PATIENCE="600")


def instructions(scene, frames):
    """Returns the instructions of a whole run, including start and end."""
    command = lamina_command(scene, ["--scale", 1, "--threads", 1, "--frames", f"0-{frames - 1}", "--statistics"], COUNTS.get(scene))
    command[command.index("1920x1080")] = SIZE
    command = [word.replace(BUILT, STRIPPED) for word in command]
    with tempfile.TemporaryDirectory() as folder:
        valgrind = ["valgrind", "--tool=callgrind", "--trace-children=yes", f"--callgrind-out-file={folder}/%p"]
        result = subprocess.run(valgrind + command, env=ENVIRONMENT, capture_output=True, text=True)
        if result.returncode:
            raise SystemExit(f"{scene}: {result.stderr[-1000:]}")
        counts = [open(f"{folder}/{name}").read() for name in os.listdir(folder)]
    # The tool that starts the app is counted separately.
    app = next(text for text in counts if re.search(rf"^cmd: +{re.escape(STRIPPED)}/Scenes", text, re.MULTILINE))
    return int(re.search(r"^totals: (\d+)", app, re.MULTILINE).group(1))


def strip():
    """Copies the programs without debugging information, because valgrind 3.19 cannot read that of Swift 6."""
    os.makedirs(STRIPPED, exist_ok=True)
    for program in ("lamina", "Scenes"):
        subprocess.run(["strip", "--strip-all", "-o", f"{STRIPPED}/{program}", f"{BUILT}/{program}"], check=True)


def measure(scenes):
    """Returns the instructions per frame after the second: the difference of two runs, which cancels the start."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = {(scene, count): pool.submit(instructions, scene, count) for scene in scenes for count in (2 + FRAMES, 2)}
    return {scene: (runs[scene, 2 + FRAMES].result() - runs[scene, 2].result()) // FRAMES for scene in scenes}


def judge(measured, limits):
    """Prints the table of instructions; returns True when all scenes are within their limits."""
    print(f"{'scene':10} {'instructions a frame':>20} {'stored':>14} {'ratio':>7}")
    is_well = True
    for scene, count in measured.items():
        stored = limits.get(scene)
        ratio = count / stored if stored else float("nan")
        verdict = "no limit is stored" if not stored else "" if ratio <= MARGIN else f"MORE THAN {MARGIN} times what is stored"
        if stored and ratio < 2 - MARGIN:
            verdict = "much less than stored: run with --write, so that it stays so"
        is_well &= bool(stored) and ratio <= MARGIN
        print(f"{scene:10} {count:20,} {stored or 0:14,} {ratio:7.3f}  {verdict}")
    return is_well


def main():
    parser = argparse.ArgumentParser(prog="Benchmarks/gates")
    parser.add_argument("--scenes", type=lambda text: text.split(","), default=list(SCENES))
    parser.add_argument("--write", action="store_true", help="store what is measured as the new limits")
    options = parser.parse_args()
    limits = json.load(open(LIMITS)) if os.path.exists(LIMITS) else {}
    strip()
    measured = measure(options.scenes)
    # A process that waits in real time counts more when other scenes run beside it, so a scene above its limit is measured again by itself.
    for scene in [scene for scene, count in measured.items() if count > MARGIN * limits.get(scene, count)]:
        measured[scene] = min(measured[scene], measure([scene])[scene])
    is_well = judge(measured, limits)
    if options.write:
        with open(LIMITS, "w") as file:
            json.dump(limits | measured, file, indent=2, sort_keys=True)
            file.write("\n")
    elif not is_well:
        sys.exit(1)


main()
