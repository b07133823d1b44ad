/// Pixels between pixels.
#ifndef SAMPLE_RULES_H
#define SAMPLE_RULES_H

#include "RuleLanguage.h"

/// A signed number of 64 bits in two words, because GLSL has only 32 without an extension.
struct WideRule {
    uint low;
    int high;
};

#ifdef GL_core_profile
#define WIDE WideRule
#else
#define WIDE struct WideRule
#endif

RULE WIDE wideSumRule(WIDE a, WIDE b) {
    WIDE sum;
    sum.low = a.low + b.low;
    // The low words wrapped around when their sum is below one of them.
    sum.high = AS_INT(AS_UINT(a.high) + AS_UINT(b.high) + (sum.low < a.low ? 1u : 0u));
    return sum;
}

/// The product with a number below 2¹⁶.
RULE WIDE wideProductRule(WIDE a, uint factor) {
    uint first = (a.low & 0xFFFFu) * factor, second = (a.low >> 16) * factor + (first >> 16);
    WIDE product;
    product.low = (first & 0xFFFFu) | second << 16;
    product.high = AS_INT(AS_UINT(a.high) * factor + (second >> 16));
    return product;
}

/// A sampling position in 1/256 pixel, between two limits. `sum` is in units of 2⁻³¹ pixel, below 2²² pixels; `dropped` is 23 for 1/256 pixel or
/// 31 for whole ones.
RULE int placeRule(WIDE sum, int dropped, int low, int high) {
    int place = AS_INT(AS_UINT(sum.high) << (32 - dropped) | sum.low >> dropped);
    if (dropped == 31) place *= 256;
    if (place < low) return low;
    return place < high ? place : high;
}

/// The index of a colour among `count` at an index in units of 2⁻³¹, below 2²²; the first and the last colour continue.
RULE uint rampIndexRule(WIDE sum, uint count) {
    int index = AS_INT(AS_UINT(sum.high) << 1 | sum.low >> 31);
    if (index < 0) return 0u;
    return AS_UINT(index) < count ? AS_UINT(index) : count - 1u;
}

/// Interpolates one channel downwards between two values of 15 bits; `down` is in 1/256 pixel. The numbers fit the signed 16-bit multiplications of
/// the kernels, whose upper halves have 6 fractional bits, like `top >> 1`.
RULE uint downwardRule(uint top, uint bottom, uint down) {
    int way = (AS_INT(bottom) - AS_INT(top)) * AS_INT(down << 7) >> 16;
    return AS_UINT((AS_INT(top >> 1) + way + 32) >> 6) & 255u;
}

/// Interpolates between four neighbours; `right` and `down` are in 1/256 pixel.
///
/// Accuracy: 0.53 of a step of 255; exact where both fractions are 0 and where the neighbours are equal.
RULE uint bilinearRule(uint topLeft, uint topRight, uint bottomLeft, uint bottomRight, uint right, uint down) {
    uint left = 256u - right;
    uint topEven = ((topLeft & 0xFF00FFu) * left + (topRight & 0xFF00FFu) * right) >> 1 & 0x7FFF7FFFu;
    uint topOdd = ((topLeft >> 8 & 0xFF00FFu) * left + (topRight >> 8 & 0xFF00FFu) * right) >> 1 & 0x7FFF7FFFu;
    uint bottomEven = ((bottomLeft & 0xFF00FFu) * left + (bottomRight & 0xFF00FFu) * right) >> 1 & 0x7FFF7FFFu;
    uint bottomOdd = ((bottomLeft >> 8 & 0xFF00FFu) * left + (bottomRight >> 8 & 0xFF00FFu) * right) >> 1 & 0x7FFF7FFFu;
    return downwardRule(topEven & 0xFFFFu, bottomEven & 0xFFFFu, down) | downwardRule(topEven >> 16, bottomEven >> 16, down) << 16
        | downwardRule(topOdd & 0xFFFFu, bottomOdd & 0xFFFFu, down) << 8 | downwardRule(topOdd >> 16, bottomOdd >> 16, down) << 24;
}

#endif
