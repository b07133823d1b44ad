"""Compares Lamina with its peers (pictures, frame times, films), and measures its scaling and memory. See `run`."""
import argparse
import json
import os

import chart
import films
import frames
import memory
import pictures
import scale
from engines import HERE, WORK
from plan import PEERS

DOCUMENT = f"{HERE}/../Documentation/Performance.md"
# The documented results, from which the tables and the chart are made.
DATA = f"{HERE}/../Documentation/Performance.json"
CHART = f"{HERE}/../Documentation/Images/Performance.svg"
# The parts of the benchmark that have tables.
TABLES = dict(frames=frames, films=films, scale=scale, memory=memory)
# The parts that compare with peers; they are timed only after the pictures of their scenes agree.
COMPARED = ("frames", "films")


def arguments():
    parser = argparse.ArgumentParser(prog="Benchmarks/run")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--document", action="store_true")
    parser.add_argument("--remake", action="store_true", help="measure nothing; make the document's tables and chart from its data again")
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--scenes", type=lambda text: text.split(","), default=list(PEERS))
    parser.add_argument("--parts", type=lambda text: text.split(","))
    options = parser.parse_args()
    options.parts = options.parts or ["pictures", "frames"] + ["films"] * (not options.quick)
    options.rounds = options.rounds or (2 if options.quick else 5)
    unknown = [scene for scene in options.scenes if scene not in PEERS] + [part for part in options.parts if part not in ("pictures", *TABLES)]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}")
    if options.quick and options.document:
        parser.error("--quick leaves out peers and rounds, and is not documented")
    return options


def stored(path):
    """Returns the results of earlier runs on this machine, without those that have no stamp of date and commit."""
    if not os.path.exists(path):
        return {}
    with open(path) as file:
        result = json.load(file)
    for part in COMPARED:
        result[part] = [row for row in result.get(part, []) if "stamp" in row]
    return {part: value for part, value in result.items() if part in TABLES and (part in COMPARED or "stamp" in value)}


def check_pictures(options):
    """Exits unless all engines draw the same pictures of the scenes that are timed next."""
    is_film_alone = "films" in options.parts and not {"pictures", "frames"} & set(options.parts)
    scenes = [scene for scene in options.scenes if not is_film_alone or scene in films.SCENES]
    print("pictures:")
    different = [row for row in pictures.compare(scenes, options.quick) if not row["agrees"]]
    if different:
        names = dict.fromkeys(f"{row['scene']} of {row['engine']}" for row in different)
        raise SystemExit(f"pictures differ, nothing was timed: {', '.join(names)} (see {pictures.FOLDER})")


def measure(options, result):
    """Measures the requested parts and adds them to the results; earlier results of other parts and scenes stay."""
    if {"pictures", *COMPARED} & set(options.parts):
        check_pictures(options)
    for part in TABLES:
        if part not in options.parts:
            continue
        print(f"{part}:")
        if part == "frames":
            result[part] = frames.merged(result.get(part, []), frames.measure(options.scenes, options.rounds, options.quick))
        elif part == "films":
            result[part] = films.merged(result.get(part, []), films.measure(options.scenes, max(1, options.rounds - 2)))
        else:
            result[part] = TABLES[part].measure()
        yield part


def check_completeness(options, result):
    """Exits before measuring if the document would lose rows."""
    for part in COMPARED:
        if part in options.parts:
            missing = [scene for scene in TABLES[part].missing(result.get(part, [])) if scene not in options.scenes]
            if missing:
                raise SystemExit(f"--document needs all scenes: {', '.join(missing)} never was a part of {part} here")


def document(part, text):
    """Writes a part's tables between its marks in the document; those of other parts stay."""
    begin, end = f"<!-- {part} -->", f"<!-- end of {part} -->"
    with open(DOCUMENT) as file:
        before, rest = file.read().split(begin)
    with open(DOCUMENT, "w") as file:
        file.write(f"{before}{begin}\n{text}\n{end}{rest.split(end)[1]}")


def write_document(result, parts):
    """Stores the results of these parts as the document's data, and makes its tables and its chart from all of its data."""
    data = json.load(open(DATA)) if os.path.exists(DATA) else {}
    data |= {part: result[part] for part in parts}
    with open(DATA, "w") as file:
        json.dump(data, file, indent=1, sort_keys=True)
        file.write("\n")
    for part, value in data.items():
        document(part, TABLES[part].markdown(value))
    if "frames" in data:
        chart.draw(data["frames"], CHART, frames.heading(data["frames"]))


def main():
    options = arguments()
    if options.remake:
        write_document({}, [])
        return
    # Quick runs, with few rounds and peers, do not replace the results of complete ones.
    path = f"{WORK}/{'quick' if options.quick else 'results'}.json"
    result = stored(path)
    if options.document:
        check_completeness(options, result)
    texts = {}
    for part in measure(options, result):
        with open(path, "w") as file:
            json.dump(result, file, indent=1)
        texts[part] = TABLES[part].markdown(result[part])
    print("\n" + "\n\n".join(texts.values()))
    if options.document:
        write_document(result, texts)
    elif "frames" in texts:
        chart.draw(result["frames"], f"{WORK}/chart.svg", frames.heading(result["frames"]))


main()
