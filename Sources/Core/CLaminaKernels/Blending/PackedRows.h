// Composites a packed picture over a part of a canvas in one call. Every run gives the same pixels as `overFaded` would, but runs of equal or black
// pixels take less memory and time.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "CLaminaKernels.h"

#include "../Lanes/Inline.h"
#include "../Lanes/Lanes.h"
#include "../Lanes/RowLoop.h"
#include "BlendRows.h"
#include "SolidRows.h"

// Composites black pixels, given by their alphas and multiplied by an opacity. The four bytes of a pixel in `cover` are its alpha, so the even bytes
// serve for the odd channels too.
INLINE Bytes overShadeStep(Bytes under, Bytes cover, Words share) {
    // A black source has no colour to add: it multiplies all channels by 1 − its alpha, and adds its alpha to the alpha byte.
    Words shade = divideBy255(even(cover) * share);
    return timesWords(under, 255 - shade) + ((Bytes)(shade << 8) & repeat(0xFF000000u));
}

// Composites a row of black pixels, given by their alphas.
static void overShades(uint32_t *destination, const uint8_t *coverage, uint8_t opacity, size_t count) {
    Words share = (Words){} + opacity;
    FOR_ROW(overShadeStep(UNDER, COVER, share), overShadeStep(FEW_UNDER, FEW_COVER, share))
}

// Composites `count` pixels of a run, without its first `skipped` pixels.
INLINE void overPackedRun(
    uint32_t *destination, const LaminaPacked *picture, const LaminaPackedRun *run, int32_t skipped, uint8_t opacity, size_t count) {
    // A run that refers beyond the arrays paints nothing, so that no input makes the loop read outside them.
    int32_t first = run->first + skipped, end = first + (int32_t)count;
    switch (run->form) {
        case LaminaEvenPixels: {
            uint32_t shown = fadedPixel(run->pixel, opacity);
            if (shown >> 24 == 255) return setRow(destination, shown, count);
            return overSolid(destination, shown, count);
        }
        case LaminaBlackPixels:
            if (end <= picture->alphaCount) overShades(destination, picture->alphas + first, opacity, count);
            return;
        case LaminaManyPixels:
            if (end <= picture->pixelCount) overFaded(destination, picture->pixels + first, opacity, count);
            return;
    }
}

static void overPacked(uint32_t *destination, size_t stride, LaminaPacked picture, LaminaPart part, uint8_t opacity) {
    for (int32_t y = part.top; y < part.bottom; y++, destination += stride) {
        const int32_t *starts = picture.rowStarts + (y - part.top);
        int32_t end = starts[1] < picture.runCount ? starts[1] : picture.runCount;
        for (int32_t index = starts[0]; index < end; index++) {
            const LaminaPackedRun *run = picture.runs + index;
            int32_t start = run->x > part.left ? run->x : part.left;
            int32_t limit = run->x + run->count < part.right ? run->x + run->count : part.right;
            if (limit <= start) continue;
            overPackedRun(destination + (start - part.left), &picture, run, start - run->x, opacity, (size_t)(limit - start));
        }
    }
}
