"""The whole job: ten seconds of a scene at 1080p60 as an MP4 film."""
import os
import statistics
import subprocess
import time

from engines import DATA, HERE, PYTHON, WORK, lamina_command
from frames import number, ratio_of

SCENES = ("S1", "S2", "S5")
FRAMES, LOOP, CAPTURED_SECONDS = 600, 120, 3
FILM = f"{WORK}/film.mp4"
# The same rate factor for all.
X264 = "-c:v libx264 -preset veryfast -crf 23 -pix_fmt yuv420p"
RAW = "-f rawvideo -pix_fmt bgra -s 1920x1080 -r 60"


def shell(command):
    """Milliseconds that a command takes."""
    begin = time.perf_counter()
    subprocess.run(command, shell=True, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (time.perf_counter() - begin) * 1000


def lamina(scene, output, duration):
    options = ["--scale", 1, "--threads", 2, "--duration", duration, "--overwrite", "-o", output]
    if output.endswith(".mp4"):
        options += ["--preset", "veryfast", "--crf", 23]
    return " ".join(f"'{word}'" for word in lamina_command(scene, options))


def jobs(scene):
    """Name and a function that gives milliseconds for each frame; Lamina between those that it is compared with.

    x264 alone gets two seconds of frames five times, from memory.
    """
    raw, planes = f"/dev/shm/lamina-{scene}.bgra", f"/dev/shm/lamina-{scene}.y4m"
    loop = FRAMES // LOOP - 1
    cairo = f"'{WORK}/bin/cairo' '{DATA}' {scene} {FRAMES} | ffmpeg -y {RAW} -i - {X264} '{FILM}'"
    chromium = [PYTHON, f"{HERE}/Peers/chromium.py", DATA, scene, "film", str(CAPTURED_SECONDS), FILM]
    return {
        "chromium + ffmpeg": lambda: float(subprocess.run(chromium, check=True, capture_output=True, text=True).stdout),
        "lamina": lambda: shell(lamina(scene, FILM, FRAMES / 60)) / FRAMES,
        "x264 alone, from BGRA": lambda: shell(f"ffmpeg -y -stream_loop {loop} {RAW} -i {raw} {X264} '{FILM}'") / FRAMES,
        "x264 alone, from YUV": lambda: shell(f"ffmpeg -y -stream_loop {loop} -i {planes} {X264} '{FILM}'") / FRAMES,
        "cairo + ffmpeg": lambda: shell(cairo) / FRAMES,
    }


def measure(scenes, rounds):
    rows = []
    for scene in [scene for scene in SCENES if scene in scenes]:
        for kind in ("bgra", "y4m"):
            shell(lamina(scene, f"-.{kind}", LOOP / 60) + f" > /dev/shm/lamina-{scene}.{kind}")
        passes = {name: [] for name in jobs(scene)}
        for _ in range(rounds):
            for name, job in jobs(scene).items():
                passes[name].append(job())
        for name, times in passes.items():
            rows.append(dict(scene=scene, job=name, passes=times, median=statistics.median(times)))
            print(f"  {scene} {name:24} {rows[-1]['median']:8.2f} ms/frame")
        for kind in ("bgra", "y4m"):
            os.remove(f"/dev/shm/lamina-{scene}.{kind}")
    return rows


def markdown(rows):
    scenes = [scene for scene in SCENES if any(row["scene"] == scene for row in rows)]
    found = {(row["scene"], row["job"]): row for row in rows}
    names = sorted(dict.fromkeys(row["job"] for row in rows), key=lambda name: name != "lamina")
    lines = ["| 10 s at 1080p60 to MP4, ms/frame | " + " | ".join(scenes) + " |", "|---" * (len(scenes) + 1) + "|"]
    lines += [f"| {name} | " + " | ".join(number(found[scene, name]["median"]) for scene in scenes) + " |" for name in names]
    for name, text in (("x264 alone, from BGRA", "ratio to x264 alone (target ≤ 1.2)"), ("chromium + ffmpeg", "ratio to chromium + ffmpeg (target ≤ 0.17)")):
        lines.append(f"| {text} | " + " | ".join(f"{ratio_of(found[scene, 'lamina'], found[scene, name]):.2f}" for scene in scenes) + " |")
    return "\n".join(lines)
