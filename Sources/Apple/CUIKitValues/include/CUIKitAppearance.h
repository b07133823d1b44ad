/// Enumerations of looks.

#ifndef CUIKIT_APPEARANCE_H
#define CUIKIT_APPEARANCE_H

/// The materials, from the oldest; those with neither `Light` nor `Dark` in their names, from `regular` on, follow the interface style.
typedef enum __attribute__((enum_extensibility(open))) UIBlurEffectStyle : long {
    /// Almost white.
    UIBlurEffectStyleExtraLight = 0,
    /// A light veil.
    UIBlurEffectStyleLight = 1,
    /// Almost black.
    UIBlurEffectStyleDark = 2,
    /// The standard veil.
    UIBlurEffectStyleRegular = 4,
    /// A stronger veil.
    UIBlurEffectStyleProminent = 5,
    /// The most transparent material.
    UIBlurEffectStyleSystemUltraThinMaterial = 6,
    /// A thin material.
    UIBlurEffectStyleSystemThinMaterial = 7,
    /// The standard material.
    UIBlurEffectStyleSystemMaterial = 8,
    /// The most opaque material.
    UIBlurEffectStyleSystemThickMaterial = 9,
    /// The material of bars.
    UIBlurEffectStyleSystemChromeMaterial = 10,
    /// The most transparent material, always light.
    UIBlurEffectStyleSystemUltraThinMaterialLight = 11,
    /// A thin material, always light.
    UIBlurEffectStyleSystemThinMaterialLight = 12,
    /// The standard material, always light.
    UIBlurEffectStyleSystemMaterialLight = 13,
    /// The most opaque material, always light.
    UIBlurEffectStyleSystemThickMaterialLight = 14,
    /// The material of bars, always light.
    UIBlurEffectStyleSystemChromeMaterialLight = 15,
    /// The most transparent material, always dark.
    UIBlurEffectStyleSystemUltraThinMaterialDark = 16,
    /// A thin material, always dark.
    UIBlurEffectStyleSystemThinMaterialDark = 17,
    /// The standard material, always dark.
    UIBlurEffectStyleSystemMaterialDark = 18,
    /// The most opaque material, always dark.
    UIBlurEffectStyleSystemThickMaterialDark = 19,
    /// The material of bars, always dark.
    UIBlurEffectStyleSystemChromeMaterialDark = 20,
} UIBlurEffectStyle;

/// The style of the status bar's text.
typedef enum __attribute__((enum_extensibility(open))) UIStatusBarStyle : long {
    /// Light or dark, as the interface style requires.
    UIStatusBarStyleDefault = 0,
    /// Light text, for dark content.
    UIStatusBarStyleLightContent = 1,
    /// Dark text, for light content.
    UIStatusBarStyleDarkContent = 3,
} UIStatusBarStyle;

/// The interface style: light or dark appearance.
typedef enum __attribute__((enum_extensibility(open))) UIUserInterfaceStyle : long {
    /// Unspecified; follows the surroundings.
    UIUserInterfaceStyleUnspecified = 0,
    /// Dark content on a light background.
    UIUserInterfaceStyleLight = 1,
    /// Light content on a dark background.
    UIUserInterfaceStyleDark = 2,
} UIUserInterfaceStyle;

/// The size of the indicator and, for the styles before iOS 13, its colour.
typedef enum __attribute__((enum_extensibility(open))) UIActivityIndicatorViewStyle : long {
    /// A large white indicator, 37 points wide and high.
    UIActivityIndicatorViewStyleWhiteLarge = 0,
    /// A small white indicator, 20 points wide and high.
    UIActivityIndicatorViewStyleWhite = 1,
    /// A small grey indicator, 20 points wide and high.
    UIActivityIndicatorViewStyleGray = 2,
    /// The default size, 20 points wide and high; grey unless a colour is set.
    UIActivityIndicatorViewStyleMedium = 100,
    /// The large size, 37 points wide and high; grey unless a colour is set.
    UIActivityIndicatorViewStyleLarge = 101,
} UIActivityIndicatorViewStyle;

#endif
