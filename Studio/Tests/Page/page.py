"""Drives the studio's page in Chromium: python page.py BUILD PICTURES [TIMES]

For each of the five apps a run is recorded, the studio is started on it, and the page is used as a person would: by pointer and keyboard. The picture of
the stage is compared with `lamina still` at TIMES random times (4 without the argument), scrubbing back and forth. Ends with status 1 when something differs from what it should be.
"""

import base64
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

build, pictures = sys.argv[1], sys.argv[2]
picture_count = int(sys.argv[3]) if len(sys.argv) > 3 else 4
tool = os.path.join(build, "lamina")
apps = ["Credits", "FlipClock", "Hypnosis", "MailMove", "WakeUp"]
failures = []
# A function of the page: the SHA-256 of a canvas' size and pixels, as text.
HASH = (
    "const hash = async (canvas) => { const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);"
    " const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));"
    " return `${canvas.width}x${canvas.height} ${Array.from(digest, (byte) => byte.toString(16)).join(' ')}`; };")


def check(condition, text):
    if not condition:
        failures.append(text)
        print(f"✘ {text}")


class Page:
    """The page of one run, of its own or of another page."""

    def __init__(self, browser, run, *options, environment=None, beside=None):
        if beside:
            self.process, self.address = None, beside.address
        else:
            arguments = [tool, "studio", run, "--no-open", *options]
            self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True, env={**os.environ, **(environment or {})})
            self.address = self.process.stdout.readline().strip()
        self.messages = []
        self.page = browser.new_page(viewport={"width": 1280, "height": 800})
        self.page.on("console", lambda message: self.messages.append(message.text) if message.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))
        self.page.goto(self.address)
        self.page.wait_for_selector("#tree li")
        self.page.wait_for_selector("#picture[data-time]")

    def close(self):
        self.page.close()
        if not self.process:
            return
        # Not SIGINT, which a shell's background job ignores.
        self.process.terminate()
        self.process.wait(20)

    def wait_until(self, condition, text):
        """Waits until a function of Python returns something true, and returns that; what it does not become is a failure."""
        for _ in range(100):
            result = condition()
            if result:
                return result
            self.page.wait_for_timeout(100)
        check(False, text)

    @property
    def time(self):
        return float(self.page.input_value("#time"))

    @property
    def duration(self):
        return self.page.evaluate("async () => (await (await fetch('api/run')).json()).duration")

    def save_events(self, file):
        """Exports the events so far, and returns their text."""
        self.page.click("#export")
        self.page.select_option("#exporter select", "events")
        with self.page.expect_download() as download:
            self.page.click("#exporter button[value=save]")
        download.value.save_as(file)
        with open(file) as handle:
            return handle.read()

    def click_stage(self, x, y):
        """Clicks a place of the picture, in parts of its sides."""
        box = self.page.locator("#picture").bounding_box()
        self.page.mouse.click(box["x"] + x * box["width"], box["y"] + y * box["height"])

    def go_to(self, moment):
        """Types a time, and waits until the stage shows it."""
        self.page.fill("#time", repr(moment))
        self.page.press("#time", "Enter")
        # Not `wait_for_function`, which the page's policy forbids.
        self.page.wait_for_selector(f'#picture[data-time="{repr(moment).removesuffix(".0")}"]')
        self.page.evaluate("document.activeElement.blur()")

    def hash(self):
        """The hash of the stage's pixels."""
        return self.page.evaluate(f"() => {{ {HASH} return hash(document.getElementById('picture')); }}")

    def hash_of_file(self, file):
        """The hash of a PNG file's pixels, decoded by the browser."""
        with open(file, "rb") as handle:
            data = base64.b64encode(handle.read()).decode()
        return self.page.evaluate(
            f"async (text) => {{ {HASH} const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));"
            " const bitmap = await createImageBitmap(new Blob([bytes]));"
            " const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);"
            " canvas.getContext('2d').drawImage(bitmap, 0, 0); return hash(canvas); }", data)


