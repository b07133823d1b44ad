/// Enumerations of images.

#ifndef CUIKIT_IMAGES_H
#define CUIKIT_IMAGES_H

/// The transform that displays the stored pixels upright.
typedef enum __attribute__((enum_extensibility(open))) UIImageOrientation : long {
    /// The pixels as stored.
    UIImageOrientationUp = 0,
    /// A half turn.
    UIImageOrientationDown = 1,
    /// A quarter turn counterclockwise.
    UIImageOrientationLeft = 2,
    /// A quarter turn clockwise.
    UIImageOrientationRight = 3,
    /// A horizontal flip.
    UIImageOrientationUpMirrored = 4,
    /// A vertical flip.
    UIImageOrientationDownMirrored = 5,
    /// A quarter turn counterclockwise, then a vertical flip.
    UIImageOrientationLeftMirrored = 6,
    /// A quarter turn clockwise, then a vertical flip.
    UIImageOrientationRightMirrored = 7,
} UIImageOrientation;

/// The use of an image's pixels: as colours, or only as a shape.
typedef enum __attribute__((enum_extensibility(open))) UIImageRenderingMode : long {
    /// As a template where the context tints images, otherwise in the original colours.
    UIImageRenderingModeAutomatic = 0,
    /// Always in the original colours.
    UIImageRenderingModeAlwaysOriginal = 1,
    /// Always as a template: the opaque pixels are filled with the tint colour.
    UIImageRenderingModeAlwaysTemplate = 2,
} UIImageRenderingMode;

/// The way in which the middle of an image fills a larger area.
typedef enum __attribute__((enum_extensibility(open))) UIImageResizingMode : long {
    /// Repeats the middle.
    UIImageResizingModeTile = 0,
    /// Stretches the middle.
    UIImageResizingModeStretch = 1,
} UIImageResizingMode;

/// The thickness of a symbol's lines.
typedef enum __attribute__((enum_extensibility(open))) UIImageSymbolWeight : long {
    /// No weight; drawn as `regular`.
    UIImageSymbolWeightUnspecified = 0,
    /// Lines 0.6 points thick at a 17-point font.
    UIImageSymbolWeightUltraLight = 1,
    /// Lines 0.9 points thick at a 17-point font.
    UIImageSymbolWeightThin = 2,
    /// Lines 1.25 points thick at a 17-point font.
    UIImageSymbolWeightLight = 3,
    /// Lines 1.6 points thick at a 17-point font, as in regular text.
    UIImageSymbolWeightRegular = 4,
    /// Lines 1.8 points thick at a 17-point font.
    UIImageSymbolWeightMedium = 5,
    /// Lines 2.05 points thick at a 17-point font.
    UIImageSymbolWeightSemibold = 6,
    /// Lines 2.4 points thick at a 17-point font.
    UIImageSymbolWeightBold = 7,
    /// Lines 2.8 points thick at a 17-point font.
    UIImageSymbolWeightHeavy = 8,
    /// Lines 3.2 points thick at a 17-point font.
    UIImageSymbolWeightBlack = 9,
} UIImageSymbolWeight;

/// The size of a symbol relative to its font.
typedef enum __attribute__((enum_extensibility(open))) UIImageSymbolScale : long {
    /// The default size; the same as `medium`.
    UIImageSymbolScaleDefault = -1,
    /// No scale; drawn as `medium`.
    UIImageSymbolScaleUnspecified = 0,
    /// 0.78 times the medium size.
    UIImageSymbolScaleSmall = 1,
    /// The normal size, a little taller than capital letters.
    UIImageSymbolScaleMedium = 2,
    /// 1.28 times the medium size.
    UIImageSymbolScaleLarge = 3,
} UIImageSymbolScale;

#endif
