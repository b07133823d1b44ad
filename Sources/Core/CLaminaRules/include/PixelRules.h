/// Source over, opacity and the other operations on whole pixels.
#ifndef PIXEL_RULES_H
#define PIXEL_RULES_H

#include "RuleLanguage.h"

/// Divides a sum of products of bytes by 255, rounded to nearest; exact up to 255 · 255. Larger sums wrap at 16 bits, as the kernels' words do.
RULE uint dividedBy255Rule(uint sum) {
    uint biased = (sum + 128u) & 0xFFFFu;
    return ((biased + (biased >> 8)) & 0xFFFFu) >> 8;
}

/// The product of two fractions in units of 1/255, rounded to nearest.
RULE uint productRule(uint a, uint b) { return dividedBy255Rule(a * b); }

/// Divides the two products of bytes in the halves of a word by 255, rounded to nearest.
RULE uint dividedHalvesRule(uint halves) {
    halves += 0x800080u;
    return ((halves + ((halves >> 8) & 0xFF00FFu)) >> 8) & 0xFF00FFu;
}

/// The pixel with all channels multiplied by `alpha` / 255.
RULE uint fadedRule(uint pixel, uint alpha) {
    return dividedHalvesRule((pixel & 0xFF00FFu) * alpha) | dividedHalvesRule((pixel >> 8 & 0xFF00FFu) * alpha) << 8;
}

/// Limits the two halves of a word, each at most 510, to 255.
RULE uint saturatedHalvesRule(uint halves) { return (halves | (halves >> 8 & 0x10001u) * 255u) & 0xFF00FFu; }

/// Source over: source + under · (1 − source alpha). A source whose colour exceeds its alpha becomes too bright instead of wrapping around.
RULE uint overRule(uint source, uint under) {
    uint clear = 255u - (source >> 24);
    uint even = saturatedHalvesRule((source & 0xFF00FFu) + dividedHalvesRule((under & 0xFF00FFu) * clear));
    uint odd = saturatedHalvesRule((source >> 8 & 0xFF00FFu) + dividedHalvesRule((under >> 8 & 0xFF00FFu) * clear));
    return even | odd << 8;
}

/// The sum of two pixels; channels saturate at 255.
RULE uint plusLighterRule(uint source, uint under) {
    uint even = saturatedHalvesRule((source & 0xFF00FFu) + (under & 0xFF00FFu));
    uint odd = saturatedHalvesRule((source >> 8 & 0xFF00FFu) + (under >> 8 & 0xFF00FFu));
    return even | odd << 8;
}

/// Interpolates from `under` to `source` by `cover` / 255. The sum of both products is divided once, so that it is rounded once.
RULE uint mixRule(uint source, uint under, uint cover) {
    uint even = dividedHalvesRule((source & 0xFF00FFu) * cover + (under & 0xFF00FFu) * (255u - cover));
    uint odd = dividedHalvesRule((source >> 8 & 0xFF00FFu) * cover + (under >> 8 & 0xFF00FFu) * (255u - cover));
    return even | odd << 8;
}

/// The pixel with red, green and blue multiplied by the factors of a tint, 0...255, from the third byte down.
RULE uint tintedRule(uint pixel, uint tint) {
    return (pixel & 0xFF000000u) | productRule(pixel >> 16 & 255u, tint >> 16 & 255u) << 16
        | productRule(pixel >> 8 & 255u, tint >> 8 & 255u) << 8 | productRule(pixel & 255u, tint & 255u);
}

#endif