def check_pictures(page, app, run, folder):
    """The picture at a time is that of `lamina still`, in whatever order one looks."""
    numbers = random.Random(app)
    for moment in [round(numbers.uniform(0, 6), 3) for _ in range(picture_count)]:
        page.go_to(moment)
        still = os.path.join(folder, "still.png")
        subprocess.run([tool, "still", run, "--time", repr(moment), "-o", still, "--overwrite"], check=True, stderr=subprocess.DEVNULL)
        check(page.hash() == page.hash_of_file(still), f"{app}: the stage at {moment} s is the picture of `lamina still`")


def check_tree(page, app):
    tree = page.page.locator("#tree li")
    check(tree.count() > 2, f"{app}: the tree has layers")
    tree.nth(1).click()
    check(tree.nth(1).get_attribute("aria-selected") == "true", f"{app}: a click selects a layer")
    page.page.focus("#tree")
    page.page.keyboard.press("ArrowDown")
    check(page.page.locator('#tree li[aria-selected="true"]').count() == 1, f"{app}: arrows move the selection")
    page.page.wait_for_selector("#properties tr[data-key=position]")
    title = tree.nth(1).inner_text().split()[0]
    page.page.fill("#search", title)
    check(0 < page.page.locator("#tree li").count() <= tree.count(), f"{app}: the search finds {title}")
    page.page.fill("#search", "")


def check_timeline(page, app):
    bars = page.page.locator("#timeline .bargroup")
    check(bars.count() > 0, f"{app}: the timeline has bars")
    label = bars.first.get_attribute("aria-label")
    check("begins at" in label and "long" in label, f"{app}: a bar says when it begins: {label}")
    bars.first.focus()
    page.page.keyboard.press("Enter")
    check(page.page.locator("#timeline .bar.selected").count() == 1, f"{app}: a bar is selected by the keyboard")
    before = page.page.locator("#timeline .tick").count()
    page.page.keyboard.press("+")
    page.page.keyboard.press("+")
    check(page.page.locator("#timeline .tick").count() > 0 and before > 0, f"{app}: the ruler stays when it is magnified")
    page.page.keyboard.press("-")
    page.page.keyboard.press("-")


def check_time(page, app):
    page.go_to(1.0)
    page.page.keyboard.press("ArrowRight")
    check(page.page.input_value("#time") == "1.0167", f"{app}: the right arrow is a frame: {page.page.input_value('#time')}")
    page.page.keyboard.press(" ")
    page.page.wait_for_timeout(400)
    page.page.keyboard.press(" ")
    check(float(page.page.input_value("#time")) > 1.05, f"{app}: the space bar plays")
    box = page.page.locator("#timeline").bounding_box()
    page.page.mouse.move(box["x"] + 600, box["y"] + 8)
    page.page.mouse.down()
    page.page.mouse.move(box["x"] + 700, box["y"] + 8, steps=5)
    page.page.mouse.up()
    check(float(page.page.input_value("#time")) > 1, f"{app}: dragging on the ruler moves through time")


def check_views(page, app, folder):
    page.page.check("#outlines")
    check(page.page.locator("#overlay .outline").count() > 1, f"{app}: outlines are drawn")
    page.page.uncheck("#outlines")
    for kind in ["damage", "overdraw"]:
        page.page.select_option("#work", kind)
        page.page.wait_for_timeout(200)
    check(page.page.locator("#overlay .overdraw").count() > 1, f"{app}: the boxes of the frame are drawn")
    page.page.select_option("#work", "none")
    page.page.check("#trail")
    page.page.wait_for_selector("#overlay .trail", state="attached")
    page.page.uncheck("#trail")
    page.page.fill("#skins", "2")
    page.page.press("#skins", "Enter")
    page.page.fill("#skins", "0")
    page.page.select_option("#zoom", "8")
    check(page.page.locator("#overlay .grid").count() == 1, f"{app}: pixels have a grid when they are large")
    page.page.select_option("#zoom", "fit")
    page.page.click("#explode")
    page.page.wait_for_selector("#space3d .plane")
    for _ in range(200):
        if page.page.evaluate("() => [...document.querySelectorAll('#space3d img')].every((image) => image.complete && image.naturalWidth > 0)"):
            break
        page.page.wait_for_timeout(100)
    else:
        check(False, f"{app}: every plane has its picture")
    page.page.screenshot(path=os.path.join(folder, f"{app}-3d.png"))
    page.page.click("#explode")
    page.page.locator("#tree li").nth(1).click()
    page.page.locator("#properties tr[data-key=position] input").check()
    page.page.wait_for_selector("#graph path", state="attached")
    for tab in ["findings", "log", "cost", "properties"]:
        page.page.click(f"#tab-{tab}")
        check(page.page.is_visible(f"#{tab}"), f"{app}: the panel {tab} is shown")


