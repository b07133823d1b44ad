/// Enumerations of events.

#ifndef CUIKIT_EVENTS_H
#define CUIKIT_EVENTS_H

/// The fates of dragged items at a drop.
typedef enum __attribute__((enum_extensibility(open))) UIDropOperation : unsigned long {
    /// Nothing: the drag is cancelled.
    UIDropOperationCancel = 0,
    /// Nothing: the receiver accepts such items at other times or places.
    UIDropOperationForbidden = 1,
    /// The data is copied.
    UIDropOperationCopy = 2,
    /// The data moves, so the sender removes it.
    UIDropOperationMove = 3,
} UIDropOperation;

/// The view of progress while items load.
typedef enum __attribute__((enum_extensibility(open))) UIDropSessionProgressIndicatorStyle : unsigned long {
    /// None.
    UIDropSessionProgressIndicatorStyleNone = 0,
    /// The system's.
    UIDropSessionProgressIndicatorStyleDefault = 1,
} UIDropSessionProgressIndicatorStyle;

/// The order of a menu's entries.
typedef enum __attribute__((enum_extensibility(open))) UIContextMenuConfigurationElementOrder : long {
    /// The system's choice: as in the menu.
    UIContextMenuConfigurationElementOrderAutomatic = 0,
    /// By priority: the first entry is nearest to the preview.
    UIContextMenuConfigurationElementOrderPriority = 1,
    /// As in the menu.
    UIContextMenuConfigurationElementOrderFixed = 2,
} UIContextMenuConfigurationElementOrder;

/// The end of a context menu after a tap on its preview.
typedef enum __attribute__((enum_extensibility(open))) UIContextMenuInteractionCommitStyle : long {
    /// The preview returns to its place.
    UIContextMenuInteractionCommitStyleDismiss = 0,
    /// The preview grows into the content that the app shows.
    UIContextMenuInteractionCommitStylePop = 1,
} UIContextMenuInteractionCommitStyle;

/// The appearance of a menu.
typedef enum __attribute__((enum_extensibility(open))) UIContextMenuInteractionAppearance : long {
    /// No menu is open.
    UIContextMenuInteractionAppearanceUnknown = 0,
    /// The menu has a preview and hides the content behind it.
    UIContextMenuInteractionAppearanceRich = 1,
    /// The menu has no preview.
    UIContextMenuInteractionAppearanceCompact = 2,
} UIContextMenuInteractionAppearance;

/// The apps that may read a representation.
typedef enum __attribute__((enum_extensibility(open))) NSItemProviderRepresentationVisibility : long {
    /// All apps.
    NSItemProviderRepresentationVisibilityAll = 0,
    /// Apps of the same team.
    NSItemProviderRepresentationVisibilityTeam = 1,
    /// Apps of the same group.
    NSItemProviderRepresentationVisibilityGroup = 2,
    /// The app itself.
    NSItemProviderRepresentationVisibilityOwnProcess = 3,
} NSItemProviderRepresentationVisibility;

/// The phase of a press.
typedef enum __attribute__((enum_extensibility(open))) UIPressPhase : long {
    /// The press began.
    UIPressPhaseBegan = 0,
    /// The force changed.
    UIPressPhaseChanged = 1,
    /// The press did not change.
    UIPressPhaseStationary = 2,
    /// The press ended.
    UIPressPhaseEnded = 3,
    /// The system cancelled the press.
    UIPressPhaseCancelled = 4,
} UIPressPhase;

/// The buttons of a remote control.
typedef enum __attribute__((enum_extensibility(open))) UIPressType : long {
    /// The up button.
    UIPressTypeUpArrow = 0,
    /// The down button.
    UIPressTypeDownArrow = 1,
    /// The left button.
    UIPressTypeLeftArrow = 2,
    /// The right button.
    UIPressTypeRightArrow = 3,
    /// The select button.
    UIPressTypeSelect = 4,
    /// The menu button, which goes back.
    UIPressTypeMenu = 5,
    /// The play/pause button.
    UIPressTypePlayPause = 6,
} UIPressType;

/// The type of an event.
typedef enum __attribute__((enum_extensibility(open))) UIEventType : long {
    /// Touches on the screen.
    UIEventTypeTouches = 0,
    /// A motion of the device, such as a shake.
    UIEventTypeMotion = 1,
    /// A command of a remote control.
    UIEventTypeRemoteControl = 2,
    /// A press of a button or key.
    UIEventTypePresses = 3,
    /// Scrolling by a wheel or trackpad.
    UIEventTypeScroll = 10,
    /// A pointer that moves without a pressed button.
    UIEventTypeHover = 11,
    /// A pinch or rotation on a trackpad.
    UIEventTypeTransform = 14,
} UIEventType;

