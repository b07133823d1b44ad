"""Which scenes and peers there are, and what is aimed at."""

# The peers of each scene. A scene's variants are other ways to draw the same pictures by hand.
PEERS = {
    "S1": ["cairo", "qpainter", "skia", "thorvg", "chromium drawn", "chromium captured"],
    "S2": ["cairo", "qpainter", "skia", "chromium drawn", "chromium captured"],
    "S3": ["cairo", "qpainter", "skia", "chromium captured"],
    "S4": ["cairo", "qpainter", "skia", "thorvg", "chromium drawn", "chromium captured"],
    "S5": ["cairo", "qpainter", "skia", "chromium drawn", "chromium captured"],
    "S5-eased": ["cairo", "qpainter", "skia", "chromium drawn", "chromium captured"],
    "S6": ["cairo", "qpainter", "skia", "thorvg", "chromium drawn", "chromium captured"],
    "S7": ["cairo", "qpainter", "skia", "thorvg", "chromium captured"],
}
VARIANTS = {
    "S1": {"S1-damage": ["cairo", "qpainter", "skia", "thorvg"]},
    "S2": {"S2-damage": ["cairo", "qpainter", "skia"]},
    "S4": {"S4-fine": ["cairo"]},
    "S5": {"S5-redraw": ["cairo", "skia"]},
    "S5-eased": {"S5-eased-redraw": ["cairo", "skia"]},
    "S7": {"S7-damage": ["cairo", "qpainter", "skia", "thorvg"]},
}
TITLES = {
    "S1": "stripes (peers: all repainted)",
    "S1-damage": "stripes (peers: damage only)",
    "S2": "flip (peers: all repainted)",
    "S2-damage": "flip (peers: damage only)",
    "S3": "10,000 sprites",
    "S4": "300 morphing shapes (tolerance: Cairo 0.1 pixel, Lamina 1/32)",
    "S4-fine": "300 morphing shapes (tolerance: both 1/32 pixel)",
    "S5": "150 cards (peers: cached bitmaps)",
    "S5-redraw": "150 cards appear, with their text (peers: redrawn)",
    "S5-eased": "150 cards, 443 points/s, eased (peers: cached bitmaps)",
    "S5-eased-redraw": "150 cards, 443 points/s, eased (peers: redrawn)",
    "S6": "eight full-screen images",
    "S7": "one moves among 2,000 (peers: all repainted)",
    "S7-damage": "one moves among 2,000 (peers: damage only)",
}
# How many threads each peer draws with; one after another where there are several. Chromium has processes and threads of its own.
THREADS = {"thorvg": (2, 1), "chromium drawn": (None,), "chromium captured": (None,)}
# Scene, peer, the most that Lamina may take of the peer's time.
TARGETS = [
    ("S1", "cairo", 1.0), ("S2", "cairo", .5), ("S3", "cairo", .15), ("S4", "cairo", .09), ("S4", "thorvg", .3), ("S5", "cairo", .35),
    ("S5-redraw", "cairo", .3), ("S6", "qpainter", .5), ("S7-damage", "thorvg", .4)
]
# Mean difference from Cairo's picture in steps of 255, and hundredths of the pixels that may differ by more than 16.
AGREEMENT = {
    "S1": (.1, 0), "S2": (.2, .1), "S3": (1, .1), "S4": (.5, .5), "S5": (1.5, 2), "S5-eased": (1.5, 2), "S6": (2, 0), "S7": (.5, .1)
}
# The same for peers that differ more, in all variants of a scene, with the reason.
PEERS_AGREEMENT = {
    # Vertical edges of rectangles lie on whole pixels.
    ("S1", "thorvg"): (.1, .2), ("S1", "chromium drawn"): (.1, .1),
    # Opacities and weights of bilinear sampling are rounded; no pixel is off by more than 16.
    ("S3", "chromium captured"): (1.2, 0),
    ("S6", "skia"): (2.6, 0), ("S6", "thorvg"): (2.7, 0), ("S6", "chromium drawn"): (2.8, 0),
    # Arc lengths, and with them the ends of dashes and trimmed strokes, are measured along coarser chords.
    ("S4", "qpainter"): (.6, 1.1), ("S4", "skia"): (.6, 1.2), ("S4", "chromium drawn"): (.6, 1.2),
    # Cairo's redrawn cards are exact at half pixels, its bitmaps blurred. Skia's and Chromium's shadows and glyphs are their own.
    ("S5", "cairo"): (1.4, 2.8), ("S5", "skia"): (2.2, 3.2), ("S5", "chromium drawn"): (2.6, 3.6),
    ("S5-eased", "skia"): (1.9, 2.2), ("S5-eased", "chromium drawn"): (2.1, 2.5),
    # Coverage of small round corners is approximated.
    ("S7", "skia"): (.5, .4), ("S7", "chromium captured"): (.5, .4),
}


def agreement(scene, engine):
    """The limit for an engine's pictures of a scene and its variants."""
    return PEERS_AGREEMENT.get((scene, engine), AGREEMENT[scene])


def threads(name):
    """The thread counts that a peer is measured with."""
    return THREADS.get(name, (1,))


def label(name, count):
    """An engine's column in tables."""
    name = "Lamina" if name == "lamina" else name
    return name if count is None else f"{name}, {count} thread{'s' * (count > 1)}"


def contenders(scene, quick):
    """Pairs of scene variant and peer; first those that are aimed at, so that they run right after Lamina."""
    pairs = [(scene, name) for name in PEERS[scene]]
    pairs += [(variant, name) for variant, names in VARIANTS.get(scene, {}).items() for name in names]
    aimed_at = {(target, name) for target, name, _ in TARGETS}
    others = [] if quick else [pair for pair in pairs if pair not in aimed_at]
    return [pair for pair in pairs if pair in aimed_at] + others
