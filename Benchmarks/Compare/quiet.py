"""Waits for a moment in which the machine has nothing else to do."""
import os
import time


def busy_seconds():
    """Seconds that all cores together have been busy."""
    with open("/proc/stat") as file:
        ticks = [int(word) for word in file.readline().split()[1:9]]
    return (sum(ticks[:3]) + sum(ticks[5:])) / os.sysconf("SC_CLK_TCK")


def wait(most=60):
    """Waits until less than a third of a core is busy, at most so many seconds; how many cores were busy at last."""
    begin = time.monotonic()
    while True:
        before = busy_seconds()
        time.sleep(2)
        cores = (busy_seconds() - before) / 2
        if cores < .3 or time.monotonic() - begin > most:
            return cores
