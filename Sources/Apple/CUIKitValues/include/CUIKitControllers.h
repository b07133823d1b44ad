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

/// The kinds of text fields of an alert view.
typedef enum __attribute__((enum_extensibility(open))) UIAlertViewStyle : long {
    /// No text field.
    UIAlertViewStyleDefault = 0,
    /// A field with bullets.
    UIAlertViewStyleSecureTextInput = 1,
    /// A field.
    UIAlertViewStylePlainTextInput = 2,
    /// A field for a name, and one with bullets.
    UIAlertViewStyleLoginAndPasswordInput = 3,
} UIAlertViewStyle;

/// The style of an action.
typedef enum __attribute__((enum_extensibility(open))) UIAlertActionStyle : long {
    /// An ordinary action.
    UIAlertActionStyleDefault = 0,
    /// Cancels the operation and changes nothing.
    UIAlertActionStyleCancel = 1,
    /// Changes or deletes data.
    UIAlertActionStyleDestructive = 2,
} UIAlertActionStyle;

/// The style of an alert.
typedef enum __attribute__((enum_extensibility(open))) UIAlertControllerStyle : long {
    /// An action sheet at the lower edge.
    UIAlertControllerStyleActionSheet = 0,
    /// An alert in the middle.
    UIAlertControllerStyleAlert = 1,
} UIAlertControllerStyle;

/// The number and behaviour of the columns.
typedef enum __attribute__((enum_extensibility(open))) UISplitViewControllerStyle : long {
    /// Two columns that `viewControllers` sets.
    UISplitViewControllerStyleUnspecified = 0,
    /// A primary and a secondary column.
    UISplitViewControllerStyleDoubleColumn = 1,
    /// A primary, a supplementary and a secondary column.
    UISplitViewControllerStyleTripleColumn = 2,
} UISplitViewControllerStyle;

/// The place of a controller.
typedef enum __attribute__((enum_extensibility(open))) UISplitViewControllerColumn : long {
    /// The first column, usually a list.
    UISplitViewControllerColumnPrimary = 0,
    /// The column between the others.
    UISplitViewControllerColumnSupplementary = 1,
    /// The last column, with the details.
    UISplitViewControllerColumnSecondary = 2,
    /// The controller in place of all columns in a narrow window.
    UISplitViewControllerColumnCompact = 3,
} UISplitViewControllerColumn;

/// The arrangement of the columns.
typedef enum __attribute__((enum_extensibility(open))) UISplitViewControllerDisplayMode : long {
    /// The system's choice.
    UISplitViewControllerDisplayModeAutomatic = 0,
    /// Only the secondary column.
    UISplitViewControllerDisplayModeSecondaryOnly = 1,
    /// One column beside the secondary one.
    UISplitViewControllerDisplayModeOneBesideSecondary = 2,
    /// One column over the secondary one; shown beside it here.
    UISplitViewControllerDisplayModeOneOverSecondary = 3,
    /// Two columns beside the secondary one.
    UISplitViewControllerDisplayModeTwoBesideSecondary = 4,
    /// Two columns over the secondary one; shown beside it here.
    UISplitViewControllerDisplayModeTwoOverSecondary = 5,
    /// Two columns that push the secondary one away; shown beside it here.
    UISplitViewControllerDisplayModeTwoDisplaceSecondary = 6,
} UISplitViewControllerDisplayMode;

/// The relation of the columns to the secondary one.
typedef enum __attribute__((enum_extensibility(open))) UISplitViewControllerSplitBehavior : long {
    /// The system's choice.
    UISplitViewControllerSplitBehaviorAutomatic = 0,
    /// Beside it.
    UISplitViewControllerSplitBehaviorTile = 1,
    /// Over it.
    UISplitViewControllerSplitBehaviorOverlay = 2,
    /// In its place, pushing it away.
    UISplitViewControllerSplitBehaviorDisplace = 3,
} UISplitViewControllerSplitBehavior;

/// The side at which the primary column lies.
typedef enum __attribute__((enum_extensibility(open))) UISplitViewControllerPrimaryEdge : long {
    /// The side at which reading begins.
    UISplitViewControllerPrimaryEdgeLeading = 0,
    /// The other side.
    UISplitViewControllerPrimaryEdgeTrailing = 1,
} UISplitViewControllerPrimaryEdge;

/// The direction along which pages lie.
typedef enum __attribute__((enum_extensibility(open))) UIPageViewControllerNavigationOrientation : long {
    /// Beside each other.
    UIPageViewControllerNavigationOrientationHorizontal = 0,
    /// Above each other.
    UIPageViewControllerNavigationOrientationVertical = 1,
} UIPageViewControllerNavigationOrientation;

/// The direction of a change of the page.
typedef enum __attribute__((enum_extensibility(open))) UIPageViewControllerNavigationDirection : long {
    /// To a later page.
    UIPageViewControllerNavigationDirectionForward = 0,
    /// To an earlier page.
    UIPageViewControllerNavigationDirectionReverse = 1,
} UIPageViewControllerNavigationDirection;

/// The transition between pages.
typedef enum __attribute__((enum_extensibility(open))) UIPageViewControllerTransitionStyle : long {
    /// Pages curl like paper.
    UIPageViewControllerTransitionStylePageCurl = 0,
    /// Pages scroll.
    UIPageViewControllerTransitionStyleScroll = 1,
} UIPageViewControllerTransitionStyle;

/// The place of the spine about which pages curl.
typedef enum __attribute__((enum_extensibility(open))) UIPageViewControllerSpineLocation : long {
    /// No spine, for pages that scroll.
    UIPageViewControllerSpineLocationNone = 0,
    /// The left or upper edge.
    UIPageViewControllerSpineLocationMin = 1,
    /// The middle, between two pages.
    UIPageViewControllerSpineLocationMid = 2,
    /// The right or lower edge.
    UIPageViewControllerSpineLocationMax = 3,
} UIPageViewControllerSpineLocation;

/// The look of an action.
typedef enum __attribute__((enum_extensibility(open))) UIPreviewActionStyle : long {
    /// Plain.
    UIPreviewActionStyleDefault = 0,
    /// With a check mark.
    UIPreviewActionStyleSelected = 1,
    /// Red, for actions that delete something.
    UIPreviewActionStyleDestructive = 2,
} UIPreviewActionStyle;

#endif
