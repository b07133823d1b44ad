/// Enumerations of controls.

#ifndef CUIKIT_CONTROLS_H
#define CUIKIT_CONTROLS_H

/// The type of a button, which sets its default appearance.
typedef enum __attribute__((enum_extensibility(open))) UIButtonType : long {
    /// A button without a default appearance; the title is white.
    UIButtonTypeCustom = 0,
    /// A title in the tint colour, dimmed while pressed.
    UIButtonTypeSystem = 1,
    /// An information symbol, “i” in a circle.
    UIButtonTypeDetailDisclosure = 2,
    /// An information symbol, “i” in a circle; the same as `detailDisclosure`.
    UIButtonTypeInfoLight = 3,
    /// An information symbol, “i” in a circle; the same as `detailDisclosure`.
    UIButtonTypeInfoDark = 4,
    /// A plus sign in a circle.
    UIButtonTypeContactAdd = 5,
    /// A cross in a grey disc.
    UIButtonTypeClose = 7,
} UIButtonType;

/// The purpose of a button in an alert or a sheet.
typedef enum __attribute__((enum_extensibility(open))) UIButtonRole : long {
    /// A button without a particular purpose.
    UIButtonRoleNormal = 0,
    /// The most likely choice.
    UIButtonRolePrimary = 1,
    /// A button that leaves without a change.
    UIButtonRoleCancel = 2,
    /// A button that deletes or discards something.
    UIButtonRoleDestructive = 3,
} UIButtonRole;

/// The side of the menu on which its target is.
typedef enum __attribute__((enum_extensibility(open))) UIMenuControllerArrowDirection : long {
    /// The menu is above the target if there is room.
    UIMenuControllerArrowDirectionDefault = 0,
    /// The menu is below the target.
    UIMenuControllerArrowDirectionUp = 1,
    /// The menu is above the target.
    UIMenuControllerArrowDirectionDown = 2,
    /// The menu is at the right of the target.
    UIMenuControllerArrowDirectionLeft = 3,
    /// The menu is at the left of the target.
    UIMenuControllerArrowDirectionRight = 4,
} UIMenuControllerArrowDirection;

/// The style of a progress bar.
typedef enum __attribute__((enum_extensibility(open))) UIProgressViewStyle : long {
    /// A bar of 4 points with round ends.
    UIProgressViewStyleDefault = 0,
    /// A square-ended bar of 2.5 points, for use in a toolbar.
    UIProgressViewStyleBar = 1,
} UIProgressViewStyle;

/// The visibility of the plate behind the dots.
typedef enum __attribute__((enum_extensibility(open))) UIPageControlBackgroundStyle : long {
    /// During a touch that moves along the dots.
    UIPageControlBackgroundStyleAutomatic = 0,
    /// Always.
    UIPageControlBackgroundStyleProminent = 1,
    /// Never.
    UIPageControlBackgroundStyleMinimal = 2,
} UIPageControlBackgroundStyle;

/// The part that a touch has in the change of the page.
typedef enum __attribute__((enum_extensibility(open))) UIPageControlInteractionState : long {
    /// No touch.
    UIPageControlInteractionStateNone = 0,
    /// A tap.
    UIPageControlInteractionStateDiscrete = 1,
    /// A touch that moves along the dots.
    UIPageControlInteractionStateContinuous = 2,
} UIPageControlInteractionState;

/// The direction along which the dots lie.
typedef enum __attribute__((enum_extensibility(open))) UIPageControlDirection : long {
    /// The direction of writing.
    UIPageControlDirectionNatural = 0,
    /// From left to right.
    UIPageControlDirectionLeftToRight = 1,
    /// From right to left.
    UIPageControlDirectionRightToLeft = 2,
    /// From top to bottom.
    UIPageControlDirectionTopToBottom = 3,
    /// From bottom to top.
    UIPageControlDirectionBottomToTop = 4,
} UIPageControlDirection;

