"""Which scenes and peers there are, and what is aimed at."""

# What a scene is compared with. A scene's variant is another way to draw it by hand.
PEERS = {
    "S1": ["cairo", "qpainter", "skia", "thorvg", "chromium drawn", "chromium captured"],
    "S2": ["cairo", "qpainter", "skia", "chromium drawn", "chromium captured"],
    "S3": ["cairo", "qpainter", "skia", "chromium captured"],
    "S4": ["cairo", "qpainter", "skia", "thorvg", "chromium drawn", "chromium captured"],
    "S5": ["cairo", "qpainter", "skia", "chromium drawn", "chromium captured"],
    "S6": ["cairo", "qpainter", "skia", "thorvg", "chromium drawn", "chromium captured"],
    "S7": ["cairo", "qpainter", "skia", "thorvg", "chromium captured"],
}
VARIANTS = {"S5": {"S5-redraw": ["cairo", "skia"]}, "S7": {"S7-damage": ["cairo", "thorvg"]}}
TITLES = {
    "S1": "stripes", "S2": "flip", "S3": "10,000 sprites", "S4": "300 morphing shapes", "S5": "150 cards (peers: cached bitmaps)",
    "S5-redraw": "cards, first frame (peers: redrawn)", "S6": "eight full-screen images", "S7": "one moves among 2,000 (peers: all redrawn)",
    "S7-damage": "the same (peers: damage only)"
}
# Scene, peer, the most that Lamina may take of the peer's time.
TARGETS = [
    ("S1", "cairo", 1.0), ("S2", "cairo", .5), ("S3", "cairo", .15), ("S4", "cairo", .09), ("S4", "thorvg", .3), ("S5", "cairo", .35),
    ("S5-redraw", "cairo", .3), ("S6", "qpainter", .5), ("S7-damage", "thorvg", .4)
]
# Mean difference from Cairo's picture in steps of 255, and hundredths of the pixels that may differ by more than 16.
AGREEMENT = {"S1": (.1, 0), "S2": (.2, .1), "S3": (1, .1), "S4": (.5, .5), "S5": (1.5, 2), "S6": (2, 0), "S7": (.5, .1)}


def contenders(scene, quick):
    """Pairs of scene variant and peer; first those that are aimed at, so that they run right after Lamina."""
    pairs = [(scene, name) for name in PEERS[scene]]
    pairs += [(variant, name) for variant, names in VARIANTS.get(scene, {}).items() for name in names]
    aimed_at = {(target, name) for target, name, _ in TARGETS}
    others = [] if quick else [pair for pair in pairs if pair not in aimed_at]
    return [pair for pair in pairs if pair in aimed_at] + others
