"""Draws a chart of the frame times: one row per scene, one mark per engine, on a logarithmic scale."""
import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot

import frames
from plan import TITLES

COLORS = {
    "lamina": "#e8590c", "cairo": "#1c7ed6", "qpainter": "#2f9e44", "skia": "#7048e8", "thorvg": "#c2255c", "chromium drawn": "#868e96",
    "chromium captured": "#ced4da"
}


def draw(rows, path, caption):
    scenes = [scene for scene in TITLES if any(row["scene"] == scene for row in rows)]
    pyplot.rcParams.update({"svg.hashsalt": "lamina", "font.family": "DejaVu Sans", "font.size": 10})
    figure, axes = pyplot.subplots(figsize=(10, 1.1 + .62 * len(scenes)))
    for place, scene in enumerate(scenes):
        times = {row["engine"]: row["median"] for row in reversed(rows) if row["scene"] == scene and (row["engine"] != "lamina" or row["threads"] == 2)}
        axes.plot([min(times.values()), max(times.values())], [place, place], color="#e9ecef", linewidth=3, zorder=1)
        for engine, time in times.items():
            is_ours = engine == "lamina"
            axes.scatter(time, place, s=150 if is_ours else 70, marker="D" if is_ours else "o", color=COLORS[engine], edgecolor="white", zorder=3 if is_ours else 2)
    axes.set_yticks(range(len(scenes)), [frames.title(scene) for scene in scenes])
    axes.invert_yaxis()
    axes.set_xscale("log")
    axes.set_xlabel("milliseconds for each frame of 1920 by 1080 pixels; further left is better")
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
    axes.grid(axis="x", color="#f1f3f5")
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)
    shown = [engine for engine in COLORS if any(row["engine"] == engine for row in rows)]
    marks = [pyplot.Line2D([], [], marker="D" if e == "lamina" else "o", color="none", markerfacecolor=COLORS[e], markeredgecolor="white", markersize=9) for e in shown]
    axes.legend(marks, ["Lamina, 2 threads" if e == "lamina" else e for e in shown], ncols=len(shown), loc="lower center", bbox_to_anchor=(.4, 1), frameon=False, handletextpad=.1, columnspacing=1)
    figure.text(.99, .01, caption, ha="right", va="bottom", fontsize=7, color="#868e96")
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None})
