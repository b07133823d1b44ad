"""The engines that draw scenes: Lamina, and its peers, each a program that reads commands (see Peers/peer.h)."""
import json
import os
import statistics
import subprocess

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORK = f"{HERE}/.work"
DATA = f"{WORK}/data"
BUILT = f"{HERE}/.build/release"
PYTHON = f"{WORK}/venv/bin/python"


class Failure(Exception):
    """An engine ended before it answered."""


def lamina_command(scene, options, count=None, command="render"):
    app = [f"{BUILT}/lamina", command, f"{BUILT}/Scenes", "--size", "1920x1080"]
    return app + [str(option) for option in options] + ["--", scene, DATA] + ([str(count)] if count else [])


def lamina_costs(scene, frames, threads=2, scale=1, count=None):
    """Runs Lamina without an output, and returns the statistics of `--statistics-json` and those that the scene prints itself."""
    options = ["--scale", scale, "--threads", threads, "--frames", f"0-{frames - 1}", "--statistics-json"]
    result = subprocess.run(lamina_command(scene, options, count), stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    lines = [line for line in result.stderr.splitlines() if line.startswith("{")]
    if result.returncode or not lines:
        raise Failure(f"Lamina, {scene}: {result.stderr[-500:]}")
    costs = {key: value for line in lines for key, value in json.loads(line).items()}
    costs["frames"] = [sum(stages) for stages in zip(costs["app"], costs["evaluating"], costs["compositing"])]
    return costs


class Lamina:
    """Measures Lamina; each pass is a separate run. It averages all frames but the first, or the second half if a run has four seconds."""
    name = "lamina"

    def __init__(self, scene, threads=2, seconds=1.5):
        self.scene, self.threads = scene, threads
        self.stages = {}
        probe = statistics.median(lamina_costs(scene, 6, threads)["frames"][1:])
        self.count = max(8, min(240, int(seconds * 1000 / max(probe, .01))))

    def measure(self):
        costs = lamina_costs(self.scene, self.count, self.threads)
        first = max(1, self.count // 2 if self.count == 240 else 1)
        for stage in ("app", "evaluating", "compositing"):
            self.stages.setdefault(stage, []).append(statistics.mean(costs[stage][first:]))
        return statistics.mean(costs["frames"][first:])

    def picture(self, frame, path):
        command = lamina_command(self.scene, ["--scale", 1, "--frames", f"{frame}-{frame}", "-o", path, "--overwrite"])
        if subprocess.run(command, stderr=subprocess.DEVNULL).returncode:
            raise Failure(f"Lamina makes no picture of {self.scene}")

    def close(self):
        pass


class LaminaAppearing(Lamina):
    """Measures the frame in which a running app adds all of its content: creating layers and their text, committing and drawing."""

    def __init__(self, scene, variant, threads):
        self.app, self.scene, self.threads, self.stages = scene, variant, threads, {}

    def measure(self):
        costs = lamina_costs(self.app, 12, self.threads)
        appearing = max(range(1, 12), key=lambda frame: costs["app"][frame])
        for stage in ("app", "evaluating", "compositing"):
            self.stages.setdefault(stage, []).append(costs[stage][appearing])
        return costs["frames"][appearing]


class Peer:
    """A program that draws one scene on command."""

    def __init__(self, name, scene, command, threads=1):
        self.name, self.scene, self.threads = name, scene, threads
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            env={**os.environ, "THREADS": str(threads or "")})

    def order(self, line):
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            raise Failure(f"{self.name} does not draw {self.scene}")
        return answer

    def measure(self):
        return float(self.order("pass"))

    def picture(self, frame, path):
        self.order(f"frame {frame} {path}")

    def close(self):
        self.process.stdin.close()
        self.process.wait(60)


def peer(name, scene, threads):
    program, _, mode = name.partition(" ")
    if program in ("cairo", "thorvg"):
        return Peer(name, scene, [f"{WORK}/bin/{program}", DATA, scene], threads)
    script = dict(qpainter="qpainter", skia="skia_raster", chromium="chromium")[program]
    command = [PYTHON, f"{HERE}/Peers/{script}.py", DATA, scene] + ([mode] if mode else [])
    return Peer(name, scene, command, threads)
