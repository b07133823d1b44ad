"""Shared by the peers in Python: loading the scenes' data, and the protocol of the benchmark (see peer.h)."""
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
    """Returns the numbers of the scene, frame by frame."""
    name = SCENE[:2].lower()
    return table(name + "-eased" * ("-eased" in SCENE), FRAMES, *SHAPES[name])


def stripe_outlines():
    """Returns S1's pieces in each frame: left, top, right, bottom and the colour."""
    f = frames()
    return np.concatenate([f[..., :2], f[..., :2] + f[..., 2:4], f[..., 4:]], axis=2)


def flip_outlines():
    """Returns S2's pieces in each frame, three per cell in drawing order: left, top, right, bottom, and the digit or the flap's angle."""
    x, y, old, new, angle = np.moveaxis(frames().astype(np.float64), 2, 0)
    c, near = np.cos(angle), 1 - .09 * np.sin(angle)
    height, half = 90 * abs(c) / near + 1, 60 / near + 1
    hinge = y + 90
    flap = [x + 60 - half, hinge - np.where(c > 0, height, 1), x + 60 + half, hinge + np.where(c > 0, 1, height), angle]
    halves = [[x, y, x + 120, hinge, new], [x, hinge, x + 120, hinge + 90, old]]
    return np.stack([np.stack(piece, 2) for piece in halves + [flap]], 2).reshape(FRAMES, -1, 5)


def damages(outlines):
    """Returns, for each frame, the damage since the preceding frame, as a program with knowledge of its scene would find it.

    The damage is a list of boxes of whole pixels (left, top, right, bottom) around all changed pieces, with the indices of all pieces that
    intersect them.
    """
    boxes = np.concatenate([np.floor(outlines[..., :2]), np.ceil(outlines[..., 2:4])], axis=2).astype(int)
    return [damage(outlines[frame - 1], outlines[frame], boxes[frame - 1], boxes[frame]) for frame in range(FRAMES)]


def damage(last, now, boxes_before, boxes):
    changed = (last != now).any(1)
    dirty = np.unique(np.concatenate([boxes_before[changed], boxes[changed]]), axis=0)
    meets = (boxes[:, None, :2] < dirty[None, :, 2:]).all(2) & (boxes[:, None, 2:] > dirty[None, :, :2]).all(2)
    return dirty.tolist(), np.flatnonzero(meets.any(1)).tolist()


def picture(name, width, height):
    return np.fromfile(f"{FOLDER}/{name}.bgra", dtype=np.uint8).reshape(height, width, 4)


def flap_map(x, y, angle):
    """Returns the projective matrix from a texture of 120x90 to the screen, row by row, and True when the old upper half is visible."""
    c, s = math.cos(angle), math.sin(angle)
    middle, hinge, k = x + 60, y + 90, s / 1000
    if c > 0:
        w = 1 - 90 * k
        return [1, middle * k, middle * w - 60, 0, hinge * k + c, hinge * w - 90 * c, 0, k, w], True
    return [1, -middle * k, middle - 60, 0, -hinge * k - c, hinge, 0, -k, 1], False


def curve(shape, moment):
    """Returns the closed curve of a shape: its start, and twenty times two control points and an end."""
    a, b = shape[5:45].reshape(20, 2), shape[45:85].reshape(20, 2)
    v = a + (b - a) * moment[0]
    before, to, after = np.roll(v, 1, 0), np.roll(v, -1, 0), np.roll(v, -2, 0)
    return v[0].tolist(), np.stack([v + (to - before) / 6, to - (after - v) / 6, to], 1).reshape(20, 6).tolist()


def stride(draw):
    """Returns the distance between drawn frames: 1 for fast scenes, more for slow ones. It is odd, so that frames on half pixels are included."""
    draw(0)
    begin = time.perf_counter()
    draw(60)
    draw(105)
    seconds = (time.perf_counter() - begin) / 2 * FRAMES
    return next((step for step in (1, 3, 5, 15) if seconds / step < 1.2), 15)


def serve_changes(draw, redraw):
    """Serves a scene: redraw(frame) paints the changes since the preceding frame, draw(frame) paints everything."""
    last = None

    def next_frame(frame):
        nonlocal last
        follows = last is not None and frame == (last + 1) % FRAMES
        (redraw if follows else draw)(frame)
        last = frame

    serve(next_frame, paints_changes=True)


def serve(draw, only=range(FRAMES), paints_changes=False):
    """Answers commands until standard input ends.

    only: the frames that can be drawn
    paints_changes: True draws every frame in order, and ten frames before a frame that is stored
    """
    draw(only[-1])
    step = stride(draw) if len(only) == FRAMES and not paints_changes else 1
    for line in sys.stdin:
        words = line.split(maxsplit=2)
        if words[0] == "pass":
            begin = time.perf_counter()
            for frame in only[::step]:
                draw(frame)
            print(f"{(time.perf_counter() - begin) * 1000 / len(only[::step]):.4f}", flush=True)
        elif words[0] == "frame":
            frame = int(words[1])
            for earlier in range(max(0, frame - 10) if paints_changes else frame, frame + 1):
                draw(earlier)
            pixels.tofile(words[2].strip())
            print("stored", flush=True)
