"""Measures `lamina batch` beside single films and beside Chromium. See `batch`."""
import argparse
import csv
import json
import os
import shutil
import statistics
import subprocess
import time

import quiet
import stamp
from engines import HERE, WORK

BUILT = f"{os.path.dirname(HERE)}/.build/release"
FOLDER, RESULTS = f"{WORK}/batch", f"{WORK}/batch.jsonl"
EVENTS = f"{FOLDER}/tap.json"
SECONDS, FRAMES = 2, 120
CORES = os.cpu_count()
HELD = ["taskset", "-c", "0"]
OPTIONS = ["--duration", str(SECONDS), "--events", EVENTS, "--preset", "veryfast", "--crf", "23", "--threads", "1"]


def arguments():
    parser = argparse.ArgumentParser(prog="Benchmarks/batch")
    parser.add_argument("--films", type=int, default=1000)
    parser.add_argument("--parts", type=int, default=10)
    parser.add_argument("--chromium", type=int, default=20)
    return parser.parse_args()


def name(row):
    return f"Guest {row:04}"


def prepare():
    """Empties the folder, and writes the touch that turns the app's front over to the credits."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    os.makedirs(FOLDER)
    with open(EVENTS, "w") as file:
        json.dump([dict(at=.1, tap=[344, 636])], file)


def timed(command):
    """Runs a command; returns its duration and the processor time of all its processes, in seconds."""
    begin, before = time.perf_counter(), os.times()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return time.perf_counter() - begin, used


def alone(prefix=()):
    command = [*prefix, f"{BUILT}/lamina", "render", f"{BUILT}/Credits", "-o", f"{FOLDER}/alone.mp4", "--overwrite", *OPTIONS]
    return timed(command + ["--", "-guest", name(1)])


def batch(rows):
    """Makes the films of some rows; returns the duration, the processor time and the results."""
    table, output = f"{FOLDER}/{rows.start}.csv", f"{FOLDER}/{rows.start}"
    with open(table, "w", newline="") as file:
        csv.writer(file).writerows([["-guest"]] + [[name(row)] for row in rows])
    shutil.rmtree(output, ignore_errors=True)
    seconds, used = timed([f"{BUILT}/lamina", "batch", table, f"{BUILT}/Credits", "-o", f"{output}/{{guest}}.mp4", *OPTIONS])
    with open(f"{output}/results.jsonl") as file:
        results = [json.loads(line) for line in file]
    return seconds, used, results


def turns(films, parts):
    """Makes the films in parts. Before each part and after the last, one film is made with all cores and one held to one core.

    The speed of a shared machine changes within minutes. Taking turns lets single films and batches meet the same changes.
    """
    bounds = [1 + films * part // parts for part in range(parts + 1)]
    singles, batches = [], []
    for begin, end in zip(bounds, bounds[1:]):
        singles.append((alone(), alone(HELD)))
        batches.append(batch(range(begin, end)))
    singles.append((alone(), alone(HELD)))
    return singles, batches


def chromium(rows):
    """Makes films with as many browsers at a time as there are cores; returns the seconds."""
    output = f"{FOLDER}/chromium"
    os.makedirs(output)
    begin = time.perf_counter()
    shares = [[name(row) for row in range(core + 1, rows + 1, CORES)] for core in range(CORES)]
    running = [subprocess.Popen(["/usr/bin/python3", f"{HERE}/Peers/credits.py", output, str(FRAMES), *share]) for share in shares if share]
    if any(process.wait() for process in running):
        raise SystemExit("Chromium failed")
    return time.perf_counter() - begin


def hourly(films, seconds):
    """Returns films an hour for each core of the machine."""
    return films / seconds * 3600 / CORES


def measure(options):
    prepare()
    busy = quiet.wait()
    singles, batches = turns(options.films, options.parts)
    seconds, used = sum(seconds for seconds, _, _ in batches), sum(used for _, used, _ in batches)
    results = [result for _, _, results in batches for result in results]
    film = statistics.mean(free[0] for free, _ in singles)
    core = statistics.mean(held[0] for _, held in singles)
    row = dict(
        stamp=stamp.now(f"{options.films} films of {SECONDS} s, {busy:.1f} cores busy before"), films=options.films, batch=seconds, batch_processor=used,
        alone=film, alone_processor=statistics.mean(free[1] for free, _ in singles), alone_on_one_core=core,
        ratio_to_alone=film * options.films / seconds / CORES, ratio_to_one_core=core * options.films / seconds / CORES,
        hourly=hourly(options.films, seconds), peak=max(result["peakBytes"] for result in results),
        bytes=statistics.median(os.path.getsize(result["file"]) for result in results))
    if options.chromium:
        # Chromium's films are between two batches of the same rows.
        rows = range(1, options.chromium + 1)
        before, taken, after = batch(rows)[0], chromium(options.chromium), batch(rows)[0]
        beside = (before + after) / 2
        row |= dict(
            rows=options.chromium, chromium=taken, chromium_hourly=hourly(options.chromium, taken),
            beside=beside, beside_hourly=hourly(options.chromium, beside))
    return row


def report(row):
    lines = [
        stamp.text(row["stamp"]), f"batch of {row['films']} films: {row['batch']:.1f} s, {row['batch_processor'] / row['films']:.3f} s of processor a film",
        f"one film alone: {row['alone']:.3f} s, {row['alone_processor']:.3f} s of processor; held to one core {row['alone_on_one_core']:.3f} s",
        f"speed of the batch ÷ (cores × one film alone): {row['ratio_to_alone']:.2f}; held to one core {row['ratio_to_one_core']:.2f} (target ≥ 0.9)",
        f"films an hour and core: {row['hourly']:.0f}; at most {row['peak'] / 1e6:.0f} MB of memory, {row['bytes'] / 1e3:.0f} kB a film"
    ]
    if "rows" in row:
        lines.append(f"{row['rows']} rows: {row['beside']:.1f} s, {row['beside_hourly']:.0f} films an hour and core; "
                     f"Chromium and ffmpeg {row['chromium']:.1f} s, {row['chromium_hourly']:.0f} films an hour and core")
    print("\n".join(lines))


def main():
    row = measure(arguments())
    with open(RESULTS, "a") as file:
        file.write(json.dumps(row) + "\n")
    report(row)


main()
