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
TABLE, EVENTS = f"{FOLDER}/guests.csv", f"{FOLDER}/tap.json"
SECONDS, FRAMES = 2, 120
CORES = os.cpu_count()
OPTIONS = ["--duration", str(SECONDS), "--events", EVENTS, "--preset", "veryfast", "--crf", "23", "--threads", "1"]


def arguments():
    parser = argparse.ArgumentParser(prog="Benchmarks/batch")
    parser.add_argument("--films", type=int, default=1000)
    parser.add_argument("--alone", type=int, default=30)
    parser.add_argument("--chromium", type=int, default=20)
    return parser.parse_args()


def name(row):
    return f"Guest {row:04}"


def prepare(rows):
    """Writes the table of names, and the touch that turns the app's front over to the credits."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    os.makedirs(FOLDER)
    with open(TABLE, "w", newline="") as file:
        csv.writer(file).writerows([["-guest"]] + [[name(row)] for row in range(1, rows + 1)])
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


def alone_times(count):
    """Returns the times of one film made by itself, which may use all cores, and held to one core; they take turns."""
    pairs = [(alone(), alone(["taskset", "-c", "0"])) for _ in range(count)]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def batch(folder):
    output = f"{FOLDER}/{folder}"
    seconds, used = timed([f"{BUILT}/lamina", "batch", TABLE, f"{BUILT}/Credits", "-o", f"{output}/{{guest}}.mp4", *OPTIONS])
    with open(f"{output}/results.jsonl") as file:
        results = [json.loads(line) for line in file]
    return seconds, used, results


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
    prepare(options.films)
    busy = quiet.wait()
    free, held = alone_times(options.alone)
    seconds, used, results = batch("films")
    more_free, more_held = alone_times(options.alone)
    free, held = free + more_free, held + more_held
    film = statistics.median(time for time, _ in free)
    core = statistics.median(time for time, _ in held)
    row = dict(
        stamp=stamp.now(f"{options.films} films of {SECONDS} s, {busy:.1f} cores busy before"), films=options.films, batch=seconds, batch_processor=used,
        alone=film, alone_processor=statistics.median(used for _, used in free), alone_on_one_core=core,
        ratio_to_alone=film * options.films / seconds / CORES, ratio_to_one_core=core * options.films / seconds / CORES,
        hourly=hourly(options.films, seconds), peak=max(result["peakBytes"] for result in results),
        bytes=statistics.median(os.path.getsize(result["file"]) for result in results))
    if options.chromium:
        prepare(options.chromium)
        # Chromium's films are between two batches of the same rows.
        batches = [batch("before")[0]]
        taken = chromium(options.chromium)
        batches.append(batch("after")[0])
        row |= dict(
            rows=options.chromium, chromium=taken, chromium_hourly=hourly(options.chromium, taken),
            beside=statistics.mean(batches), beside_hourly=hourly(options.chromium, statistics.mean(batches)))
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
