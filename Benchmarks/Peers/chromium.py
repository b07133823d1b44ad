#!/usr/bin/env python3
"""Headless Chromium, controlled through its DevTools protocol.

chromium.py DATA SCENE drawn     measures drawing at an unlimited frame rate
chromium.py DATA SCENE captured  measures seeking to each frame and capturing it as JPEG, as for a film
chromium.py DATA SCENE film SECONDS FILE   encodes captured frames with ffmpeg; prints milliseconds per frame
"""
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request

FOLDER, SCENE, MODE = sys.argv[1:4]
FREE = ["--disable-frame-rate-limit", "--disable-gpu-vsync"]
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--mute-audio", "--no-first-run", "--allow-file-access-from-files",
    "--force-color-profile=srgb", "--force-device-scale-factor=1", "--remote-debugging-port=0", "--remote-allow-origins=*",
    "--window-size=1920,1080"
]


class Browser:
    def __init__(self, flags=()):
        import websocket
        self.profile = tempfile.mkdtemp()
        command = ["chromium", *FLAGS, *flags, f"--user-data-dir={self.profile}", "about:blank"]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        self.socket = websocket.create_connection(self.page_address(), suppress_origin=True, timeout=300)
        self.number = 0
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=1920, height=1080, deviceScaleFactor=1, mobile=False)

    def page_address(self):
        for _ in range(300):
            time.sleep(.1)
            try:
                with open(f"{self.profile}/DevToolsActivePort") as file:
                    pages = json.load(urllib.request.urlopen(f"http://127.0.0.1:{file.readline().strip()}/json"))
                return next(page["webSocketDebuggerUrl"] for page in pages if page["type"] == "page")
            except (OSError, StopIteration, ValueError):
                continue
        raise SystemExit("Chromium does not answer")

    def send(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps(dict(id=self.number, method=method, params=parameters)))

    def call(self, method, **parameters):
        self.send(method, **parameters)
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") != self.number:
                continue
            if "error" in answer:
                raise RuntimeError(answer["error"])
            return answer["result"]

    def run(self, script):
        result = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")

    def open(self, scene):
        self.call("Page.navigate", url=f"file://{os.path.abspath(FOLDER)}/page.html?{scene.lower()}")
        for _ in range(600):
            time.sleep(.1)
            try:
                if self.run("document.readyState == 'complete' && typeof seek == 'function'"):
                    return
            except RuntimeError:
                continue

    def capture(self, kind="jpeg"):
        options = dict(format=kind, quality=80) if kind == "jpeg" else dict(format=kind)
        return base64.b64decode(self.call("Page.captureScreenshot", **options)["data"])

    def milliseconds_between_draws(self, script):
        """Runs a script and returns the mean time between the frames that Chromium really drew."""
        self.call("Tracing.start", traceConfig=dict(includedCategories=["viz"]), transferMode="ReportEvents")
        self.run(script)
        self.send("Tracing.end")
        times = []
        while True:
            message = json.loads(self.socket.recv())
            if message.get("method") == "Tracing.dataCollected":
                events = message["params"]["value"]
                times += [e["ts"] for e in events if e.get("name") == "Display::DrawAndSwap" and e.get("ph") in ("X", "B")]
            elif message.get("method") == "Tracing.tracingComplete":
                break
        return (max(times) - min(times)) / 1000 / (len(times) - 1) if len(times) > 2 else float("nan")

    def close(self):
        try:
            self.call("Browser.close")
        except Exception:  # The browser closes the connection before it answers.
            pass
        self.process.wait(20)
        shutil.rmtree(self.profile, ignore_errors=True)


def write_page():
    shutil.copy(os.path.join(os.path.dirname(os.path.abspath(__file__)), "page.html"), FOLDER)
    with open(f"{FOLDER}/scenes.json") as scenes, open(f"{FOLDER}/data.js", "w") as script:
        script.write("const scenes = " + scenes.read())


def captured_pass(browser, frames):
    begin = time.perf_counter()
    for frame in frames:
        browser.run(f"seek({frame})")
        browser.capture()
    return (time.perf_counter() - begin) * 1000 / len(frames)


def store(browser, frame, path):
    import io
    import numpy as np
    from PIL import Image
    browser.run(f"seek({frame})")
    browser.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    image = np.asarray(Image.open(io.BytesIO(browser.capture("png"))).convert("RGBA"))
    image[..., [2, 1, 0, 3]].tofile(path)


def serve(browser):
    browser.run("seek(0)")
    for line in sys.stdin:
        words = line.split(maxsplit=2)
        if words[0] == "pass" and MODE == "drawn":
            print(f"{browser.milliseconds_between_draws('rate(1.5)'):.4f}", flush=True)
        elif words[0] == "pass":
            print(f"{captured_pass(browser, range(0, 120, 60 if SCENE == 'S3' else 11)):.4f}", flush=True)
        elif words[0] == "frame":
            store(browser, int(words[1]), words[2].strip())
            print("stored", flush=True)


def film(browser, seconds, path):
    browser.run("seek(0)")
    browser.capture()
    begin, count = time.perf_counter(), int(seconds * 60)
    encoder = subprocess.Popen(
        ["ffmpeg", "-y", "-loglevel", "error", "-f", "image2pipe", "-c:v", "mjpeg", "-framerate", "60", "-i", "-", "-c:v", "libx264",
         "-preset", "veryfast", "-pix_fmt", "yuv420p", path], stdin=subprocess.PIPE)
    for frame in range(count):
        browser.run(f"seek({frame % 120})")
        encoder.stdin.write(browser.capture())
    encoder.stdin.close()
    encoder.wait()
    print(f"{(time.perf_counter() - begin) * 1000 / count:.4f}")


write_page()
browser = Browser(FREE if MODE == "drawn" else [])
try:
    browser.open(SCENE)
    film(browser, float(sys.argv[4]), sys.argv[5]) if MODE == "film" else serve(browser)
finally:
    browser.close()
