"""Waits until the machine is idle."""
import os
import time


def busy_seconds():
    """Returns the busy time of all cores since the start of the machine, in seconds."""
    with open("/proc/stat") as file:
        ticks = [int(word) for word in file.readline().split()[1:9]]
    return (sum(ticks[:3]) + sum(ticks[5:])) / os.sysconf("SC_CLK_TCK")


def wait(most=60):
    """Waits, up to a limit in seconds, until less than a third of a core is busy; returns the number of busy cores at the end."""
    begin = time.monotonic()
    while True:
        before = busy_seconds()
        time.sleep(2)
        cores = (busy_seconds() - before) / 2
        if cores < .3 or time.monotonic() - begin > most:
            return cores
