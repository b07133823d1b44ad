"""Headless Chromium, controlled through its DevTools protocol."""
import base64
import json
import shutil
import subprocess
import tempfile
import time
import urllib.request

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--mute-audio", "--no-first-run", "--allow-file-access-from-files",
    "--force-color-profile=srgb", "--remote-debugging-port=0", "--remote-allow-origins=*"
]


class Browser:
    """A browser with one page of width times height points and `scale` pixels to a point."""

    def __init__(self, width=1920, height=1080, scale=1, flags=()):
        import websocket
        self.profile = tempfile.mkdtemp()
        size = [f"--window-size={width},{height}", f"--force-device-scale-factor={scale}"]
        command = ["chromium", *FLAGS, *size, *flags, f"--user-data-dir={self.profile}", "about:blank"]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        self.socket = websocket.create_connection(self.page_address(), suppress_origin=True, timeout=300)
        self.number = 0
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

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

    def open(self, address):
        """Opens a page, and waits until it offers the function `seek`."""
        self.call("Page.navigate", url=address)
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