def check_film(page, app, folder):
    page.page.keyboard.press("Escape")
    page.go_to(0.2)
    page.page.keyboard.press("i")
    page.go_to(0.5)
    page.page.keyboard.press("o")
    for form, start in [("gif", b"GIF89a"), ("mp4", None), ("sheet", b"\x89PNG")]:
        page.page.click("#export")
        page.page.select_option("#exporter select", form)
        with page.page.expect_download() as download:
            page.page.click("#exporter button[value=save]")
        file = os.path.join(folder, "exported")
        download.value.save_as(file)
        with open(file, "rb") as handle:
            data = handle.read()
        check(len(data) > 100 and data.startswith(start or b""), f"{app}: {form} is exported")


def check_export(page, app, folder):
    page.page.click("#export")
    page.page.wait_for_selector("#exporter[open]")
    with page.page.expect_download() as download:
        page.page.click("#exporter button[value=save]")
    file = os.path.join(folder, "exported.png")
    download.value.save_as(file)
    with open(file, "rb") as handle:
        check(handle.read(8) == b"\x89PNG\r\n\x1a\n", f"{app}: a picture is exported")


def check_live(browser, app, place, folder):
    """A live run with clicks, a changed value and a step back in time is the run that its exported events give."""
    page = Page(browser, os.path.join(build, app), "--duration", "0.5")
    try:
        page.page.click("#live")
        page.page.wait_for_timeout(400)
        box = page.page.locator("#picture").bounding_box()
        page.page.mouse.click(box["x"] + place[0] * box["width"], box["y"] + place[1] * box["height"])
        page.page.wait_for_timeout(1200)
        page.page.keyboard.down("Alt")
        page.page.mouse.click(box["x"] + 0.5 * box["width"], box["y"] + 0.5 * box["height"])
        page.page.keyboard.up("Alt")
        check("Tab leaves" in page.page.inner_text("#notice"), f"{app}: live mode says how one leaves it by keyboard")
        check(page.page.locator('#tree li[aria-selected="true"]').count() == 1, f"{app}: Alt and a click selects a layer")
        page.page.click("#play")
        page.page.locator("#tree li").nth(2).click()
        page.page.wait_for_selector("#properties input.value")
        page.page.fill("#properties tr[data-key=opacity] input.value", "0.5")
        page.page.press("#properties tr[data-key=opacity] input.value", "Enter")
        page.page.wait_for_timeout(300)
        page.page.click("#live")
        complaint = page.page.inner_text("#message") + page.page.inner_text("#notice")
        check(complaint == "", f"{app}: live mode has no complaint: {complaint}")
        end = float(page.page.input_value("#time"))
        check(end > 1.2, f"{app}: live mode runs on: {end} s")
        shown = page.hash()
        events = os.path.join(folder, "live.json")
        text = page.save_events(events)
        check('"down"' in text and '"up"' in text and '"set": "opacity"' in text, f"{app}: the events of live mode are exported: {text}")
        compare_with_run(page, app, shown, events, folder)
        page.page.click("#export")
        page.page.select_option("#exporter select", "caml")
        with page.page.expect_download() as download:
            page.page.click("#exporter button[value=save]")
        download.value.save_as(os.path.join(folder, "layer.caml"))
        with open(os.path.join(folder, "layer.caml")) as file:
            check("<CALayer" in file.read(), f"{app}: the selected layer is exported as CAML")
        check(not page.messages, f"{app}: the console is silent in live mode: {page.messages[:3]}")
        page.page.screenshot(path=os.path.join(pictures, f"{app}-live.png"))
    finally:
        page.close()


