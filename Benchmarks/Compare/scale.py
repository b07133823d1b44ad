"""How costs grow with the number of layers, the size of the picture and the number of threads, and what a layer takes of memory."""
import statistics

from engines import lamina_costs
from frames import number

COUNTS = (1_000, 10_000, 100_000)
SIZES = {"320x180": 1 / 6, "640x360": 1 / 3, "1280x720": 2 / 3, "1920x1080": 1, "3840x2160": 2, "7680x4320": 4}
THREADS = (1, 2)


def cost(scene, **options):
    """Medians of stages and whole frames without the first, and what the process occupies."""
    probe = statistics.median(lamina_costs(scene, 3, **options)["frames"][1:])
    costs = lamina_costs(scene, max(4, min(120, int(1500 / probe))), **options)
    stages = {stage: statistics.median(costs[stage][1:]) for stage in ("app", "evaluating", "compositing", "frames")}
    return dict(scene=scene, first=costs["frames"][0], residentBytes=costs["residentBytes"], **stages, **options)


def measure():
    by_count = [cost(scene, count=count, threads=threads) for scene in ("S3", "S7", "S7-commit") for count in COUNTS for threads in THREADS]
    by_size = [cost(scene, scale=scale, threads=threads) for scene in ("S3", "S5", "S7") for scale in SIZES.values() for threads in THREADS]
    growth = [dict(scene=scene, **resident_growth(scene)) for scene in ("S1", "S3", "S7")]
    return dict(by_count=by_count, by_size=by_size, growth=growth)


def resident_growth(scene):
    """What the process occupies after 1,000 and after 11,000 small frames."""
    few, many = [lamina_costs(scene, frames, scale=1 / 6, count=100 if scene == "S3" else None)["residentBytes"] for frames in (1_000, 11_000)]
    return dict(after1000=few, after11000=many)


def markdown(result):
    lines = ["| layers, ms/frame | " + " | ".join(f"{count:,}" for count in COUNTS) + " | bytes a layer |", "|---" * (len(COUNTS) + 2) + "|"]
    for scene in ("S3", "S7", "S7-commit"):
        for threads in THREADS:
            rows = [row for row in result["by_count"] if row["scene"] == scene and row["threads"] == threads]
            memory = (rows[-1]["residentBytes"] - rows[0]["residentBytes"]) / (COUNTS[-1] - COUNTS[0])
            stage = "app" if scene == "S7-commit" else "frames"
            title = f"{scene[:2]}, {'commit of one change' if stage == 'app' else 'frame'}, {threads} thread{'s' * (threads > 1)}"
            lines.append(f"| {title} | " + " | ".join(number(row[stage]) for row in rows) + f" | {memory:,.0f} |")
    lines += ["", "| size, ms/frame | " + " | ".join(SIZES) + " |", "|---" * (len(SIZES) + 1) + "|"]
    for scene in ("S3", "S5", "S7"):
        for threads in THREADS:
            rows = [row for row in result["by_size"] if row["scene"] == scene and row["threads"] == threads]
            lines.append(f"| {scene}, {threads} thread{'s' * (threads > 1)} | " + " | ".join(number(row["frames"]) for row in rows) + " |")
    grown = [f"{row['scene']} {(row['after11000'] - row['after1000']) / 1e6:+.1f} MB" for row in result["growth"]]
    return "\n".join(lines + ["", "Memory after 11,000 frames beside that after 1,000: " + ", ".join(grown) + "."])
