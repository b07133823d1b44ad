/// Enumerations of animations.

#ifndef CUIKIT_ANIMATION_H
#define CUIKIT_ANIMATION_H

/// The named timing curves of animation options and property animators.
///
/// Other raw values exist: 7 is the curve of the keyboard, which its notifications announce.
typedef enum __attribute__((enum_extensibility(open))) UIViewAnimationCurve : long {
    /// Slow at both ends.
    UIViewAnimationCurveEaseInOut = 0,
    /// Slow at the beginning.
    UIViewAnimationCurveEaseIn = 1,
    /// Slow at the end.
    UIViewAnimationCurveEaseOut = 2,
    /// Constant speed.
    UIViewAnimationCurveLinear = 3,
} UIViewAnimationCurve;

/// The transition effects for `setAnimationTransition`.
typedef enum __attribute__((enum_extensibility(open))) UIViewAnimationTransition : long {
    /// No effect.
    UIViewAnimationTransitionNone = 0,
    /// Flips the view about its vertical axis; the left edge moves towards the viewer.
    UIViewAnimationTransitionFlipFromLeft = 1,
    /// Flips the view about its vertical axis; the right edge moves towards the viewer.
    UIViewAnimationTransitionFlipFromRight = 2,
    /// Curls the old content up like a page.
    UIViewAnimationTransitionCurlUp = 3,
    /// Curls the new content down like a page.
    UIViewAnimationTransitionCurlDown = 4,
} UIViewAnimationTransition;

/// The animation of inserted and deleted rows.
typedef enum __attribute__((enum_extensibility(open))) UITableViewRowAnimation : long {
    /// Fades in and out.
    UITableViewRowAnimationFade = 0,
    /// Slides in from and out to the right.
    UITableViewRowAnimationRight = 1,
    /// Slides in from and out to the left.
    UITableViewRowAnimationLeft = 2,
    /// Slides in from and out to the top.
    UITableViewRowAnimationTop = 3,
    /// Slides in from and out to the bottom.
    UITableViewRowAnimationBottom = 4,
    /// No animation.
    UITableViewRowAnimationNone = 5,
    /// Fades in and out in place; Lamina treats it like `fade`.
    UITableViewRowAnimationMiddle = 6,
    /// The table's own choice; Lamina uses `top`.
    UITableViewRowAnimationAutomatic = 100,
} UITableViewRowAnimation;

#endif
