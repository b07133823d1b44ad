"""Compares Lamina with its peers: pictures, frame times, films; measures scale and memory. See `run`."""
import argparse
import datetime
import json
import os
import subprocess

import chart
import films
import frames
import memory
import pictures
import scale
from engines import HERE, WORK
from plan import PEERS

DOCUMENT = f"{HERE}/../Documentation/Performance.md"
CHART = f"{HERE}/../Documentation/Images/Performance.svg"


def arguments():
    parser = argparse.ArgumentParser(prog="Benchmarks/run")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--document", action="store_true")
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--scenes", type=lambda text: text.split(","), default=list(PEERS))
    parser.add_argument("--parts", type=lambda text: text.split(","))
    options = parser.parse_args()
    options.parts = options.parts or ["pictures", "frames"] + ["films"] * (not options.quick)
    options.rounds = options.rounds or (2 if options.quick else 5)
    return options


def machine():
    with open("/proc/cpuinfo") as file:
        model = next(line.split(":")[1].strip() for line in file if line.startswith("model name"))
    commit = subprocess.run(["git", "-C", HERE, "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    return dict(date=datetime.date.today().isoformat(), cpu=model, cores=os.cpu_count(), commit=commit, load=os.getloadavg()[0])


def measure(options):
    """The parts that are asked for; what an earlier run found out about others stays, so that parts can be run one by one."""
    path = f"{WORK}/results.json"
    result = json.load(open(path)) if os.path.exists(path) else {}
    result["machine"] = machine()
    for part in options.parts:
        print(f"{part}:")
        if part == "pictures":
            result[part] = pictures.compare(options.scenes, options.quick)
        elif part == "frames":
            kept = [row for row in result.get(part, []) if row["scene"][:2] not in options.scenes]
            result[part] = sorted(kept + frames.measure(options.scenes, options.rounds, options.quick), key=lambda row: row["scene"])
        elif part == "films":
            result[part] = films.measure(options.scenes, max(1, options.rounds - 2))
        elif part == "scale":
            result[part] = scale.measure()
        elif part == "memory":
            result[part] = memory.measure()
        with open(path, "w") as file:
            json.dump(result, file, indent=1)
    return result


def report(result):
    """The tables, as Markdown."""
    parts = [("frames", frames.markdown), ("films", films.markdown), ("scale", scale.markdown), ("memory", memory.markdown)]
    about = result["machine"]
    head = f"{about['date']}, {about['cpu']}, {about['cores']} cores, commit {about['commit']}; medians of interleaved rounds."
    busy = [row["busyBefore"] for row in result.get("frames", []) if "busyBefore" in row]
    if busy and max(busy) > .5:
        head += f" The machine was not quiet: up to {max(busy):.1f} cores were busy with other things."
    return "\n\n".join([head] + [text(result[part]) for part, text in parts if result.get(part)])


def document(text):
    """Puts the tables between the marks in the document."""
    begin, end = "<!-- results -->", "<!-- end of results -->"
    with open(DOCUMENT) as file:
        before, rest = file.read().split(begin)
    with open(DOCUMENT, "w") as file:
        file.write(f"{before}{begin}\n{text}\n{end}{rest.split(end)[1]}")


def main():
    options = arguments()
    result = measure(options)
    text = report(result)
    print("\n" + text)
    if result.get("frames"):
        about = result["machine"]
        chart.draw(result["frames"], CHART if options.document else f"{WORK}/chart.svg", f"{about['cpu']}, {about['cores']} cores, {about['date']}")
    if options.document:
        document(text)
    if not all(row["agrees"] for row in result.get("pictures", [])):
        raise SystemExit("pictures do not agree")


main()
