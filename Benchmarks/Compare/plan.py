"""The scenes, their peers, and the targets."""

# The peers of each scene. The variants of a scene draw the same pictures by hand in other ways.
PEERS = {
    "S1": ["cairo", "qpainter", "skia", "thorvg", "chromium drawn", "chromium captured"],
    "S2": ["cairo", "qpainter", "skia", "chromium drawn", "chromium captured"],
    "S3": ["cairo", "qpainter", "skia", "chromium captured"],
    "S4": ["cairo", "qpainter", "skia", "thorvg", "chromium drawn", "chromium captured"],
    "S5": ["cairo", "qpainter", "skia", "chromium drawn", "chromium captured"],
    "S5-eased": ["cairo", "qpainter", "skia", "chromium drawn", "chromium captured"],
    "S6": ["cairo", "qpainter", "skia", "thorvg", "chromium drawn", "chromium captured"],
    "S7": ["cairo", "qpainter", "skia", "thorvg", "chromium captured"],
    "S9": ["cairo"],
    "S10": ["cairo"],
    "S10-growing": ["cairo"],
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
    "S9": "20,000 particles (Lamina: an emitter layer)",
    "S10": "10,000 replicated circles fade",
    "S10-growing": "10,000 replicated circles grow",
}
# The thread counts with which each peer is measured, one after another; None for Chromium, which has its own processes and threads.
THREADS = {"thorvg": (2, 1), "chromium drawn": (None,), "chromium captured": (None,)}
# Scene, peer, and the maximum ratio of Lamina's time to the peer's.
TARGETS = [
    ("S1", "cairo", 1.0), ("S2", "cairo", .5), ("S3", "cairo", .15), ("S4", "cairo", .09), ("S4", "thorvg", .3), ("S5", "cairo", .35),
    ("S5-redraw", "cairo", .3), ("S6", "qpainter", .5), ("S7-damage", "thorvg", .4),
    ("S10", "cairo", .5),
]
# The allowed mean difference from Cairo's picture (0...255), and the allowed percentage of pixels that differ by more than 16.
# S10: Cairo's coverage of a circle of 5 pixels is up to 9 % from the exact one, Lamina's up to 1.4 %.
AGREEMENT = {
    "S1": (.1, 0), "S2": (.2, .1), "S3": (1, .1), "S4": (.5, .5), "S5": (1.5, 2), "S5-eased": (1.5, 2), "S6": (2, 0), "S7": (.5, .1),
    "S9": (.5, .1), "S10": (.7, 1), "S10-growing": (.7, 1),
}
# The limits of peers that differ more, for all variants of a scene, each with the reason.
PEERS_AGREEMENT = {
    # These peers round vertical edges of rectangles to whole pixels.
    ("S1", "thorvg"): (.1, .2), ("S1", "chromium drawn"): (.1, .1),
    # These peers round opacities and bilinear weights; no pixel differs by more than 16.
    ("S3", "chromium captured"): (1.2, 0),
    ("S6", "skia"): (2.6, 0), ("S6", "thorvg"): (2.7, 0), ("S6", "chromium drawn"): (2.8, 0),
    # These peers measure arc lengths along coarser chords, which moves the ends of dashes and trimmed strokes.
    ("S4", "qpainter"): (.6, 1.1), ("S4", "skia"): (.6, 1.2), ("S4", "chromium drawn"): (.6, 1.2),
    # Cairo's redrawn cards are sharp at half pixels, its cached bitmaps are blurred. Skia and Chromium draw shadows and glyphs differently.
    ("S5", "cairo"): (1.4, 2.8), ("S5", "skia"): (2.2, 3.2), ("S5", "chromium drawn"): (2.6, 3.6),
    ("S5-eased", "skia"): (1.9, 2.2), ("S5-eased", "chromium drawn"): (2.1, 2.5),
    # These peers approximate the coverage of small rounded corners.
    ("S7", "skia"): (.5, .4), ("S7", "chromium captured"): (.5, .4),
}


def agreement(scene, engine):
    """Returns the limits for an engine's pictures of a scene and its variants."""
    return PEERS_AGREEMENT.get((scene, engine), AGREEMENT[scene])


def threads(name):
    """Returns the thread counts with which a peer is measured."""
    return THREADS.get(name, (1,))


def label(name, count):
    """Returns the title of an engine's column in tables."""
    name = "Lamina" if name == "lamina" else name
    return name if count is None else f"{name}, {count} thread{'s' * (count > 1)}"


def contenders(scene, quick):
    """Returns pairs of scene variant and peer; those with targets come first, so that they run immediately after Lamina."""
    pairs = [(scene, name) for name in PEERS[scene]]
    pairs += [(variant, name) for variant, names in VARIANTS.get(scene, {}).items() for name in names]
    aimed_at = {(target, name) for target, name, _ in TARGETS}
    others = [] if quick else [pair for pair in pairs if pair not in aimed_at]
    return [pair for pair in pairs if pair in aimed_at] + others
