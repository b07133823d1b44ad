#!/usr/bin/env python3
"""Films of Credits by headless Chromium and ffmpeg: credits.py FOLDER FRAMES NAME...

Makes FOLDER/NAME.mp4 for each name; one browser makes them all. Each frame is captured as JPEG, as films of pages usually are.
"""
import os
import subprocess
import sys

from browser import Browser

PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "credits.html")
ENCODER = [
    "ffmpeg", "-y", "-loglevel", "error", "-f", "image2pipe", "-c:v", "mjpeg", "-framerate", "60", "-i", "-", "-c:v", "libx264", "-preset", "veryfast",
    "-crf", "23", "-pix_fmt", "yuv420p"
]


def film(browser, frames, path):
    encoder = subprocess.Popen([*ENCODER, path], stdin=subprocess.PIPE)
    for frame in range(frames):
        browser.run(f"seek({frame})")
        encoder.stdin.write(browser.capture())
    encoder.stdin.close()
    if encoder.wait():
        raise SystemExit(f"ffmpeg failed: {path}")


folder, frames, names = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
browser = Browser(375, 667, 2)
try:
    browser.open(f"file://{PAGE}")
    for name in names:
        browser.run(f"show({name!r})")
        film(browser, frames, f"{folder}/{name}.mp4")
finally:
    browser.close()