def check_turn(browser, app, folder):
    """A device that is turned in live mode is one that the exported events turn."""
    device = ["--device", "iPhone SE", "--bezel"]
    page = Page(browser, os.path.join(build, app), "--duration", "0.5", *device)
    try:
        check(page.page.is_hidden("#turn"), "only live mode turns the device")
        page.page.click("#live")
        upright = page.page.locator("#picture").evaluate("(canvas) => [canvas.width, canvas.height]")
        page.page.click("#turn")
        page.wait_until(lambda: page.page.locator("#picture").evaluate("(canvas) => canvas.width === canvas.height"), "a turned device has a square")
        # Until the turn's animation is over.
        page.page.wait_for_timeout(800)
        page.click_stage(0.5, 0.5)
        page.page.wait_for_timeout(400)
        page.page.click("#play")
        page.page.focus("#tree")
        page.page.keyboard.press("r")
        page.wait_until(lambda: "portraitUpsideDown" in page.save_events(os.path.join(folder, "turn.json")), "a key turns the device")
        check_bar(page)
        page.page.screenshot(path=os.path.join(pictures, "turn.png"))
        page.page.emulate_media(color_scheme="dark")
        page.page.screenshot(path=os.path.join(pictures, "turn-dark.png"))
        page.page.click("#live")
        events = os.path.join(folder, "turn.json")
        text = page.save_events(events)
        check('"rotate": "landscapeRight"' in text and upright[0] < upright[1], f"the turn is an event: {text}")
        down = [event["down"] for event in json.loads(text) if "down" in event]
        middle = [[round(value) for value in place] for place in down]
        check(middle in ([[334, 188]], [[333, 187]], [[334, 187]], [[333, 188]]), f"the middle of the picture is that of the screen: {down}")
        compare_with_run(page, app, page.hash(), events, folder, device)
        check(not page.messages, f"the console is silent while the device turns: {page.messages[:3]}")
    finally:
        page.close()


def check_bar(page):
    """The bar of a live run with a device keeps to one line, also beside the run of earlier sources and a long name."""
    page.page.evaluate("() => { document.getElementById('compare').hidden = false; document.getElementById('compare').textContent = 'Before: difference'; }")
    name = page.page.inner_text("#name")
    page.page.evaluate("() => (document.getElementById('name').textContent = 'An app with quite a long name')")
    bar = "() => { const bar = document.getElementById('bar'); return [bar.scrollWidth - bar.clientWidth, bar.clientHeight]; }"
    for width in [1280, 1920]:
        page.page.set_viewport_size({"width": width, "height": 800})
        beyond, height = page.page.evaluate(bar)
        check(beyond <= 0 and height < 45, f"the bar is one line at {width} points: {beyond} beyond, {height} high")
    page.page.set_viewport_size({"width": 1280, "height": 800})
    page.page.evaluate("(name) => { document.getElementById('compare').hidden = true; document.getElementById('name').textContent = name; }", name)


def check_two_clocks(first, second):
    """Both pages play, the first one 64 times as fast; the second one sees that, and then moves the run on at its own speed."""
    for page, speed in [(first, "4"), (second, "0.0625")]:
        page.page.select_option("#speed", speed)
        page.page.click("#play")
    start = second.time
    second.wait_until(lambda: second.time > start + 2, f"the slow page sees that the fast one plays, from {start} s")
    first.page.click("#play")
    first.page.wait_for_timeout(300)
    start = second.duration
    second.wait_until(lambda: second.duration > start, f"the slow page moves the run on by itself from {start} s")
    second.page.click("#play")
    second.page.wait_for_timeout(300)
    end = second.duration
    first.wait_until(lambda: abs(first.time - end) < 1e-3, f"the fast page follows to {end} s")
    for page in [first, second]:
        page.page.select_option("#speed", "1")


