/// Enumerations of scroll views.

#ifndef CUIKIT_SCROLLING_H
#define CUIKIT_SCROLLING_H

/// The colour of the scroll indicators.
typedef enum __attribute__((enum_extensibility(open))) UIScrollViewIndicatorStyle : long {
    /// Dark in light mode, light in dark mode.
    UIScrollViewIndicatorStyleDefault = 0,
    /// Black, for light content.
    UIScrollViewIndicatorStyleBlack = 1,
    /// White, for dark content.
    UIScrollViewIndicatorStyleWhite = 2,
} UIScrollViewIndicatorStyle;

/// The rule by which the safe area is added to the content inset.
typedef enum __attribute__((enum_extensibility(open))) UIScrollViewContentInsetAdjustmentBehavior : long {
    /// Along the axes that scroll or always bounce; Lamina treats it like `scrollableAxes`.
    UIScrollViewContentInsetAdjustmentBehaviorAutomatic = 0,
    /// Along the axes that scroll or always bounce.
    UIScrollViewContentInsetAdjustmentBehaviorScrollableAxes = 1,
    /// On no edge.
    UIScrollViewContentInsetAdjustmentBehaviorNever = 2,
    /// On all edges.
    UIScrollViewContentInsetAdjustmentBehaviorAlways = 3,
} UIScrollViewContentInsetAdjustmentBehavior;

/// The way in which dragging ends text editing.
typedef enum __attribute__((enum_extensibility(open))) UIScrollViewKeyboardDismissMode : long {
    /// Dragging does not end editing.
    UIScrollViewKeyboardDismissModeNone = 0,
    /// Editing ends at the start of a drag.
    UIScrollViewKeyboardDismissModeOnDrag = 1,
    /// The device's keyboard is pulled down by a drag that reaches it; without one, editing ends at the start of a drag.
    UIScrollViewKeyboardDismissModeInteractive = 2,
} UIScrollViewKeyboardDismissMode;

#endif
