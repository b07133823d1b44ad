/// Enumerations of accessibility.

#ifndef CUIKIT_ACCESSIBILITY_H
#define CUIKIT_ACCESSIBILITY_H

/// The kind of a container of elements.
typedef enum __attribute__((enum_extensibility(open))) UIAccessibilityContainerType : long {
    /// No kind.
    UIAccessibilityContainerTypeNone = 0,
    /// A table of rows and columns.
    UIAccessibilityContainerTypeDataTable = 1,
    /// A list.
    UIAccessibilityContainerTypeList = 2,
    /// A part of the screen.
    UIAccessibilityContainerTypeLandmark = 3,
    /// Elements that belong together.
    UIAccessibilityContainerTypeSemanticGroup = 4,
} UIAccessibilityContainerType;

/// The way in which elements inside an element are reached.
typedef enum __attribute__((enum_extensibility(open))) UIAccessibilityNavigationStyle : long {
    /// As the system decides.
    UIAccessibilityNavigationStyleAutomatic = 0,
    /// One by one.
    UIAccessibilityNavigationStyleSeparate = 1,
    /// Together.
    UIAccessibilityNavigationStyleCombined = 2,
} UIAccessibilityNavigationStyle;

/// The direction of a scroll that assistive technologies ask for.
typedef enum __attribute__((enum_extensibility(open))) UIAccessibilityScrollDirection : long {
    /// To the right.
    UIAccessibilityScrollDirectionRight = 1,
    /// To the left.
    UIAccessibilityScrollDirectionLeft = 2,
    /// Upwards.
    UIAccessibilityScrollDirectionUp = 3,
    /// Downwards.
    UIAccessibilityScrollDirectionDown = 4,
    /// To the next page.
    UIAccessibilityScrollDirectionNext = 5,
    /// To the previous page.
    UIAccessibilityScrollDirectionPrevious = 6,
} UIAccessibilityScrollDirection;

/// The contrast between foreground and background that the user prefers.
typedef enum __attribute__((enum_extensibility(open))) UIAccessibilityContrast : long {
    /// Unspecified.
    UIAccessibilityContrastUnspecified = -1,
    /// The usual contrast.
    UIAccessibilityContrastNormal = 0,
    /// Increased contrast, for which system colours have variants.
    UIAccessibilityContrastHigh = 1,
} UIAccessibilityContrast;

/// The importance of a text.
typedef enum __attribute__((enum_extensibility(open))) AXCustomContentImportance : unsigned long {
    /// Read on request.
    AXCustomContentImportanceDefault = 0,
    /// Read at once.
    AXCustomContentImportanceHigh = 1,
} AXCustomContentImportance;

#endif
