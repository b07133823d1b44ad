"""Measures the complete rendering of ten seconds of a scene at 1080p60 to an MP4 film."""
import os
import statistics
import subprocess
import time

import stamp
from engines import DATA, HERE, PYTHON, WORK, lamina_command
from frames import number, ratio_of

SCENES = ("S1", "S2", "S5")
FRAMES, LOOP, CAPTURED_SECONDS = 600, 120, 3
FILM = f"{WORK}/film.mp4"
# The names of the rows: the source of the frames, and their way to the encoder.
OURS = "Lamina: layers to MP4"
FROM_BGRA = "x264 alone: Lamina's frames, stored as BGRA, converted by ffmpeg"
FROM_YUV = "x264 alone: Lamina's frames, stored as YUV 4:2:0"
FROM_CAIRO = "Cairo: BGRA through a pipe, converted by ffmpeg"
FROM_CHROMIUM = f"Chromium: JPEG captures, decoded by ffmpeg, {CAPTURED_SECONDS} s only"
# Each peer with the name of the ratio's row, which contains the target.
RATIOS = [
    (FROM_BGRA, "ratio to x264 alone from BGRA (target ≤ 1.2)"), (FROM_YUV, "ratio to x264 alone from YUV"),
    (FROM_CHROMIUM, "ratio to Chromium (target ≤ 0.17)")
]
# The same rate factor for all jobs: x264's default.
X264 = "-c:v libx264 -preset veryfast -crf 23 -pix_fmt yuv420p"
RAW = "-f rawvideo -pix_fmt bgra -s 1920x1080 -r 60"


def shell(command):
    """Runs a command and returns its duration in milliseconds."""
    begin = time.perf_counter()
    subprocess.run(command, shell=True, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (time.perf_counter() - begin) * 1000


def lamina(scene, output, duration):
    options = ["--scale", 1, "--threads", 2, "--duration", duration, "--overwrite", "-o", output]
    if output.endswith(".mp4"):
        options += ["--preset", "veryfast", "--crf", 23]
    return " ".join(f"'{word}'" for word in lamina_command(scene, options))


def jobs(scene):
    """Returns the jobs by name, each a function that measures milliseconds per frame. Lamina runs between the jobs it is compared with.

    x264 alone encodes two seconds of frames five times, from memory.
    """
    raw, planes = f"/dev/shm/lamina-{scene}.bgra", f"/dev/shm/lamina-{scene}.y4m"
    loop = FRAMES // LOOP - 1
    cairo = f"'{WORK}/bin/cairo' '{DATA}' {scene} {FRAMES} | ffmpeg -y {RAW} -i - {X264} '{FILM}'"
    chromium = [PYTHON, f"{HERE}/Peers/chromium.py", DATA, scene, "film", str(CAPTURED_SECONDS), FILM]
    return {
        FROM_CHROMIUM: lambda: float(subprocess.run(chromium, check=True, capture_output=True, text=True).stdout),
        OURS: lambda: shell(lamina(scene, FILM, FRAMES / 60)) / FRAMES,
        FROM_BGRA: lambda: shell(f"ffmpeg -y -stream_loop {loop} {RAW} -i {raw} {X264} '{FILM}'") / FRAMES,
        FROM_YUV: lambda: shell(f"ffmpeg -y -stream_loop {loop} -i {planes} {X264} '{FILM}'") / FRAMES,
        FROM_CAIRO: lambda: shell(cairo) / FRAMES,
    }


def measure(scenes, rounds):
    rows, about = [], stamp.now(f"medians of {rounds} interleaved rounds")
    for scene in [scene for scene in SCENES if scene in scenes]:
        for kind in ("bgra", "y4m"):
            shell(lamina(scene, f"-.{kind}", LOOP / 60) + f" > /dev/shm/lamina-{scene}.{kind}")
        passes = {name: [] for name in jobs(scene)}
        for _ in range(rounds):
            for name, job in jobs(scene).items():
                passes[name].append(job())
        for name, times in passes.items():
            rows.append(dict(scene=scene, job=name, passes=times, median=statistics.median(times), stamp=about))
            print(f"  {scene} {name:66} {rows[-1]['median']:8.2f} ms/frame")
        for kind in ("bgra", "y4m"):
            os.remove(f"/dev/shm/lamina-{scene}.{kind}")
    return rows


def markdown(rows):
    found = {(row["scene"], row["job"]): row for row in rows}
    scenes = [scene for scene in SCENES if scene not in missing(rows)]
    lines = [stamp.heading(rows), "", f"| 10 s at 1080p60 to MP4 (x264 veryfast, CRF 23), ms/frame | {' | '.join(scenes)} |", "|---" * (len(scenes) + 1) + "|"]
    for name in (OURS, FROM_BGRA, FROM_YUV, FROM_CAIRO, FROM_CHROMIUM):
        lines.append(f"| {name} | " + " | ".join(number(found[scene, name]["median"]) for scene in scenes) + " |")
    for name, text in RATIOS:
        lines.append(f"| {text} | " + " | ".join(f"{ratio_of(found[scene, OURS], found[scene, name]):.2f}" for scene in scenes) + " |")
    return "\n".join(lines)


def merged(kept, rows):
    anew = {row["scene"] for row in rows}
    return sorted([row for row in kept if row["scene"] not in anew] + rows, key=lambda row: SCENES.index(row["scene"]))


def missing(rows):
    """Returns the scenes without rows."""
    return [scene for scene in SCENES if all(row["scene"] != scene for row in rows)]
