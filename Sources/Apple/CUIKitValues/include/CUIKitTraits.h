/// Enumerations of traits.

#ifndef CUIKIT_TRAITS_H
#define CUIKIT_TRAITS_H

/// The amount of space along an axis.
typedef enum __attribute__((enum_extensibility(open))) UIUserInterfaceSizeClass : long {
    /// Unspecified.
    UIUserInterfaceSizeClassUnspecified = 0,
    /// Little space, such as the width of a phone in portrait.
    UIUserInterfaceSizeClassCompact = 1,
    /// Ample space, such as the height of a phone in portrait.
    UIUserInterfaceSizeClassRegular = 2,
} UIUserInterfaceSizeClass;

/// The kind of device.
typedef enum __attribute__((enum_extensibility(open))) UIUserInterfaceIdiom : long {
    /// Unspecified.
    UIUserInterfaceIdiomUnspecified = -1,
    /// A phone.
    UIUserInterfaceIdiomPhone = 0,
    /// A tablet.
    UIUserInterfaceIdiomPad = 1,
    /// A television.
    UIUserInterfaceIdiomTv = 2,
    /// A car's display.
    UIUserInterfaceIdiomCarPlay = 3,
    /// A Mac.
    UIUserInterfaceIdiomMac = 5,
    /// A headset.
    UIUserInterfaceIdiomVision = 6,
} UIUserInterfaceIdiom;

/// The direction in which text and interfaces are laid out.
typedef enum __attribute__((enum_extensibility(open))) UITraitEnvironmentLayoutDirection : long {
    /// Unspecified.
    UITraitEnvironmentLayoutDirectionUnspecified = -1,
    /// From left to right.
    UITraitEnvironmentLayoutDirectionLeftToRight = 0,
    /// From right to left.
    UITraitEnvironmentLayoutDirectionRightToLeft = 1,
} UITraitEnvironmentLayoutDirection;

/// The elevation of content.
///
/// In dark mode, elevated backgrounds are lighter.
typedef enum __attribute__((enum_extensibility(open))) UIUserInterfaceLevel : long {
    /// Unspecified.
    UIUserInterfaceLevelUnspecified = -1,
    /// The base level of a window.
    UIUserInterfaceLevelBase = 0,
    /// Above the base level, such as a sheet.
    UIUserInterfaceLevelElevated = 1,
} UIUserInterfaceLevel;

/// The range of colours of a display.
typedef enum __attribute__((enum_extensibility(open))) UIDisplayGamut : long {
    /// The range is not said.
    UIDisplayGamutUnspecified = -1,
    /// The range of sRGB.
    UIDisplayGamutSRGB __attribute__((swift_name("SRGB"))) = 0,
    /// The wider range of Display P3.
    UIDisplayGamutP3 __attribute__((swift_name("P3"))) = 1,
} UIDisplayGamut;

#endif
