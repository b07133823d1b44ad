"""Measures milliseconds per frame: in each round every engine takes its turn."""
import statistics

import quiet
import stamp
from engines import Failure, Lamina, LaminaAppearing, peer
from plan import PEERS, TARGETS, TITLES, VARIANTS, contenders, label, threads


def measure(scenes, rounds, quick):
    """Returns one row per scene and engine."""
    about = stamp.now(f"medians of {rounds} interleaved rounds")
    return [dict(row, stamp=about) for scene in scenes for row in measure_scene(scene, rounds, quick)]


def measure_scene(scene, rounds, quick):
    seconds = .8 if quick else 1.5
    counts = (2,) if quick else (2, 1)
    ours = [Lamina(scene, count, seconds) for count in counts]
    if scene == "S5":
        ours += [LaminaAppearing("S5-late", "S5-redraw", count) for count in counts]
    others = [(name, variant, count) for variant, name in contenders(scene, quick) for count in threads(name)[:1 if quick else None]]
    engines = ours + [peer(*other) for other in others]
    passes = {id(engine): [] for engine in engines}
    busy = quiet.wait(2 if quick else 60)
    for number in range(rounds):
        for engine in engines:
            try:
                passes[id(engine)].append(engine.measure())
            except (Failure, ValueError) as error:
                print(f"  {error}")
    rows = [dict(row(engine, passes[id(engine)]), busyBefore=busy) for engine in engines if passes[id(engine)]]
    # Lamina draws a scene in one way only, so its time is listed with every variant of the peers.
    for variant in VARIANTS.get(scene, {}):
        own = {line["threads"] for line in rows if line["scene"] == variant and line["engine"] == "lamina"}
        rows += [dict(line, scene=variant) for line in rows if line["scene"] == scene and line["engine"] == "lamina" and line["threads"] not in own]
    for engine in engines:
        engine.close()
    print(f"  {scene}: {busy:.1f} cores were busy with other things")
    for line in sorted(rows, key=lambda row: row["scene"]):
        print(f"  {line['scene']:16} {label(line['engine'], line['threads']):20} {line['median']:10.3f} ms ({min(line['passes']):.3f} to {max(line['passes']):.3f})")
    return rows


def row(engine, passes):
    stages = {stage: statistics.median(costs) for stage, costs in getattr(engine, "stages", {}).items()}
    line = dict(scene=engine.scene, engine=engine.name, threads=engine.threads, passes=passes, median=statistics.median(passes))
    return dict(line, stages=stages) if stages else line


def base(variant):
    """Returns the scene to which a variant belongs."""
    return next((scene for scene, variants in VARIANTS.items() if variant in variants), variant)


def find(rows, scene, engine, count):
    return next((r for r in rows if r["scene"] == scene and r["engine"] == engine and r["threads"] == count), None)


def median(rows, *wanted):
    found = find(rows, *wanted)
    return found["median"] if found else None


def ratio_of(ours, theirs):
    """Returns the median of the rounds' ratios, because the machine's speed changes between rounds."""
    return statistics.median(mine / other for mine, other in zip(ours["passes"], theirs["passes"]))


def ratios(rows):
    """Returns, for each scene, one row for its fastest peer and one per target."""
    results = []
    for scene in TITLES:
        ours = {count: find(rows, scene, "lamina", count) for count in (2, 1)}
        peers = sorted((r for r in rows if r["scene"] == scene and r["engine"] != "lamina"), key=lambda r: r["median"])
        # Without all peers, none of them can be called the fastest.
        is_complete = {r["engine"] for r in peers} == set(PEERS.get(scene) or VARIANTS[base(scene)][scene])
        targets = {name: most for target, name, most in TARGETS if target == scene}
        for place, theirs in enumerate(peers):
            is_aimed_at = theirs["engine"] in targets and theirs["threads"] == threads(theirs["engine"])[0]
            is_fastest = is_complete and place == 0
            if ours[2] and (is_fastest or is_aimed_at):
                results.append(dict(
                    scene=scene, peer=label(theirs["engine"], theirs["threads"]), is_fastest=is_fastest,
                    ratios=[ratio_of(mine, theirs) if mine else None for mine in ours.values()], target=targets[theirs["engine"]] if is_aimed_at else None))
    return results


def number(value):
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= .1 else f"{value:.3f}"


def title(scene):
    return f"{scene.split('-')[0]} {TITLES[scene]}"


def markdown(rows):
    """Returns tables of all engines' milliseconds, and of the ratios to each scene's fastest peer and to the targets' peers."""
    names = ["cairo", "qpainter", "skia", "thorvg", "chromium drawn", "chromium captured"]
    columns = [("lamina", 2), ("lamina", 1)] + [(name, count) for name in names for count in threads(name)]
    columns = [column for column in columns if any(median(rows, scene, *column) is not None for scene in TITLES)]
    lines = [heading(rows), "", "| ms/frame | " + " | ".join(label(*column) for column in columns) + " |", "|---" * (len(columns) + 1) + "|"]
    for scene in TITLES:
        values = [median(rows, scene, *column) for column in columns]
        if any(value is not None for value in values):
            lines.append(f"| {title(scene)} | " + " | ".join(map(number, values)) + " |")
    lines += ["", heading(rows), "", "| Lamina's time to | the peer's | 2 threads | 1 thread | target for 2 threads | |", "|---" * 6 + "|"]
    return "\n".join(lines + [ratio_line(row) for row in ratios(rows)])


def heading(rows):
    text = stamp.heading([dict(row, scene=base(row["scene"])) for row in rows])
    busiest = max(row["busyBefore"] for row in rows)
    return text + (f" The machine was not quiet: up to {busiest:.1f} cores were busy with other things." if busiest > .5 else "")


def ratio_line(row):
    ratios = " | ".join(map(number, row["ratios"]))
    verdict = " |  | " if row["target"] is None else f" | ≤ {row['target']} | {'reached' if row['ratios'][0] <= row['target'] else 'missed'}"
    return f"| {title(row['scene'])} | {row['peer']}{' (fastest)' * row['is_fastest']} | {ratios}{verdict} |"


def merged(kept, rows):
    """Merges rows: those of newly measured scenes replace the kept ones; sorted in the order of the tables."""
    anew = {base(row["scene"]) for row in rows}
    order = list(TITLES)
    return sorted([row for row in kept if base(row["scene"]) not in anew] + rows, key=lambda row: order.index(row["scene"]))


def missing(rows):
    """Returns the scenes without rows."""
    return [scene for scene in PEERS if all(row["scene"] != scene for row in rows)]
