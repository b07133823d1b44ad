/// Enumerations of views.

#ifndef CUIKIT_VIEWS_H
#define CUIKIT_VIEWS_H

/// The emphasis of content in a `UIVibrancyEffect`.
typedef enum __attribute__((enum_extensibility(open))) UIVibrancyEffectStyle : long {
    /// Text.
    UIVibrancyEffectStyleLabel = 0,
    /// Less important text.
    UIVibrancyEffectStyleSecondaryLabel = 1,
    /// Text such as hints.
    UIVibrancyEffectStyleTertiaryLabel = 2,
    /// Faint text.
    UIVibrancyEffectStyleQuaternaryLabel = 3,
    /// Large shapes.
    UIVibrancyEffectStyleFill = 4,
    /// Less important shapes.
    UIVibrancyEffectStyleSecondaryFill = 5,
    /// Faint shapes.
    UIVibrancyEffectStyleTertiaryFill = 6,
    /// Lines between content.
    UIVibrancyEffectStyleSeparator = 7,
} UIVibrancyEffectStyle;

/// The dimming of a view's tint colour, for example behind a modal view.
typedef enum __attribute__((enum_extensibility(open))) UIViewTintAdjustmentMode : long {
    /// The superview's mode.
    UIViewTintAdjustmentModeAutomatic = 0,
    /// The full tint colour.
    UIViewTintAdjustmentModeNormal = 1,
    /// The tint colour as a translucent grey.
    UIViewTintAdjustmentModeDimmed = 2,
} UIViewTintAdjustmentMode;

/// The placement of contents in the bounds, with the y axis pointing down.
typedef enum __attribute__((enum_extensibility(open))) UIViewContentMode : long {
    /// Scaled to the bounds, without keeping the aspect ratio.
    UIViewContentModeScaleToFill = 0,
    /// Scaled to fit inside the bounds, keeping the aspect ratio.
    UIViewContentModeScaleAspectFit = 1,
    /// Scaled to cover the bounds, keeping the aspect ratio.
    UIViewContentModeScaleAspectFill = 2,
    /// Redrawn when the bounds change.
    UIViewContentModeRedraw = 3,
    /// Centred, without scaling.
    UIViewContentModeCenter = 4,
    /// At the top edge, centred horizontally.
    UIViewContentModeTop = 5,
    /// At the bottom edge, centred horizontally.
    UIViewContentModeBottom = 6,
    /// At the left edge, centred vertically.
    UIViewContentModeLeft = 7,
    /// At the right edge, centred vertically.
    UIViewContentModeRight = 8,
    /// In the top-left corner.
    UIViewContentModeTopLeft = 9,
    /// In the top-right corner.
    UIViewContentModeTopRight = 10,
    /// In the bottom-left corner.
    UIViewContentModeBottomLeft = 11,
    /// In the bottom-right corner.
    UIViewContentModeBottomRight = 12,
} UIViewContentMode;

#endif
