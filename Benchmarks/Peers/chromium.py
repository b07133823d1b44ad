#!/usr/bin/env python3
"""The scenes in headless Chromium.

chromium.py DATA SCENE drawn     measures drawing at an unlimited frame rate
chromium.py DATA SCENE captured  measures seeking to each frame and capturing it as JPEG, as for a film
chromium.py DATA SCENE film SECONDS FILE   encodes captured frames with ffmpeg; prints milliseconds per frame
"""
import os
import shutil
import subprocess
import sys
import time

from browser import Browser

FOLDER, SCENE, MODE = sys.argv[1:4]
FREE = ["--disable-frame-rate-limit", "--disable-gpu-vsync"]


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
browser = Browser(flags=FREE if MODE == "drawn" else [])
try:
    browser.open(f"file://{os.path.abspath(FOLDER)}/page.html?{SCENE.lower()}")
    film(browser, float(sys.argv[4]), sys.argv[5]) if MODE == "film" else serve(browser)
finally:
    browser.close()