/// The style of a switch; Lamina draws all of them as `sliding`.
typedef enum __attribute__((enum_extensibility(open))) UISwitchStyle : long {
    /// The style that suits the device.
    UISwitchStyleAutomatic = 0,
    /// A box with a tick.
    UISwitchStyleCheckbox = 1,
    /// A thumb that slides.
    UISwitchStyleSliding = 2,
} UISwitchStyle;

/// The sizes of signs.
typedef enum __attribute__((enum_extensibility(open))) UICalendarViewDecorationSize : long {
    /// Small.
    UICalendarViewDecorationSizeSmall = 0,
    /// Medium.
    UICalendarViewDecorationSizeMedium = 1,
    /// Large.
    UICalendarViewDecorationSizeLarge = 2,
} UICalendarViewDecorationSize;

/// The values that a picker offers.
typedef enum __attribute__((enum_extensibility(open))) UIDatePickerMode : long {
    /// Hour and minute.
    UIDatePickerModeTime = 0,
    /// Year, month and day.
    UIDatePickerModeDate = 1,
    /// Day, hour and minute.
    UIDatePickerModeDateAndTime = 2,
    /// A duration of hours and minutes.
    UIDatePickerModeCountDownTimer = 3,
    /// Year and month.
    UIDatePickerModeYearAndMonth = 4,
} UIDatePickerMode;

/// The style of a picker.
typedef enum __attribute__((enum_extensibility(open))) UIDatePickerStyle : long {
    /// The system's choice: compact, or wheels for a duration.
    UIDatePickerStyleAutomatic = 0,
    /// Wheels.
    UIDatePickerStyleWheels = 1,
    /// A button with the value, which opens a calendar.
    UIDatePickerStyleCompact = 2,
    /// A calendar.
    UIDatePickerStyleInline = 3,
} UIDatePickerStyle;

/// The size of a menu's entries.
typedef enum __attribute__((enum_extensibility(open))) UIMenuElementSize : long {
    /// Three entries per row.
    UIMenuElementSizeSmall = 0,
    /// Two entries per row.
    UIMenuElementSizeMedium = 1,
    /// One entry per row.
    UIMenuElementSizeLarge = 2,
} UIMenuElementSize;

/// The mark beside a menu entry.
typedef enum __attribute__((enum_extensibility(open))) UIMenuElementState : long {
    /// No mark: the entry is off.
    UIMenuElementStateOff = 0,
    /// A tick: the entry is on.
    UIMenuElementStateOn = 1,
    /// A dash: the entry is partly on.
    UIMenuElementStateMixed = 2,
} UIMenuElementState;

/// The vertical alignment of a control's contents.
typedef enum __attribute__((enum_extensibility(open))) UIControlContentVerticalAlignment : long {
    /// Centred vertically.
    UIControlContentVerticalAlignmentCenter = 0,
    /// At the top edge.
    UIControlContentVerticalAlignmentTop = 1,
    /// At the bottom edge.
    UIControlContentVerticalAlignmentBottom = 2,
    /// Over the whole height.
    UIControlContentVerticalAlignmentFill = 3,
} UIControlContentVerticalAlignment;

/// The horizontal alignment of a control's contents.
typedef enum __attribute__((enum_extensibility(open))) UIControlContentHorizontalAlignment : long {
    /// Centred horizontally.
    UIControlContentHorizontalAlignmentCenter = 0,
    /// At the left edge.
    UIControlContentHorizontalAlignmentLeft = 1,
    /// At the right edge.
    UIControlContentHorizontalAlignmentRight = 2,
    /// Over the whole width.
    UIControlContentHorizontalAlignmentFill = 3,
    /// At the leading edge.
    UIControlContentHorizontalAlignmentLeading = 4,
    /// At the trailing edge.
    UIControlContentHorizontalAlignmentTrailing = 5,
} UIControlContentHorizontalAlignment;

#endif
