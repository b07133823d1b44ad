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

/// The axes along which a device is tilted.
typedef enum __attribute__((enum_extensibility(open))) UIInterpolatingMotionEffectType : long {
    /// Left to right.
    UIInterpolatingMotionEffectTypeTiltAlongHorizontalAxis = 0,
    /// Bottom to top.
    UIInterpolatingMotionEffectTypeTiltAlongVerticalAxis = 1,
} UIInterpolatingMotionEffectType;

/// The predefined animations of the system.
typedef enum __attribute__((enum_extensibility(open))) UIViewSystemAnimation : unsigned long {
    /// Views shrink, fade out and are removed from their superviews.
    UIViewSystemAnimationDelete = 0,
} UIViewSystemAnimation;

/// The types of timing.
typedef enum __attribute__((enum_extensibility(open))) UITimingCurveType : long {
    /// A named curve.
    UITimingCurveTypeBuiltin = 0,
    /// A curve by its control points.
    UITimingCurveTypeCubic = 1,
    /// A spring.
    UITimingCurveTypeSpring = 2,
    /// A curve combined with a spring.
    UITimingCurveTypeComposed = 3,
} UITimingCurveType;

/// The position at which an animator ended.
typedef enum __attribute__((enum_extensibility(open))) UIViewAnimatingPosition : long {
    /// The values from after the changes.
    UIViewAnimatingPositionEnd = 0,
    /// The values from before the changes.
    UIViewAnimatingPositionStart = 1,
    /// The position at which the animation was stopped.
    UIViewAnimatingPositionCurrent = 2,
} UIViewAnimatingPosition;

/// The state of an animator.
typedef enum __attribute__((enum_extensibility(open))) UIViewAnimatingState : long {
    /// Not started, or finished.
    UIViewAnimatingStateInactive = 0,
    /// Running or paused.
    UIViewAnimatingStateActive = 1,
    /// Stopped in between, waiting for `finishAnimation(at:)`.
    UIViewAnimatingStateStopped = 2,
} UIViewAnimatingState;

/// The kind of the other end.
typedef enum __attribute__((enum_extensibility(open))) UIAttachmentBehaviorType : long {
    /// Another item.
    UIAttachmentBehaviorTypeItems = 0,
    /// A point.
    UIAttachmentBehaviorTypeAnchor = 1,
} UIAttachmentBehaviorType;

/// The duration of a push.
typedef enum __attribute__((enum_extensibility(open))) UIPushBehaviorMode : long {
    /// A force as long as the behaviour is active.
    UIPushBehaviorModeContinuous = 0,
    /// One impulse each time the behaviour becomes active.
    UIPushBehaviorModeInstantaneous = 1,
} UIPushBehaviorMode;

/// The shape with which an item collides.
typedef enum __attribute__((enum_extensibility(open))) UIDynamicItemCollisionBoundsType : unsigned long {
    /// The item's bounds.
    UIDynamicItemCollisionBoundsTypeRectangle = 0,
    /// An ellipse that fills the bounds.
    UIDynamicItemCollisionBoundsTypeEllipse = 1,
    /// The item's `collisionBoundingPath`.
    UIDynamicItemCollisionBoundsTypePath = 2,
} UIDynamicItemCollisionBoundsType;

#endif