def check_two_pages(browser, app, folder):
    """Two pages show one live run: what one of them does, the other sees."""
    first = Page(browser, os.path.join(build, app), "--duration", "0.5")
    second = Page(browser, None, beside=first)
    try:
        for page in [first, second]:
            page.page.click("#live")
            page.page.wait_for_timeout(400)
            page.page.click("#play")
        first.page.click("#play")
        first.page.wait_for_timeout(600)
        first.page.click("#play")
        end = first.duration
        check(end > 1, f"the first page plays: {end} s")
        second.wait_until(lambda: abs(second.time - end) < 1e-3, f"the second page follows the first to {end} s")
        # Who has gone back in time and acts begins the run anew there, for both.
        second.go_to(0.3)
        second.page.click("#play")
        second.page.wait_for_timeout(300)
        second.click_stage(0.5, 0.5)
        second.page.wait_for_timeout(300)
        second.page.click("#play")
        end = second.duration
        check(end < 5, f"the second page goes on from 0.3 s: {end} s")
        first.wait_until(lambda: abs(first.time - end) < 1e-3, f"the first page follows back to {end} s")
        first.page.click("#play")
        first.page.wait_for_timeout(400)
        first.page.click("#play")
        end = first.duration
        check(end < 6, f"the first page goes on from there: {end} s")
        second.wait_until(lambda: abs(second.time - end) < 1e-3, f"the second page follows again to {end} s")
        check_two_clocks(first, second)
        end = first.duration
        for page in [first, second]:
            page.wait_until(lambda: abs(float(page.page.get_attribute("#picture", "data-time")) - end) < 1e-9, "both pages show the end")
        shown = first.hash()
        check(shown == second.hash(), "both pages show the same picture")
        events = os.path.join(folder, "two.json")
        check('"down"' in first.save_events(events), "both pages have the events of both")
        compare_with_run(first, app, shown, events, folder)
        check(not first.messages + second.messages, f"the consoles of two pages are silent: {(first.messages + second.messages)[:3]}")
    finally:
        second.close()
        first.close()


def compare_with_run(page, app, shown, events, folder, options=()):
    """The last picture of a live run is that of a new run with its events."""
    end = page.duration
    still = os.path.join(folder, "live.png")
    arguments = [tool, "still", os.path.join(build, app), "--events", events, "--time", repr(end), "-o", still, "--overwrite", *options]
    subprocess.run(arguments, check=True, stderr=subprocess.DEVNULL)
    check(shown == page.hash_of_file(still), f"{app}: the live run at {end} s is the run of its events")


def check_watch(browser, folder):
    """A new program takes the place of the old one at the same time, and both pictures are there."""
    program = os.path.join(folder, "Program")
    shutil.copy(os.path.join(build, "FlipClock"), program)
    page = Page(browser, program, "--duration", "1", "--watch")
    try:
        page.go_to(0.5)
        before = page.hash()
        shutil.copy(os.path.join(build, "WakeUp"), program + ".new")
        os.replace(program + ".new", program)
        page.page.wait_for_selector("#earlier[data-time]")
        page.page.wait_for_timeout(300)
        check(page.hash() != before, "a changed program shows another picture")
        earlier = page.page.evaluate(f"() => {{ {HASH} return hash(document.getElementById('earlier')); }}")
        check(earlier == before, "the picture before the change is beside it")
        page.page.keyboard.press("d")
        page.page.wait_for_timeout(300)
        page.page.screenshot(path=os.path.join(pictures, "watch.png"))
        check("difference" in page.page.inner_text("#compare"), "the difference is shown")
        check(not page.messages, f"the console is silent while sources change: {page.messages[:3]}")
    finally:
        page.close()


