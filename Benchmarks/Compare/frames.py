"""Milliseconds for each frame: all engines in turn, round after round."""
import statistics

import quiet
from engines import Failure, Lamina, peer
from plan import TARGETS, TITLES, contenders


def measure(scenes, rounds, quick):
    """One row for each scene and engine."""
    return [row for scene in scenes for row in measure_scene(scene, rounds, quick)]


def measure_scene(scene, rounds, quick):
    seconds = .8 if quick else 1.5
    ours = [Lamina(scene, threads, seconds) for threads in ((2,) if quick else (2, 1))]
    engines = ours + [peer(name, variant) for variant, name in contenders(scene, quick)]
    passes = {id(engine): [] for engine in engines}
    busy = quiet.wait(2 if quick else 60)
    for number in range(rounds):
        for engine in engines:
            try:
                passes[id(engine)].append(engine.measure())
            except (Failure, ValueError) as error:
                print(f"  {error}")
    rows = [row(engine.scene, engine.name, engine.threads, passes[id(engine)]) for engine in engines if passes[id(engine)]]
    for line in rows:
        line["busyBefore"] = busy
    for engine in ours:
        rows[ours.index(engine)]["stages"] = {stage: statistics.median(costs) for stage, costs in engine.stages.items()}
        if scene == "S5":
            rows.append(row("S5-redraw", engine.name, engine.threads, engine.first_frames))
        if scene == "S7":
            rows.append(row("S7-damage", engine.name, engine.threads, passes[id(engine)]))
    for engine in engines:
        engine.close()
    print(f"  {scene}: {busy:.1f} cores were busy with other things")
    for line in sorted(rows, key=lambda row: row["scene"]):
        print(f"  {line['scene']:10} {line['engine']:18} {line['threads']} {line['median']:10.3f} ms ({min(line['passes']):.3f} to {max(line['passes']):.3f})")
    return rows


def row(scene, engine, threads, passes):
    return dict(scene=scene, engine=engine, threads=threads, passes=passes, median=statistics.median(passes))


def find(rows, scene, engine, threads=None):
    return next((r for r in rows if r["scene"] == scene and r["engine"] == engine and threads in (None, r["threads"])), None)


def median(rows, *wanted):
    found = find(rows, *wanted)
    return found["median"] if found else None


def ratio_of(ours, theirs):
    """The median of the rounds' ratios, because the machine's speed changes between rounds."""
    return statistics.median(mine / other for mine, other in zip(ours["passes"], theirs["passes"]))


def ratios(rows):
    """One row for each target that was measured."""
    results = []
    for scene, name, most in TARGETS:
        ours, theirs = find(rows, scene, "lamina", 2), find(rows, scene, name)
        if ours and theirs:
            ratio = ratio_of(ours, theirs)
            results.append(dict(scene=scene, peer=name, ratio=ratio, target=most, reached=ratio <= most))
    return results


def number(value):
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= .1 else f"{value:.3f}"


def markdown(rows):
    """Milliseconds of all engines, and the ratios that are aimed at."""
    columns = [("lamina", 2), ("lamina", 1)] + [(name, None) for name in (
        "cairo", "qpainter", "skia", "thorvg", "chromium drawn", "chromium captured")]
    columns = [column for column in columns if any(median(rows, scene, *column) is not None for scene in TITLES)]
    heads = [f"Lamina, {threads} thread{'s' * (threads > 1)}" if name == "lamina" else name for name, threads in columns]
    lines = ["| ms/frame | " + " | ".join(heads) + " |", "|---" * (len(columns) + 1) + "|"]
    for scene, title in TITLES.items():
        values = [median(rows, scene, *column) for column in columns]
        if any(value is not None for value in values):
            lines.append(f"| {scene[:2]} {title} | " + " | ".join(map(number, values)) + " |")
    lines += ["", "| scene | compared with | ratio | target | |", "|---|---|---|---|---|"]
    for r in ratios(rows):
        lines.append(f"| {r['scene'][:2]} {TITLES[r['scene']]} | {r['peer']} | {r['ratio']:.2f} | ≤ {r['target']} | {'reached' if r['reached'] else 'missed'} |")
    return "\n".join(lines)
