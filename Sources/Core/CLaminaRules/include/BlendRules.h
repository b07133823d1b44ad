/// The blend modes, by their numbers in `BlendMode`.
#ifndef BLEND_RULES_H
#define BLEND_RULES_H

#include "RuleLanguage.h"

#include "ColorRules.h"

#include "PixelRules.h"

#define normalMode 0
#define multiplyMode 1
#define screenMode 2
#define overlayMode 3
#define darkenMode 4
#define lightenMode 5
#define colorDodgeMode 6
#define colorBurnMode 7
#define softLightMode 8
#define hardLightMode 9
#define differenceMode 10
#define exclusionMode 11
#define hueMode 12
#define saturationMode 13
#define colorMode 14
#define luminosityMode 15
#define clearMode 16
#define copyMode 17
#define sourceInMode 18
#define sourceOutMode 19
#define sourceAtopMode 20
#define destinationOverMode 21
#define destinationInMode 22
#define destinationOutMode 23
#define destinationAtopMode 24
#define xorMode 25
#define plusDarkerMode 26
#define plusLighterMode 27

/// The factor of the source in a Porter–Duff operator, 0...255, for the alpha of the pixel beneath.
RULE uint sourceFactorRule(uint mode, uint alpha) {
    if (mode == copyMode) return 255u;
    if (mode == sourceInMode || mode == sourceAtopMode) return alpha;
    return mode == clearMode || mode == destinationInMode || mode == destinationOutMode ? 0u : 255u - alpha;
}

/// The factor of the pixel beneath in a Porter–Duff operator, 0...255, for the alpha of the source.
RULE uint underFactorRule(uint mode, uint alpha) {
    if (mode == destinationOverMode) return 255u;
    if (mode == destinationInMode || mode == destinationAtopMode) return alpha;
    return mode == sourceAtopMode || mode == destinationOutMode || mode == xorMode ? 255u - alpha : 0u;
}

/// One channel of a blend mode that mixes premultiplied channels. Sums wrap at 16 bits, as the kernels' words do.
///
/// `sourceFactor` and `underFactor` are the shares of both sides; for plus darker, `underFactor` is the surplus of the alphas.
RULE uint blendedChannelRule(uint source, uint under, uint mode, uint sourceFactor, uint underFactor) {
    if (mode == multiplyMode) return dividedBy255Rule(source * sourceFactor + under * underFactor + source * under);
    if (mode == screenMode) return dividedBy255Rule((source + under) * 255u - source * under);
    if (mode == plusDarkerMode) {
        uint sum = source + under;
        if (sum <= underFactor) return 0u;
        return sum - underFactor < 255u ? sum - underFactor : 255u;
    }
    return dividedBy255Rule(source * sourceFactor + under * underFactor);
}

/// A blend mode that mixes each premultiplied channel by itself: the Porter–Duff operators, multiply, screen and plus darker.
RULE uint blendedChannelsRule(uint source, uint under, uint mode) {
    uint sourceFactor = sourceFactorRule(mode, under >> 24), underFactor = underFactorRule(mode, source >> 24);
    if (mode == multiplyMode) underFactor = 255u - (source >> 24);
    if (mode == plusDarkerMode) {
        uint sum = (source >> 24) + (under >> 24);
        underFactor = sum > 255u ? sum - 255u : 0u;
    }
    uint result = 0u;
    for (int shift = 0; shift < 32; shift += 8)
        result |= (blendedChannelRule(source >> shift & 255u, under >> shift & 255u, mode, sourceFactor, underFactor) & 255u) << shift;
    return result;
}

/// One channel of a mode that mixes straight channels; both are in units of 2⁻¹⁵, like the result.
RULE int mixedChannelRule(int under, int source, uint mode) {
    if (mode == overlayMode) return hardLightRule(source, under);
    if (mode == darkenMode) return lesserRule(under, source);
    if (mode == lightenMode) return greaterRule(under, source);
    if (mode == colorDodgeMode) return colorDodgeRule(under, source);
    if (mode == colorBurnMode) return colorBurnRule(under, source);
    if (mode == softLightMode) return softLightRule(under, source);
    if (mode == hardLightMode) return hardLightRule(under, source);
    if (mode == differenceMode) return under > source ? under - source : source - under;
    return under + source - 2 * scaledRule(under, source);
}

/// The mix of two straight colours.
RULE STRAIGHT mixedColorRule(STRAIGHT under, STRAIGHT source, uint mode) {
    if (mode == hueMode) return luminousRule(saturatedRule(source, saturationRule(under)), luminosityRule(under));
    if (mode == saturationMode) return luminousRule(saturatedRule(under, saturationRule(source)), luminosityRule(under));
    if (mode == colorMode) return luminousRule(source, luminosityRule(under));
    if (mode == luminosityMode) return luminousRule(under, luminosityRule(source));
    return straightRule(
        mixedChannelRule(under.red, source.red, mode), mixedChannelRule(under.green, source.green, mode),
        mixedChannelRule(under.blue, source.blue, mode));
}

/// One channel of the result: each side where the other is clear, and the mix where both cover. `both` is the product of the alphas.
RULE uint composedChannelRule(uint source, uint under, uint sourceAlpha, uint underAlpha, int mixed, uint both) {
    uint outside = source * (255u - underAlpha) + under * (255u - sourceAlpha);
    int inside = lesserRule(greaterRule(mixed, 0), fullRule);
    // In units of 1/255², with eight more bits.
    uint sum = (outside << 8) + (AS_UINT(inside) * both >> 7);
    uint channel = (sum + 255u * 128u) / (255u * 256u);
    return channel < 255u ? channel : 255u;
}

/// A blend mode that mixes straight colours, where both pixels cover.
RULE uint blendedColorsRule(uint source, uint under, uint mode) {
    uint sourceAlpha = source >> 24, underAlpha = under >> 24, both = sourceAlpha * underAlpha;
    if (sourceAlpha == 0u) return under;
    if (underAlpha == 0u) return source;
    STRAIGHT mixed = mixedColorRule(straightPixelRule(under), straightPixelRule(source), mode);
    uint red = composedChannelRule(source >> 16 & 255u, under >> 16 & 255u, sourceAlpha, underAlpha, mixed.red, both);
    uint green = composedChannelRule(source >> 8 & 255u, under >> 8 & 255u, sourceAlpha, underAlpha, mixed.green, both);
    uint blue = composedChannelRule(source & 255u, under & 255u, sourceAlpha, underAlpha, mixed.blue, both);
    return dividedBy255Rule((sourceAlpha + underAlpha) * 255u - both) << 24 | red << 16 | green << 8 | blue;
}

/// Combines a pixel with the one beneath by a blend mode.
RULE uint blendedRule(uint source, uint under, uint mode) {
    if (mode == normalMode) return overRule(source, under);
    if (mode == plusLighterMode) return plusLighterRule(source, under);
    if (mode >= overlayMode && mode <= luminosityMode) return blendedColorsRule(source, under, mode);
    return blendedChannelsRule(source, under, mode);
}

#endif
