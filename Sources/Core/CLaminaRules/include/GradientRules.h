/// The index of a colour in a radial or a conic gradient, from a position in whole units.
#ifndef GRADIENT_RULES_H
#define GRADIENT_RULES_H

#include "RuleLanguage.h"

#include "SampleRules.h"

/// The largest magnitude of a coordinate: the squares of two have a sum of at most 2⁵³, which double precision holds.
#define farthestPlaceRule (1 << 26)

/// The sum without its lowest bits, rounded to nearest; a half goes to the even neighbour, as in floating point. `dropped` is 18...28.
RULE WIDE roundedRule(WIDE sum, int dropped) {
    WIDE bias;
    bias.low = (1u << (dropped - 1)) - 1u + (sum.low >> dropped & 1u);
    bias.high = 0;
    WIDE rounded = wideSumRule(sum, bias);
    rounded.low &= ~((1u << dropped) - 1u);
    return rounded;
}

/// A coordinate in units of 2^`dropped`, rounded and limited.
RULE int wholePlaceRule(WIDE sum, int dropped) {
    WIDE rounded = roundedRule(sum, dropped);
    int limit = 1 << (dropped - 6);
    if (rounded.high >= limit) return farthestPlaceRule;
    if (rounded.high < -limit) return -farthestPlaceRule;
    return AS_INT(AS_UINT(rounded.high) << (32 - dropped) | rounded.low >> dropped);
}

/// The square of a coordinate.
RULE WIDE squaredPlaceRule(int place) {
    uint number = AS_UINT(place < 0 ? -place : place);
    uint upper = number >> 16, lower = number & 0xFFFFu, middle = upper * lower;
    WIDE first, second;
    first.low = lower * lower;
    first.high = AS_INT(upper * upper);
    second.low = middle << 17;
    second.high = AS_INT(middle >> 15);
    return wideSumRule(first, second);
}

/// The square root of a number below 2⁵⁶, rounded down, or up.
RULE int rootRule(WIDE number, bool isRoundedUp) {
    // Two digits of the number give one of the root: it grows by one where the rest allows it.
    uint root = 0u, rest = 0u;
    for (int pair = 27; pair >= 0; pair--) {
        uint digits = pair >= 16 ? AS_UINT(number.high) >> (2 * pair - 32) : number.low >> (2 * pair);
        rest = rest << 2 | (digits & 3u);
        uint trial = root << 2 | 1u;
        root <<= 1;
        if (rest >= trial) {
            rest -= trial;
            root |= 1u;
        }
    }
    return AS_INT(root + (isRoundedUp && rest != 0u ? 1u : 0u));
}

/// The index at a position in a radial gradient. All but the index are in units of 2^−`bits`.
RULE uint radialIndexRule(int x, int y, int offset, bool isShrinking, int bits) {
    int distance = rootRule(wideSumRule(squaredPlaceRule(x), squaredPlaceRule(y)), isShrinking);
    int index = isShrinking ? offset - distance : offset + distance;
    return index < 0 ? 0u : AS_UINT(index) >> bits;
}

/// The tangent of the angle between a position and the nearer axis in units of 2⁻¹⁶, rounded to nearest; a half goes to the even neighbour.
RULE uint tangentRule(int x, int y) {
    uint a = AS_UINT(x < 0 ? -x : x), b = AS_UINT(y < 0 ? -y : y);
    uint longer = a > b ? a : b, rest = a > b ? b : a;
    if (longer == 0u) return 0u;
    uint tangent = 0u;
    for (int bit = 16; bit >= 0; bit--) {
        tangent <<= 1;
        if (rest >= longer) {
            rest -= longer;
            tangent |= 1u;
        }
        rest <<= 1;
    }
    return rest > longer || (rest == longer && (tangent & 1u) != 0u) ? tangent + 1u : tangent;
}

/// The index at a position in a conic gradient, 1...1025. `octant` is the angle to the nearer axis in 1/1024 turn, rounded down, and `isWhole` is true
/// when it has no fraction.
RULE uint conicIndexRule(int x, int y, uint octant, bool isWhole) {
    // The angle is mirrored into its octant, and a mirror exchanges rounding down and up.
    int low = AS_INT(octant), high = isWhole ? low : low + 1, kept = 0;
    if ((y < 0 ? -y : y) > (x < 0 ? -x : x)) {
        kept = low;
        low = 256 - high;
        high = 256 - kept;
    }
    if (x < 0) {
        kept = low;
        low = 512 - high;
        high = 512 - kept;
    }
    return AS_UINT(1 + (y < 0 ? 1024 - high : low));
}

#endif
