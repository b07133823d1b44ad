#!/usr/bin/env python3
"""Writes all numbers and pictures of the scenes to a folder: generate.py FOLDER

NAME.json describes a scene for programs that animate it themselves; NAME.f32 contains the values of each frame for
programs that only draw. Pictures are PNG files (straight alpha) and .bgra files (premultiplied).
"""
import json
import math
import os
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT, FRAMES = 1920, 1080, 120
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
FIELDS = (1_000, 2_000, 10_000, 100_000)
SPRITES = 100_000
# The births per second and the life in seconds of the particles.
PARTICLE_RATE, PARTICLE_LIFE = 5_000, 4


class Random:
    """A 32-bit linear congruential generator; its numbers use the upper 24 bits."""

    def __init__(self, scene):
        self.state = scene * 1000 + 7

    def __call__(self):
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self.state >> 8) / 16777216.0


def ease(x, x1=.42, y1=0., x2=.58, y2=1.):
    """Returns the value of the timing curve ease-in-ease-out of Core Animation and CSS."""
    if x <= 0:
        return 0.
    if x >= 1:
        return 1.
    low, high = 0., 1.
    for _ in range(40):
        u = (low + high) / 2
        if 3 * u * (1 - u) ** 2 * x1 + 3 * u * u * (1 - u) * x2 + u ** 3 < x:
            low = u
        else:
            high = u
    u = (low + high) / 2
    return 3 * u * (1 - u) ** 2 * y1 + 3 * u * u * (1 - u) * y2 + u ** 3


def triangle(u):
    return 1 - abs(2 * (u - math.floor(u)) - 1)


def progress(t, begin, duration):
    return min(max((t - begin) / duration, 0), 1)


def rgb(text):
    return [int(text[i:i + 2], 16) for i in (0, 2, 4)]


class Folder:
    def __init__(self, path):
        self.path = path
        os.makedirs(path, exist_ok=True)

    def numbers(self, name, values):
        np.asarray(values, dtype="<f4").tofile(f"{self.path}/{name}.f32")

    def description(self, name, value):
        with open(f"{self.path}/{name}.json", "w") as file:
            json.dump(value, file)

    def picture(self, name, image):
        image.save(f"{self.path}/{name}.png", compress_level=1)
        straight = np.asarray(image).astype(np.uint32)
        alpha = straight[..., 3:4]
        color = (straight[..., :3] * alpha + 127) // 255
        np.concatenate([color[..., ::-1], alpha], axis=2).astype(np.uint8).tofile(f"{self.path}/{name}.bgra")


def stripes(folder):
    random = Random(1)
    base = ["E74C3C", "E67E22", "F1C40F", "2ECC71", "3498DB", "9B59B6"]
    tiles = []
    for i in range(60):
        column, row = i % 6, i // 6
        out, back = random() * .2, .7 + random() * .1
        dx = 0 if column == 2 else (-640 if column < 2 else 960)
        tiles.append(dict(
            x=column * 320, y=row * 108, w=320, h=108, c0=base[column], c1="F1C40F", c2="3498DB", dx=dx, outBegin=out, backBegin=back))
    order = list(range(60))
    for k in range(59, 0, -1):
        j = int(random() * (k + 1))
        order[k], order[j] = order[j], order[k]
    for tile, place in zip(tiles, order):
        tile["colBegin"] = 1.25 + .01 * place
    frames = [[stripe(tile, f / 60) for tile in tiles] for f in range(FRAMES)]
    folder.numbers("s1", frames)
    folder.description("s1", dict(bg="202028", tiles=tiles))


def stripe(tile, t):
    x = tile["x"] + tile["dx"] * (ease(progress(t, tile["outBegin"], .4)) - ease(progress(t, tile["backBegin"], .4)))
    begin, end = rgb(tile["c0"] if t < .65 else tile["c1"]), rgb(tile["c2"])
    p = progress(t, tile["colBegin"], .05)
    return [x, tile["y"], 320, 108] + [(a + (b - a) * p) / 255 for a, b in zip(begin, end)]


