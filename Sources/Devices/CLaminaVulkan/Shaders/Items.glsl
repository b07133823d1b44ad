// The items in the arena: what each adds to a pixel. `ItemPacking` writes them.

layout(std430, binding = 0) readonly buffer Arena { uint arena[]; };
layout(std430, binding = 1) readonly buffer Frame { uint frame[]; };
layout(std430, binding = 2) writeonly buffer Pixels { uint pixels[]; };

#define solidKind 0u
#define texelsKind 1u
#define stretchedKind 2u
#define mappedKind 3u
#define rampKind 4u
#define radialKind 5u
#define conicKind 6u

// Word 0 of an item has its kind in the lowest byte, then the blend mode, the opacity, and 1 for a group with a mask or 2 for a sprite that is added.
uint kindOf(uint item) { return arena[item] & 255u; }
uint modeOf(uint item) { return arena[item] >> 8 & 255u; }
uint fadeOf(uint item) { return arena[item] >> 16 & 255u; }
bool hasMask(uint item) { return (arena[item] >> 24 & 1u) != 0u; }
bool isAdded(uint item) { return (arena[item] >> 24 & 2u) != 0u; }

ivec4 visibleRect(uint item) {
    return ivec4(int(arena[item + 2u]), int(arena[item + 3u]), int(arena[item + 4u]), int(arena[item + 5u]));
}

// The coverage of a pixel, and whether all pixels of its run have the same.
struct Cover {
    uint alpha;
    bool isEven;
};

// Finds the pixel's run by bisection: a row's runs are in order and do not overlap.
Cover coverAt(uint coverage, ivec2 place) {
    if (coverage == 0u) return Cover(255u, true);
    ivec4 bounds = ivec4(int(arena[coverage]), int(arena[coverage + 1u]), int(arena[coverage + 2u]), int(arena[coverage + 3u]));
    if (place.x < bounds.x || place.y < bounds.y || place.x >= bounds.z || place.y >= bounds.w) return Cover(0u, true);
    uint row = coverage + 6u + uint(place.y - bounds.y);
    uint low = arena[row], high = arena[row + 1u], runs = arena[coverage + 4u];
    // Of the runs that begin at or before the pixel, the last one counts: all below `low` begin there, none from `high` on does.
    uint first = low;
    while (low < high) {
        uint middle = (low + high) / 2u;
        if (int(arena[runs + 4u * middle]) <= place.x) low = middle + 1u; else high = middle;
    }
    if (low == first) return Cover(0u, true);
    uint run = runs + 4u * (low - 1u);
    uint step = uint(place.x - int(arena[run]));
    if (step >= arena[run + 1u]) return Cover(0u, true);
    if (int(arena[run + 2u]) < 0) return Cover(arena[run + 3u] & 255u, true);
    uint index = arena[run + 2u] + step;
    return Cover(arena[arena[coverage + 5u] + index / 4u] >> 8u * (index & 3u) & 255u, false);
}

// False in the program for frames without blend modes other than the normal one: drivers on processors run both sides of every branch.
layout(constant_id = 0) const bool hasModes = true;

// Paints a source through a shape and a clip, with an opacity, rounded as by `Painter`.
uint painted(uint source, uint under, uint item, Cover shape, Cover clip) {
    if (shape.alpha == 0u || clip.alpha == 0u) return under;
    uint mode = modeOf(item), fade = fadeOf(item);
    bool isEven = shape.isEven && clip.isEven;
    // No item has both a shape and a clip, so that the order of the factors does not matter.
    uint cover = productRule(productRule(fade, shape.alpha), clip.alpha);
    if (!hasModes || mode == normalMode) return overRule(fadedRule(source, cover), under);
    // Where the coverage is full, the opacity belongs to the source. Sprites are always added that way.
    if (mode == plusLighterMode && (isAdded(item) || isEven && cover == fade)) return plusLighterRule(fadedRule(source, cover), under);
    return mixRule(blendedRule(source, under, mode), under, cover);
}

WIDE wideAt(uint place) {
    WIDE number;
    number.low = arena[place];
    number.high = int(arena[place + 1u]);
    return number;
}

// The pixel of a picture at a position in 1/256 pixel.
uint sampledAt(uint source, uint x, uint y) {
    uint stride = arena[source + 5u], column = x >> 8, row = y >> 8;
    uint right = column < arena[source + 6u] ? 1u : 0u, down = row < arena[source + 7u] ? stride : 0u;
    uint upper = arena[source + 4u] + row * stride + column;
    return bilinearRule(arena[upper], arena[upper + right], arena[upper + down], arena[upper + down + right], x & 255u, y & 255u);
}

