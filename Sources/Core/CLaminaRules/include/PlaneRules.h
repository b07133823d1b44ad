/// Planes of films: Y′CbCr of BT.709 in limited range, 4:2:0, from sRGB pixels; alpha is ignored.
///
/// Source: ITU-R BT.709-6, sections 3.2 to 3.5: Y′ = 0.2126 R′ + 0.7152 G′ + 0.0722 B′; 8-bit levels 16...235 and 16...240.
#ifndef PLANE_RULES_H
#define PLANE_RULES_H

#include "RuleLanguage.h"

/// The luma of a pixel, 16...235. The factors are in units of 2⁻¹⁵ and add up to 219/255.
RULE uint lumaRule(uint pixel) {
    uint sum = (pixel >> 16 & 255u) * 5983u + (pixel >> 8 & 255u) * 20127u + (pixel & 255u) * 2032u;
    // The level of black, 16, and a half, which rounds to nearest.
    return (sum + 16u * 32768u + 16384u) >> 15;
}

/// A chroma of a block of 2 × 2 pixels, by the factors of red, green and blue in units of 2⁻¹⁵.
RULE uint chromaRule(uint first, uint second, uint third, uint fourth, int red, int green, int blue) {
    // Red and blue share a word, 16 bits apart; a sum of four bytes needs 10 bits.
    uint outer = (first & 0xFF00FFu) + (second & 0xFF00FFu) + (third & 0xFF00FFu) + (fourth & 0xFF00FFu);
    uint inner = (first >> 8 & 255u) + (second >> 8 & 255u) + (third >> 8 & 255u) + (fourth >> 8 & 255u);
    int sum = AS_INT(outer >> 16) * red + AS_INT(inner) * green + AS_INT(outer & 0xFFFFu) * blue;
    // The sum of four pixels has two more bits. The offset is the neutral level, 128, and a half; with it, no sum is negative.
    return AS_UINT(sum + 128 * 4 * 32768 + 2 * 32768) >> 17;
}

/// Cb, with 0.5 · 224/255 for blue and −0.2126 / 1.8556 and −0.7152 / 1.8556 of 224/255 for red and green.
RULE uint blueChromaRule(uint first, uint second, uint third, uint fourth) {
    return chromaRule(first, second, third, fourth, -3298, -11094, 14392);
}

/// Cr, with 0.5 · 224/255 for red and −0.7152 / 1.5748 and −0.0722 / 1.5748 of 224/255 for green and blue.
RULE uint redChromaRule(uint first, uint second, uint third, uint fourth) {
    return chromaRule(first, second, third, fourth, 14392, -13073, -1319);
}

#endif