def check_build(browser, folder):
    """The page says that a build runs; a newer change ends it, and so does the end of the studio."""
    package, programs = os.path.join(folder, "Built"), os.path.join(folder, "programs")
    held = os.path.join(folder, "held")
    for path in [package, programs]:
        os.mkdir(path)
    shutil.copy(os.path.join(build, "FlipClock"), os.path.join(programs, "Built"))
    source = os.path.join(package, "main.swift")
    with open(os.path.join(package, "Package.swift"), "w") as file:
        file.write("// a package")
    description = '{"name": "Built", "products": [{"name": "Built", "type": {"executable": null}}], "dependencies": [{"identity": "lamina"}], "targets": []}'
    # A compiler that hangs as long as the source says so.
    with open(os.path.join(programs, "swift"), "w") as file:
        file.write(
            f"#!/bin/sh\ncase \"$*\" in\n*describe*) echo '{description}' ;;\n*show-bin-path*) echo '{programs}' ;;\n"
            f"*) grep -q hang '{source}' || exit 0; echo $$ > '{held}'; setsid sleep 1000 & wait ;;\nesac\n")
    os.chmod(os.path.join(programs, "swift"), 0o755)

    def write(text):
        with open(source, "w") as file:
            file.write(text)

    def compiling():
        """The compiler's process number, once for each build; 0 before."""
        try:
            with open(held) as file:
                text = file.read()
        except FileNotFoundError:
            return 0
        if text.endswith("\n"):
            os.remove(held)
        return int(text or 0) if text.endswith("\n") else 0

    write("good")
    page = Page(browser, package, "--duration", "1", "--watch", environment={"PATH": programs + ":" + os.environ["PATH"]})
    try:
        write("hang")
        page.wait_until(lambda: page.page.inner_text("#notice") == "Building… 1 s", "the page says for how long a build runs")
        page.page.screenshot(path=os.path.join(pictures, "building.png"))
        compiler = page.wait_until(compiling, "the compiler runs")
        check(os.path.exists(f"/proc/{compiler}"), "the build hangs")
        write("good again")
        page.page.wait_for_selector("#earlier[data-time]")
        check(not os.path.exists(f"/proc/{compiler}"), "a newer change has ended the build")
        write("hang again")
        page.wait_until(lambda: page.page.inner_text("#notice").startswith("Building…"), "the page says that the next build runs")
        compiler = page.wait_until(compiling, "the compiler runs")
        page.page.reload()
        page.page.wait_for_selector("#picture[data-time]")
        check(os.path.exists(f"/proc/{compiler}"), "a page that goes ends no build")
    finally:
        page.close()
    for _ in range(50):
        if not os.path.exists(f"/proc/{compiler}"):
            return
        time.sleep(0.1)
    check(False, "the build has ended with the studio")


def latencies(page):
    """Seconds from a wish for a time to its picture, for 60 random times."""
    numbers = random.Random(1)
    script = (
        "async (moment) => { const canvas = document.getElementById('picture'); const field = document.getElementById('time');"
        " const start = performance.now(); field.value = moment; field.dispatchEvent(new Event('change'));"
        " while (Number(canvas.dataset.time) !== moment) await new Promise((done) => setTimeout(done, 0)); return performance.now() - start; }")
    return sorted(page.page.evaluate(script, round(numbers.uniform(0, 6), 3)) for _ in range(60))


def try_app(browser, app, folder):
    run = os.path.join(folder, f"{app}.lamina")
    events = os.path.join("Apps", app, "events.json")
    subprocess.run(
        [tool, "record", os.path.join(build, app), "--events", events, "--duration", "6", "-o", run], check=True, stderr=subprocess.DEVNULL)
    page = Page(browser, run)
    try:
        check_pictures(page, app, run, folder)
        page.go_to(1.0)
        check_tree(page, app)
        check_timeline(page, app)
        check_time(page, app)
        check_views(page, app, pictures)
        check_export(page, app, folder)
        if app == "MailMove":
            check_film(page, app, folder)
        times = latencies(page)
        print(f"  {app}: from a time to its picture {times[30]:.0f} ms (median), {times[59]:.0f} ms (slowest of 60)")
        page.page.screenshot(path=os.path.join(pictures, f"{app}.png"))
        check(not page.messages, f"{app}: the console is silent: {page.messages[:3]}")
    finally:
        page.close()


os.makedirs(pictures, exist_ok=True)
with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    for app in apps:
        start = time.monotonic()
        try_app(browser, app, folder)
        print(f"✔ {app} after {time.monotonic() - start:.0f} seconds")
    for app, place in [("MailMove", (0.5, 0.5)), ("FlipClock", (0.5, 0.5))]:
        check_live(browser, app, place, folder)
        print(f"✔ {app} live")
    check_turn(browser, "MailMove", folder)
    print("✔ turned device")
    check_two_pages(browser, "FlipClock", folder)
    print("✔ two pages")
    check_build(browser, folder)
    print("✔ builds")
    check_watch(browser, folder)
    print("✔ changed program")
    browser.close()
print(f"page: {len(failures)} failures")
sys.exit(1 if failures else 0)
