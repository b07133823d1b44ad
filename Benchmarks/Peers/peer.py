"""What the peers in Python share: the scenes' data, and answering the benchmark (see peer.h for the protocol)."""
import math
import sys
import time

import numpy as np

WIDTH, HEIGHT, FRAMES = 1920, 1080, 120
FOLDER, SCENE = sys.argv[1:3]
SHAPES = dict(s1=(60, 7), s2=(96, 5), s3=(10_000, 5), s4=(300, 4), s5=(150, 8), s6=(8, 2), s7=(2,))
pixels = np.zeros((HEIGHT, WIDTH, 4), np.uint8)


def table(name, *shape):
    return np.fromfile(f"{FOLDER}/{name}.f32", dtype="<f4").reshape(shape)


def frames():
    """The numbers of the scene, frame by frame."""
    name = SCENE[:2].lower()
    return table(name, FRAMES, *SHAPES[name])


def picture(name, width, height):
    return np.fromfile(f"{FOLDER}/{name}.bgra", dtype=np.uint8).reshape(height, width, 4)


def flap_map(x, y, angle):
    """The projective map of a 120x90 texture to the screen, row by row; whether it shows the old upper half."""
    c, s = math.cos(angle), math.sin(angle)
    middle, hinge, k = x + 60, y + 90, s / 1000
    if c > 0:
        w = 1 - 90 * k
        return [1, middle * k, middle * w - 60, 0, hinge * k + c, hinge * w - 90 * c, 0, k, w], True
    return [1, -middle * k, middle - 60, 0, -hinge * k - c, hinge, 0, -k, 1], False


def curve(shape, moment):
    """The closed curve of a shape: where it begins, and twenty times two control points and an end."""
    a, b = shape[5:45].reshape(20, 2), shape[45:85].reshape(20, 2)
    v = a + (b - a) * moment[0]
    before, to, after = np.roll(v, 1, 0), np.roll(v, -1, 0), np.roll(v, -2, 0)
    return v[0].tolist(), np.stack([v + (to - before) / 6, to - (after - v) / 6, to], 1).reshape(20, 6).tolist()


def stride(draw):
    """Every how many frames are drawn: fewer of a slow scene, an odd number apart, so that frames on half pixels stay among them."""
    draw(0)
    begin = time.perf_counter()
    draw(60)
    draw(105)
    seconds = (time.perf_counter() - begin) / 2 * FRAMES
    return next((step for step in (1, 3, 5, 15) if seconds / step < 1.2), 15)


def serve(draw, only=range(FRAMES)):
    """Answers until standard input ends.

    only: the frames that can be drawn.
    """
    draw(only[0])
    step = stride(draw) if len(only) == FRAMES else 1
    for line in sys.stdin:
        words = line.split(maxsplit=2)
        if words[0] == "pass":
            begin = time.perf_counter()
            for frame in only[::step]:
                draw(frame)
            print(f"{(time.perf_counter() - begin) * 1000 / len(only[::step]):.4f}", flush=True)
        elif words[0] == "frame":
            draw(int(words[1]))
            pixels.tofile(words[2].strip())
            print("stored", flush=True)
