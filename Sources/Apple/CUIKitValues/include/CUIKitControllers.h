/// Enumerations of presentations.

#ifndef CUIKIT_CONTROLLERS_H
#define CUIKIT_CONTROLLERS_H

/// The style in which a controller is presented.
typedef enum __attribute__((enum_extensibility(open))) UIModalPresentationStyle : long {
    /// Covers the window; the view below is removed.
    UIModalPresentationFullScreen = 0,
    /// A card, or a sheet in the middle of a wide window.
    UIModalPresentationPageSheet = 1,
    /// A card, or a small sheet in the middle of a wide window.
    UIModalPresentationFormSheet = 2,
    /// Covers the nearest controller that defines a presentation context; its view is removed.
    UIModalPresentationCurrentContext = 3,
    /// Uses the presentation controller of the transitioning delegate.
    UIModalPresentationCustom = 4,
    /// Covers the window; the view below stays.
    UIModalPresentationOverFullScreen = 5,
    /// Covers the nearest controller that defines a presentation context; its view stays.
    UIModalPresentationOverCurrentContext = 6,
    /// A popover beside its source; in a compact window a card, unless the delegate says otherwise.
    UIModalPresentationPopover = 7,
    /// No change of style; a result of the delegate's `adaptivePresentationStyle`.
    UIModalPresentationNone = -1,
    /// The system's choice: a page sheet.
    UIModalPresentationAutomatic = -2,
} UIModalPresentationStyle;

/// The animation with which a presented controller appears and disappears.
typedef enum __attribute__((enum_extensibility(open))) UIModalTransitionStyle : long {
    /// Slides up from the lower edge, and down again.
    UIModalTransitionStyleCoverVertical = 0,
    /// Flips the old view about its vertical axis, with the new one on its back.
    UIModalTransitionStyleFlipHorizontal = 1,
    /// Fades the new view in over the old one, and out again.
    UIModalTransitionStyleCrossDissolve = 2,
    /// Curls the old view up like a page; shown as a slide of the old view upwards.
    UIModalTransitionStylePartialCurl = 3,
} UIModalTransitionStyle;

#endif
