"""The stamp of a measurement: date, machine, commit and method. It is stored with every row and printed above every table."""
import datetime
import os
import subprocess

from engines import HERE

ROOT = f"{HERE}/.."
# The paths on which a measurement depends.
MEASURED = ("Sources", "Benchmarks", "Package.swift")


def git(*words):
    return subprocess.run(["git", "-C", ROOT, *words], capture_output=True, text=True).stdout.strip()


def now(method):
    """Returns the stamp of a measurement that is made now.

    method: a description of the measurement, for readers
    """
    with open("/proc/cpuinfo") as file:
        cpu = next(line.split(":")[1].strip() for line in file if line.startswith("model name"))
    changes = " with changes" if git("status", "--porcelain", "--untracked-files=no", "--", *MEASURED) else ""
    return dict(
        date=datetime.date.today().isoformat(), cpu=cpu, cores=os.cpu_count(), commit=git("rev-parse", "--short=7", "HEAD") + changes, method=method)


def text(stamp):
    return "{date}, {cpu}, {cores} cores, commit {commit}; {method}.".format(**stamp)


def heading(rows):
    """Returns the line above a table; it names the scenes of each run when they come from several."""
    scenes = {}
    for row in rows:
        scenes.setdefault(text(row["stamp"]), []).append(row.get("scene", ""))
    if len(scenes) == 1:
        return next(iter(scenes))
    return " ".join(f"{', '.join(dict.fromkeys(names))}: {line}" for line, names in scenes.items())
