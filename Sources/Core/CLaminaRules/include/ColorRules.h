/// Straight colours: three channels that are not multiplied by an alpha, in units of 2⁻¹⁵, from 0 to `fullRule`.
///
/// Source of the formulas: W3C "Compositing and Blending Level 1", section 10.
#ifndef COLOR_RULES_H
#define COLOR_RULES_H

#include "RuleLanguage.h"

/// One, in units of 2⁻¹⁵: the product of two channels fits a signed number of 32 bits.
#define fullRule 32768

struct StraightRule {
    int red;
    int green;
    int blue;
};

#ifdef GL_core_profile
#define STRAIGHT StraightRule
#else
#define STRAIGHT struct StraightRule
#endif

RULE STRAIGHT straightRule(int red, int green, int blue) {
    STRAIGHT color;
    color.red = red;
    color.green = green;
    color.blue = blue;
    return color;
}

RULE int lesserRule(int a, int b) { return a < b ? a : b; }
RULE int greaterRule(int a, int b) { return a > b ? a : b; }
RULE int lowestRule(STRAIGHT color) { return lesserRule(color.red, lesserRule(color.green, color.blue)); }
RULE int highestRule(STRAIGHT color) { return greaterRule(color.red, greaterRule(color.green, color.blue)); }

/// The quotient of a number by a positive one, rounded towards zero.
RULE int quotientRule(int number, int divisor) {
    return number < 0 ? -AS_INT(AS_UINT(-number) / AS_UINT(divisor)) : AS_INT(AS_UINT(number) / AS_UINT(divisor));
}

/// The product of two channels, rounded to nearest.
RULE int scaledRule(int a, int b) { return (a * b + fullRule / 2) >> 15; }

/// One channel of a pixel divided by its alpha, which is not 0; at most one.
RULE int straightChannelRule(uint channel, uint alpha) {
    return lesserRule(AS_INT(((channel << 15) + alpha / 2u) / alpha), fullRule);
}

RULE STRAIGHT straightPixelRule(uint pixel) {
    uint alpha = pixel >> 24;
    return straightRule(
        straightChannelRule(pixel >> 16 & 255u, alpha), straightChannelRule(pixel >> 8 & 255u, alpha),
        straightChannelRule(pixel & 255u, alpha));
}

/// 0.3 · red + 0.59 · green + 0.11 · blue; the weights add up to one.
RULE int luminosityRule(STRAIGHT color) { return (color.red * 9830 + color.green * 19333 + color.blue * 3605) >> 15; }

RULE int saturationRule(STRAIGHT color) { return highestRule(color) - lowestRule(color); }

/// The colour with its channels stretched so that the smallest is 0 and the largest is `saturation`.
RULE STRAIGHT saturatedRule(STRAIGHT color, int saturation) {
    int low = lowestRule(color), range = highestRule(color) - low;
    if (range <= 0) return straightRule(0, 0, 0);
    return straightRule(
        quotientRule((color.red - low) * saturation, range), quotientRule((color.green - low) * saturation, range),
        quotientRule((color.blue - low) * saturation, range));
}

/// The colour with the distances of its channels from `center` multiplied by `part` / `whole`.
RULE STRAIGHT drawnTogetherRule(STRAIGHT color, int center, int part, int whole) {
    return straightRule(
        center + quotientRule((color.red - center) * part, whole), center + quotientRule((color.green - center) * part, whole),
        center + quotientRule((color.blue - center) * part, whole));
}

/// The colour shifted to a luminosity. Channels that leave 0...1 are then scaled towards that luminosity.
RULE STRAIGHT luminousRule(STRAIGHT color, int luminosity) {
    int difference = luminosity - luminosityRule(color);
    STRAIGHT shifted = straightRule(color.red + difference, color.green + difference, color.blue + difference);
    int center = luminosityRule(shifted), low = lowestRule(shifted), high = highestRule(shifted);
    if (low < 0 && low < center) shifted = drawnTogetherRule(shifted, center, center, center - low);
    if (high > fullRule && high > center) shifted = drawnTogetherRule(shifted, center, fullRule - center, high - center);
    return shifted;
}

/// The square root of a channel, rounded down.
RULE int squareRootRule(int channel) {
    uint rest = AS_UINT(channel) << 15, root = 0u;
    for (int bit = 15; bit >= 0; bit--) {
        uint next = root | 1u << bit;
        if (next * next <= rest) root = next;
    }
    return AS_INT(root);
}

RULE int hardLightRule(int under, int source) {
    if (source <= fullRule / 2) return scaledRule(under, 2 * source);
    return under + (2 * source - fullRule) - scaledRule(under, 2 * source - fullRule);
}

RULE int softLightRule(int under, int source) {
    if (source <= fullRule / 2) return under - scaledRule(scaledRule(fullRule - 2 * source, under), fullRule - under);
    // ((16 · under − 12) · under + 4) · under up to a quarter, and the square root above.
    int lifted = under <= fullRule / 4
        ? (((8 * under - 6 * fullRule) * under >> 14) + 4 * fullRule) * under >> 15 : squareRootRule(under);
    return under + scaledRule(2 * source - fullRule, lifted - under);
}

RULE int colorDodgeRule(int under, int source) {
    if (under == 0) return 0;
    return source >= fullRule ? fullRule : lesserRule(fullRule, quotientRule(under << 15, fullRule - source));
}

RULE int colorBurnRule(int under, int source) {
    if (under >= fullRule) return fullRule;
    return source <= 0 ? 0 : fullRule - lesserRule(fullRule, quotientRule((fullRule - under) << 15, source));
}

#endif
