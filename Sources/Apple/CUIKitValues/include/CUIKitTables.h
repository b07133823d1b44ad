/// Enumerations of table views.

#ifndef CUIKIT_TABLES_H
#define CUIKIT_TABLES_H

/// The style of an action's button.
typedef enum __attribute__((enum_extensibility(open))) UIContextualActionStyle : long {
    /// An ordinary action; grey by default.
    UIContextualActionStyleNormal = 0,
    /// An action that removes data; red by default.
    UIContextualActionStyleDestructive = 1,
} UIContextualActionStyle;

/// The arrangement of a cell's texts.
typedef enum __attribute__((enum_extensibility(open))) UITableViewCellStyle : long {
    /// A title, with an optional image before it.
    UITableViewCellStyleDefault = 0,
    /// A title at the start and a detail text in the secondary colour at the end.
    UITableViewCellStyleValue1 = 1,
    /// A short title in the tint colour and a detail text beside it.
    UITableViewCellStyleValue2 = 2,
    /// A title with a smaller detail text below it.
    UITableViewCellStyleSubtitle = 3,
} UITableViewCellStyle;

/// The type of the standard accessory at a cell's end.
typedef enum __attribute__((enum_extensibility(open))) UITableViewCellAccessoryType : long {
    /// No accessory.
    UITableViewCellAccessoryTypeNone = 0,
    /// A chevron, for a row that leads to another screen.
    UITableViewCellAccessoryTypeDisclosureIndicator = 1,
    /// An info button and a chevron.
    UITableViewCellAccessoryTypeDetailDisclosureButton = 2,
    /// A check mark.
    UITableViewCellAccessoryTypeCheckmark = 3,
    /// An info button.
    UITableViewCellAccessoryTypeDetailButton = 4,
} UITableViewCellAccessoryType;

/// The appearance of a selected cell.
typedef enum __attribute__((enum_extensibility(open))) UITableViewCellSelectionStyle : long {
    /// No change when the cell is selected.
    UITableViewCellSelectionStyleNone = 0,
    /// Grey; blue up to iOS 6.
    UITableViewCellSelectionStyleBlue = 1,
    /// Grey.
    UITableViewCellSelectionStyleGray = 2,
    /// Grey.
    UITableViewCellSelectionStyleDefault = 3,
} UITableViewCellSelectionStyle;

/// The kind of editing that a row's edit control offers.
typedef enum __attribute__((enum_extensibility(open))) UITableViewCellEditingStyle : long {
    /// No edit control.
    UITableViewCellEditingStyleNone = 0,
    /// A control that deletes the row.
    UITableViewCellEditingStyleDelete = 1,
    /// A control that inserts a row.
    UITableViewCellEditingStyleInsert = 2,
} UITableViewCellEditingStyle;

/// The separator between rows.
typedef enum __attribute__((enum_extensibility(open))) UITableViewCellSeparatorStyle : long {
    /// No separator.
    UITableViewCellSeparatorStyleNone = 0,
    /// A line of one pixel.
    UITableViewCellSeparatorStyleSingleLine = 1,
} UITableViewCellSeparatorStyle;

/// The states of a cell that is dragged.
typedef enum __attribute__((enum_extensibility(open))) UITableViewCellDragState : long {
    /// Nothing.
    UITableViewCellDragStateNone = 0,
    /// It is lifted.
    UITableViewCellDragStateLifting = 1,
    /// It is dragged.
    UITableViewCellDragStateDragging = 2,
} UITableViewCellDragState;

/// The place of dropped items.
typedef enum __attribute__((enum_extensibility(open))) UITableViewDropProposalIntent : long {
    /// The table shows nothing.
    UITableViewDropProposalIntentUnspecified = 0,
    /// Before the row; the table opens no gap.
    UITableViewDropProposalIntentInsertAtDestinationIndexPath = 1,
    /// In the row, such as a folder.
    UITableViewDropProposalIntentInsertIntoDestinationIndexPath = 2,
    /// The table decides; it inserts before the row.
    UITableViewDropProposalIntentAutomatic = 3,
} UITableViewDropProposalIntent;

/// The style of an action's button.
typedef enum __attribute__((enum_extensibility(open))) UITableViewRowActionStyle : long {
    /// An action that removes data; red by default.
    UITableViewRowActionStyleDefault = 0,
    /// An ordinary action; grey by default.
    UITableViewRowActionStyleNormal = 1,
} UITableViewRowActionStyle;

/// The edges from which a separator's insets are measured.
typedef enum __attribute__((enum_extensibility(open))) UITableViewSeparatorInsetReference : long {
    /// The edges of the cell.
    UITableViewSeparatorInsetReferenceFromCellEdges = 0,
    /// The insets that the cell has by itself.
    UITableViewSeparatorInsetReferenceFromAutomaticInsets = 1,
} UITableViewSeparatorInsetReference;

/// The appearance of a table's sections.
typedef enum __attribute__((enum_extensibility(open))) UITableViewStyle : long {
    /// Sections follow each other without gaps; headers stay visible while their section scrolls by.
    UITableViewStylePlain = 0,
    /// Sections are separated by gaps.
    UITableViewStyleGrouped = 1,
    /// Sections are separated by gaps, inset from the sides, and have rounded corners.
    UITableViewStyleInsetGrouped = 2,
} UITableViewStyle;

/// The position to which a row is scrolled.
typedef enum __attribute__((enum_extensibility(open))) UITableViewScrollPosition : long {
    /// Any visible position, reached by the shortest scroll.
    UITableViewScrollPositionNone = 0,
    /// The top of the visible area.
    UITableViewScrollPositionTop = 1,
    /// The middle of the visible area.
    UITableViewScrollPositionMiddle = 2,
    /// The bottom of the visible area.
    UITableViewScrollPositionBottom = 3,
} UITableViewScrollPosition;

#endif
