/// Enumerations of UIKit that keep raw values without a name, which an enumeration in Swift cannot.

#ifndef CUIKIT_VALUES_H
#define CUIKIT_VALUES_H

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

#endif
