"""Measures the growth of costs with the number of layers, the size of the picture and the number of threads."""
import statistics

import stamp
from engines import lamina_costs
from frames import number

COUNTS = (1_000, 10_000, 100_000)
# The scenes that are measured with increasing numbers of layers: the measured stage, and its name in the table.
COUNTED = {
    "S3": ("frames", "S3, frame"),
    "S7": ("frames", "S7, frame"),
    "S7-apart": ("frames", "S7, frame, no layer under the square"),
    "S7-commit": ("commits", "S7, commit of one change"),
}
SIZES = {"320x180": 1 / 6, "640x360": 1 / 3, "1280x720": 2 / 3, "1920x1080": 1, "3840x2160": 2, "7680x4320": 4}
SIZED = ("S3", "S5", "S7")
THREADS = (1, 2)
ROUNDS = 3
MODELLED = (4, 8, 16)


def count_frames(case):
    """Returns the number of frames that take 1.5 seconds, within 4...120."""
    return max(4, min(120, int(1500 / statistics.median(lamina_costs(frames=3, **case)["frames"][1:]))))


def medians(case, frames):
    """Returns the medians of all stages and of whole frames, without the first frame."""
    costs = lamina_costs(frames=frames, **case)
    return {stage: statistics.median(costs[stage][1:]) for stage in ("app", "evaluating", "compositing", "frames", "commits") if stage in costs}


def interleaved(cases):
    """Returns one row per case: the medians of the rounds. In each round every case takes its turn."""
    counts = [count_frames(case) for case in cases]
    rounds = [[medians(case, frames) for case, frames in zip(cases, counts)] for _ in range(ROUNDS)]
    return [
        dict(case, **{stage: statistics.median(costs[stage] for costs in runs) for stage in runs[0]})
        for case, runs in zip(cases, zip(*rounds))
    ]


def measure():
    by_count = [
        row for scene in COUNTED
        for row in interleaved([dict(scene=scene, count=count, threads=threads) for count in COUNTS for threads in THREADS])
    ]
    by_size = [
        row for scene in SIZED
        for row in interleaved([dict(scene=scene, scale=scale, threads=threads) for scale in SIZES.values() for threads in THREADS])
    ]
    by_threads = [
        row for number in range(1, 8) for row in interleaved([dict(scene=f"S{number}", threads=threads) for threads in THREADS])
    ]
    about = stamp.now(f"medians of {ROUNDS} interleaved rounds")
    return dict(stamp=about, by_count=by_count, by_size=by_size, by_threads=by_threads)


def modelled(one, two, threads):
    """Predicts a time by Amdahl's law; the serial fraction follows from the times with one thread and with two."""
    alone = min(1, max(0, 2 * two / one - 1))
    return one * (alone + (1 - alone) / threads)


def markdown(result):
    heading = stamp.heading([result])
    lines = [heading, "", "| layers, ms/frame | " + " | ".join(f"{count:,}" for count in COUNTS) + " |", "|---" * (len(COUNTS) + 1) + "|"]
    for scene, (stage, title) in COUNTED.items():
        for threads in THREADS:
            rows = [row for row in result["by_count"] if row["scene"] == scene and row["threads"] == threads]
            lines.append(f"| {title}, {threads} thread{'s' * (threads > 1)} | " + " | ".join(number(row[stage]) for row in rows) + " |")
    lines += ["", heading, "", "| size, ms/frame | " + " | ".join(SIZES) + " |", "|---" * (len(SIZES) + 1) + "|"]
    for scene in SIZED:
        for threads in THREADS:
            rows = [row for row in result["by_size"] if row["scene"] == scene and row["threads"] == threads]
            lines.append(f"| {scene}, {threads} thread{'s' * (threads > 1)} | " + " | ".join(number(row["frames"]) for row in rows) + " |")
    lines += ["", heading, "", "| threads, ms/frame | 1 | 2 | " + " | ".join(f"{count}, by Amdahl's law" for count in MODELLED) + " |", "|---" * (3 + len(MODELLED)) + "|"]
    for one, two in zip(result["by_threads"][::2], result["by_threads"][1::2]):
        times = [one["frames"], two["frames"]] + [modelled(one["frames"], two["frames"], count) for count in MODELLED]
        lines.append(f"| {one['scene']} | " + " | ".join(number(time) for time in times) + " |")
    return "\n".join(lines)