/// The subtype of an event.
typedef enum __attribute__((enum_extensibility(open))) UIEventSubtype : long {
    /// No subtype.
    UIEventSubtypeNone = 0,
    /// A shake of the device.
    UIEventSubtypeMotionShake = 1,
    /// A play command.
    UIEventSubtypeRemoteControlPlay = 100,
    /// A pause command.
    UIEventSubtypeRemoteControlPause = 101,
    /// A stop command.
    UIEventSubtypeRemoteControlStop = 102,
    /// A command that toggles between play and pause.
    UIEventSubtypeRemoteControlTogglePlayPause = 103,
    /// A command to skip to the next track.
    UIEventSubtypeRemoteControlNextTrack = 104,
    /// A command to skip to the previous track.
    UIEventSubtypeRemoteControlPreviousTrack = 105,
    /// The start of seeking backwards.
    UIEventSubtypeRemoteControlBeginSeekingBackward = 106,
    /// The end of seeking backwards.
    UIEventSubtypeRemoteControlEndSeekingBackward = 107,
    /// The start of seeking forwards.
    UIEventSubtypeRemoteControlBeginSeekingForward = 108,
    /// The end of seeking forwards.
    UIEventSubtypeRemoteControlEndSeekingForward = 109,
} UIEventSubtype;

/// The phase of a touch.
typedef enum __attribute__((enum_extensibility(open))) UITouchPhase : long {
    /// The touch began.
    UITouchPhaseBegan = 0,
    /// The touch moved.
    UITouchPhaseMoved = 1,
    /// The touch did not move since the last event.
    UITouchPhaseStationary = 2,
    /// The touch ended.
    UITouchPhaseEnded = 3,
    /// The system cancelled the touch.
    UITouchPhaseCancelled = 4,
    /// A hovering pointer entered a region.
    UITouchPhaseRegionEntered = 5,
    /// A hovering pointer moved within a region.
    UITouchPhaseRegionMoved = 6,
    /// A hovering pointer left a region.
    UITouchPhaseRegionExited = 7,
} UITouchPhase;

/// The type of input device.
typedef enum __attribute__((enum_extensibility(open))) UITouchType : long {
    /// A finger on the screen.
    UITouchTypeDirect = 0,
    /// A finger on another surface, such as a remote control.
    UITouchTypeIndirect = 1,
    /// A pencil.
    UITouchTypePencil = 2,
    /// A pointing device, such as a mouse.
    UITouchTypeIndirectPointer = 3,
} UITouchType;

/// The weight of what collides.
typedef enum __attribute__((enum_extensibility(open))) UIImpactFeedbackStyle : long {
    /// Small and light.
    UIImpactFeedbackStyleLight = 0,
    /// Medium.
    UIImpactFeedbackStyleMedium = 1,
    /// Large and heavy.
    UIImpactFeedbackStyleHeavy = 2,
    /// Soft.
    UIImpactFeedbackStyleSoft = 3,
    /// Rigid.
    UIImpactFeedbackStyleRigid = 4,
} UIImpactFeedbackStyle;

/// The outcome.
typedef enum __attribute__((enum_extensibility(open))) UINotificationFeedbackType : long {
    /// A task succeeded.
    UINotificationFeedbackTypeSuccess = 0,
    /// A task produced a warning.
    UINotificationFeedbackTypeWarning = 1,
    /// A task failed.
    UINotificationFeedbackTypeError = 2,
} UINotificationFeedbackType;

/// The state of a gesture recogniser.
typedef enum __attribute__((enum_extensibility(open))) UIGestureRecognizerState : long {
    /// The gesture was not yet recognised.
    UIGestureRecognizerStatePossible = 0,
    /// A continuous gesture began.
    UIGestureRecognizerStateBegan = 1,
    /// A continuous gesture changed.
    UIGestureRecognizerStateChanged = 2,
    /// The gesture is complete.
    UIGestureRecognizerStateEnded = 3,
    /// The gesture was interrupted after it began.
    UIGestureRecognizerStateCancelled = 4,
    /// The touches do not form the gesture.
    UIGestureRecognizerStateFailed = 5,
} UIGestureRecognizerState;

#endif