// The pixel of a picture that is stretched along its axes: tables have the position of each column and row, in 1/256 pixel.
uint stretchedAt(uint source, ivec2 place) {
    ivec2 corner = ivec2(int(arena[source]), int(arena[source + 1u]));
    uint x = arena[arena[source + 2u] + uint(place.x - corner.x)], y = arena[arena[source + 3u] + uint(place.y - corner.y)];
    return sampledAt(source, x, y);
}

// One coordinate of a pixel's position under an affine map: the start, and the steps to the right and down.
int mappedPlace(uint source, uint coordinate, uvec2 step) {
    WIDE start = wideAt(source + 12u + 2u * coordinate), across = wideAt(source + 16u + 2u * coordinate), down = wideAt(source + 20u + 2u * coordinate);
    WIDE sum = wideSumRule(start, wideSumRule(wideProductRule(across, step.x), wideProductRule(down, step.y)));
    return placeRule(sum, int(arena[source + 2u]), int(arena[source + 8u + coordinate]), int(arena[source + 10u + coordinate]));
}

uint mappedAt(uint source, ivec2 place) {
    uvec2 step = uvec2(place - ivec2(int(arena[source]), int(arena[source + 1u])));
    return sampledAt(source, uint(mappedPlace(source, 0u, step)), uint(mappedPlace(source, 1u, step)));
}

// The colour of an axial gradient: its index grows evenly with columns and rows.
uint rampAt(uint source, ivec2 place) {
    uvec2 step = uvec2(place - ivec2(int(arena[source]), int(arena[source + 1u])));
    WIDE sum = wideSumRule(
        wideAt(source + 4u), wideSumRule(wideProductRule(wideAt(source + 6u), step.x), wideProductRule(wideAt(source + 8u), step.y)));
    return arena[arena[source + 2u] + rampIndexRule(sum, arena[source + 3u])];
}

// One coordinate of a pixel's position in a radial or conic gradient: the start of the row, the steps to the first column and further right.
int curvePlace(uint source, uint coordinate, uvec2 step) {
    uint numbers = source + 8u + 2u * coordinate;
    int dropped = 31 - int(arena[source + 4u]);
    WIDE first = roundedRule(wideSumRule(wideAt(numbers), wideProductRule(wideAt(numbers + 4u), step.y)), dropped);
    return wholePlaceRule(wideSumRule(first, wideSumRule(wideAt(numbers + 8u), wideProductRule(wideAt(numbers + 12u), step.x))), dropped);
}

// The angle that has a tangent, in 1/1024 turn, rounded down: the number of tangents in the list that are not larger.
uint octantOf(uint tangent, uint list) {
    uint low = 0u, high = 127u;
    while (low < high) {
        uint middle = (low + high) / 2u;
        if (arena[list + middle] <= tangent) low = middle + 1u; else high = middle;
    }
    return low;
}

// The colour of a radial or conic gradient.
uint curveAt(uint source, ivec2 place, bool isConic) {
    uvec2 step = uvec2(place - ivec2(int(arena[source]), int(arena[source + 1u])));
    int x = curvePlace(source, 0u, step), y = curvePlace(source, 1u, step);
    uint index;
    if (isConic) {
        uint tangent = tangentRule(x, y);
        index = conicIndexRule(x, y, octantOf(tangent, arena[source + 6u]), tangent == 0u);
    } else {
        index = radialIndexRule(x, y, int(arena[source + 6u]), arena[source + 7u] != 0u, int(arena[source + 4u]));
    }
    return arena[arena[source + 2u] + min(index, arena[source + 3u] - 1u)];
}

uint sourceAt(uint item, ivec2 place) {
    uint kind = kindOf(item);
    if (kind == solidKind) return arena[item + 1u];
    uint source = arena[item + 10u];
    if (kind == stretchedKind) return tintedRule(stretchedAt(source, place), arena[item + 1u]);
    if (kind == rampKind) return rampAt(source, place);
    if (kind == radialKind || kind == conicKind) return curveAt(source, place, kind == conicKind);
    if (kind == mappedKind) return tintedRule(mappedAt(source, place), arena[item + 1u]);
    ivec2 inner = place - ivec2(int(arena[source]), int(arena[source + 1u]));
    return tintedRule(arena[arena[source + 3u] + uint(inner.y) * arena[source + 2u] + uint(inner.x)], arena[item + 1u]);
}

ivec2 shiftOf(uint item) { return ivec2(int(arena[item + 8u]), int(arena[item + 9u])); }

// The pixel after an item is drawn on `under`.
uint drawn(uint item, ivec2 place, uint under) {
    place -= shiftOf(item);
    Cover shape = coverAt(arena[item + 6u], place);
    if (shape.alpha == 0u) return under;
    return painted(sourceAt(item, place), under, item, shape, coverAt(arena[item + 7u], place));
}

// The pixel after a group's contents are composited on `under`.
uint composed(uint item, ivec2 place, uint contents, uint under) {
    return painted(contents, under, item, Cover(255u, true), coverAt(arena[item + 7u], place - shiftOf(item)));
}