def flip(folder):
    random = Random(2)
    cards = [dict(x=(i % 16) * 120, y=(i // 16) * 180, phase=random(), d0=int(random() * 10)) for i in range(96)]
    frames = []
    for f in range(FRAMES):
        for card in cards:
            u = f / 60 / .6 + card["phase"]
            old = (card["d0"] + math.floor(u)) % 10
            frames.append([card["x"], card["y"], old, (old + 1) % 10, math.pi * ease(u - math.floor(u))])
    folder.numbers("s2", frames)
    folder.description("s2", dict(bg="101014", cards=cards, period=.6))
    font = ImageFont.truetype(FONT, 130)
    for digit in range(10):
        card = digit_card(digit, font)
        folder.picture(f"digit{digit}_0", card.crop((0, 0, 120, 90)))
        folder.picture(f"digit{digit}_1", card.crop((0, 90, 120, 180)))


def digit_card(digit, font):
    large = Image.new("RGBA", (480, 720))
    ImageDraw.Draw(large).rounded_rectangle((8, 8, 471, 711), radius=40, fill=(40, 42, 50, 255))
    card = large.resize((120, 180), Image.LANCZOS)
    draw = ImageDraw.Draw(card)
    draw.text((60, 90), str(digit), font=font, fill=(240, 240, 240, 255), anchor="mm")
    draw.line((2, 89, 117, 89), fill=(16, 16, 20, 255))
    return card


def sprites(folder):
    random = Random(3)
    rows = []
    for _ in range(SPRITES):
        x0, y0 = random() * WIDTH, random() * HEIGHT
        x1, y1 = x0 + (random() - .5) * 400, y0 + (random() - .5) * 400
        r0 = random() * 2 * math.pi
        r1 = r0 + (random() - .5) * 4 * math.pi
        rows.append([x0, y0, x1, y1, r0, r1, .2 + .8 * random(), .2 + .8 * random(), int(random() * 8)])
    folder.numbers("s3sprites", rows)
    table = np.array(rows[:10_000])
    begin, end = table[:, [0, 1, 4, 6]], table[:, [2, 3, 5, 7]]
    frames = [np.concatenate([begin + (end - begin) * (f / FRAMES), table[:, 8:]], axis=1) for f in range(FRAMES)]
    folder.numbers("s3", np.stack(frames))
    folder.description("s3", dict(bg="181820", sprites=table.round(4).tolist()))
    colors = ["FF5E5B", "FFED66", "00CECB", "7B61FF", "FF9F1C", "2EC4B6", "E71D36", "C0FFB3"]
    atlas = Image.new("RGBA", (256, 32))
    for index, color in enumerate(colors):
        image = star(5 + index % 4, tuple(rgb(color)) + (230,))
        atlas.paste(image, (index * 32, 0))
        folder.picture(f"sprite{index}", image)
    folder.picture("sprites", atlas)


def mixed(bits):
    """Returns the mixing function of SplitMix64, from which Lamina's emitters take their random numbers."""
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))


def particles(folder):
    """Writes the particles of an emitter with the seed 0: time of birth, place, velocity and spin."""
    step = np.uint64(0x9E3779B97F4A7C15)
    with np.errstate(over="ignore"):
        child = lambda key, index: mixed(key + (index + np.uint64(0x100)) * step)
        cell = child(mixed(np.zeros(1, np.uint64)), np.uint64(0))
        numbers = np.arange(PARTICLE_RATE * (PARTICLE_LIFE + FRAMES // 60), dtype=np.uint64)
        keys = child(cell, numbers)
        unit = lambda purpose: (mixed(keys + np.uint64(purpose) * step) >> np.uint64(11)) * 2. ** -53
        x, y = (2 * unit(2) - 1) * WIDTH / 2 + WIDTH / 2, (2 * unit(3) - 1) * HEIGHT / 2 + HEIGHT / 2
        along, turn, speed = 1 - 2 * unit(6), 2 * math.pi * unit(7), 60 + 60 * (unit(8) - .5)
        vx, vy = along * speed, np.sqrt(np.maximum(0, 1 - along * along)) * np.cos(turn) * speed
        birth = (numbers + np.uint64(1)) / PARTICLE_RATE - PARTICLE_LIFE
        folder.numbers("s9", np.stack([birth, x, y, vx, vy, 2 + 6 * (unit(10) - .5)], axis=1))
    folder.picture("particle", star(5, (255, 200, 90, 230)).resize((8, 8), Image.LANCZOS))


def star(points, color):
    image = Image.new("RGBA", (256, 256))
    draw = ImageDraw.Draw(image)
    outline = []
    for j in range(2 * points):
        angle, radius = math.pi * j / points, 112 if j % 2 == 0 else 56
        outline.append((128 + radius * math.sin(angle), 128 - radius * math.cos(angle)))
    draw.polygon(outline, fill=color)
    draw.ellipse((100, 100, 156, 156), fill=(255, 255, 255, 160))
    return image.resize((32, 32), Image.LANCZOS)


def shapes(folder):
    random = Random(4)
    shapes, rows = [], []
    for i in range(300):
        x, y = 110 + random() * 1700, 110 + random() * 860
        color = [int(64 + random() * 192) for _ in range(3)]
        forms = []
        for _ in range(2):
            radii = [60 + 40 * random() for _ in range(20)]
            forms.append([[x + r * math.cos(2 * math.pi * k / 20), y + r * math.sin(2 * math.pi * k / 20)] for k, r in enumerate(radii)])
        shapes.append(dict(kind=i % 3, color=color, A=forms[0], B=forms[1], m0=random(), s0=random(), e0=random()))
        rows.append([x, y] + [v / 255 for v in color] + list(np.ravel(forms)))
    frames = []
    for f in range(FRAMES):
        t = f / 60
        for s in shapes:
            frames.append([triangle(t / 2 + s["m0"]), .3 * triangle(t / 2 + s["s0"]), .5 + .5 * triangle(t / 2 + s["e0"]), -20 * t])
    folder.numbers("s4static", rows)
    folder.numbers("s4", frames)
    folder.description("s4", dict(bg="FFFFFF", shapes=shapes))


def cards(folder):
    random = Random(5)
    cards = []
    for i in range(150):
        top = [64 + int(random() * 192) for _ in range(3)]
        bottom = [int(random() * 192) for _ in range(3)]
        cards.append(dict(x=(i % 15) * 128 - 36, row=i // 15, top=top, bot=bottom, text=f"Card {i:03} Lamina"))
    for name, speed, is_eased in (("s5", 450, False), ("s5-eased", 443, True)):
        moments = ((f, card) for f in range(FRAMES) for card in cards)
        frames = [[card["x"], card_top(card["row"], speed * f / 60, is_eased)] + [v / 255 for v in card["top"] + card["bot"]] for f, card in moments]
        folder.numbers(name, frames)
        folder.description(name, dict(bg="E8E8F0", cards=cards, speed=speed, isEased=is_eased))


def card_top(row, distance, is_eased):
    """Returns a card's y, which runs from -120 to 1080 and repeats; when eased, it is slow at both ends."""
    fallen = (row * 120 + distance) % 1200
    return (1200 * ease(fallen / 1200) if is_eased else fallen) - 120


def full_screen(folder):
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float64)
    for i in range(8):
        red = 128 + 127 * np.sin(2 * np.pi * x * (i + 1) / 1920)
        green = 128 + 127 * np.sin(2 * np.pi * y * (i + 2) / 1080)
        blue = 128 + 127 * np.sin(2 * np.pi * (x + y) * (i + 1) / 3000)
        alpha = 96 + 128 * (.5 + .5 * np.cos(2 * np.pi * (x / 1920 - y / 1080 + i / 8)))
        folder.picture(f"full{i}", Image.fromarray(np.stack([red, green, blue, alpha], 2).astype(np.uint8), "RGBA"))
    frames = [[.1 + .8 * triangle(f / 120 + i / 8), 1 + .1 * f / 120 + .02 * i] for f in range(FRAMES) for i in range(8)]
    folder.numbers("s6", frames)
    folder.description("s6", dict(bg="000000"))


def damage(folder):
    random = Random(7)
    layers = [[int((i % 50) * 38.4) + 2, (i // 50) * 27 + 2, 34, 23] + [int(random() * 256) for _ in range(3)] for i in range(2000)]
    folder.numbers("s7static", [q[:4] + [v / 255 for v in q[4:]] for q in layers])
    folder.numbers("s7", [[1856 * f / 120, 200 + 500 * f / 120] for f in range(FRAMES)])
    folder.description("s7", dict(bg="101418", layers=layers))
    for count in FIELDS:
        folder.numbers(f"s7field{count}", field(layers, count))


def field(layers, count):
    """Returns `count` rectangles whose size makes them cover the screen like the scene's own 2,000."""
    if count == len(layers):
        return [q[:4] + [5] + [v / 255 for v in q[4:]] for q in layers]
    columns = math.ceil(math.sqrt(count * 16 / 9))
    pitch = WIDTH / columns
    rows = []
    for i in range(count):
        color = [v / 255 for v in layers[i % len(layers)][4:]]
        rows.append([i % columns * pitch, i // columns * pitch, pitch * .88, pitch * .88, pitch / 7] + color)
    return rows


def circles(folder):
    """Writes the opacities or the radii; the app makes the circles by replicators, and no engine reads a description."""
    row, column = np.mgrid[0:80, 0:125]
    times = [f / 60 + .03 * row + .02 * column for f in range(FRAMES)]
    waves = [1 - np.abs(2 * (t / 2 % 1) - 1) for t in times]
    folder.numbers("s10", [.2 + .8 * wave for wave in waves])
    folder.numbers("s10-growing", [5 * (.5 + .7 * wave) for wave in waves])


def main():
    folder = Folder(sys.argv[1])
    scenes = (stripes, flip, sprites, shapes, cards, full_screen, damage)
    for scene in scenes:
        scene(folder)
    particles(folder)
    circles(folder)
    whole = {}
    for name in [f"s{number}" for number in range(1, len(scenes) + 1)] + ["s5-eased"]:
        with open(f"{folder.path}/{name}.json") as file:
            whole[name] = json.load(file)
    folder.description("scenes", whole)


main()
