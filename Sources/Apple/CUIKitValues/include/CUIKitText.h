/// Enumerations of text.

#ifndef CUIKIT_TEXT_H
#define CUIKIT_TEXT_H

/// The style of a text field's border.
typedef enum __attribute__((enum_extensibility(open))) UITextBorderStyle : long {
    /// No border.
    UITextBorderStyleNone = 0,
    /// A thin rectangle.
    UITextBorderStyleLine = 1,
    /// A rectangle that looks recessed.
    UITextBorderStyleBezel = 2,
    /// A rectangle with rounded corners.
    UITextBorderStyleRoundedRect = 3,
} UITextBorderStyle;

/// The times at which a view beside the text is visible.
typedef enum __attribute__((enum_extensibility(open))) UITextFieldViewMode : long {
    /// Never.
    UITextFieldViewModeNever = 0,
    /// While the text is being edited.
    UITextFieldViewModeWhileEditing = 1,
    /// While the text is not being edited.
    UITextFieldViewModeUnlessEditing = 2,
    /// Always.
    UITextFieldViewModeAlways = 3,
} UITextFieldViewMode;

/// The reason for the end of editing.
typedef enum __attribute__((enum_extensibility(open))) UITextFieldDidEndEditingReason : long {
    /// The user finished; the text is kept.
    UITextFieldDidEndEditingReasonCommitted = 0,
} UITextFieldDidEndEditingReason;

/// The kind of the user's interaction with a link.
typedef enum __attribute__((enum_extensibility(open))) UITextItemInteraction : long {
    /// Opens the link.
    UITextItemInteractionInvokeDefaultAction = 0,
    /// Presents the actions for the link.
    UITextItemInteractionPresentActions = 1,
    /// Previews the link.
    UITextItemInteractionPreview = 2,
} UITextItemInteraction;

/// The automatic capitalisation of typed text.
typedef enum __attribute__((enum_extensibility(open))) UITextAutocapitalizationType : long {
    /// No automatic capitalisation.
    UITextAutocapitalizationTypeNone = 0,
    /// Capitalises the first letter of each word.
    UITextAutocapitalizationTypeWords = 1,
    /// Capitalises the first letter of each sentence.
    UITextAutocapitalizationTypeSentences = 2,
    /// Capitalises all letters.
    UITextAutocapitalizationTypeAllCharacters = 3,
} UITextAutocapitalizationType;

/// The automatic correction of typed words.
typedef enum __attribute__((enum_extensibility(open))) UITextAutocorrectionType : long {
    /// Correction as the language suggests.
    UITextAutocorrectionTypeDefault = 0,
    /// No automatic correction.
    UITextAutocorrectionTypeNo = 1,
    /// Correction in every case.
    UITextAutocorrectionTypeYes = 2,
} UITextAutocorrectionType;

/// The marking of misspelled words.
typedef enum __attribute__((enum_extensibility(open))) UITextSpellCheckingType : long {
    /// Checks words while correction is on.
    UITextSpellCheckingTypeDefault = 0,
    /// Checks nothing.
    UITextSpellCheckingTypeNo = 1,
    /// Checks in every case.
    UITextSpellCheckingTypeYes = 2,
} UITextSpellCheckingType;

/// The replacement of straight quotes by curly ones.
typedef enum __attribute__((enum_extensibility(open))) UITextSmartQuotesType : long {
    /// Replacement as the language suggests.
    UITextSmartQuotesTypeDefault = 0,
    /// Keeps straight quotes.
    UITextSmartQuotesTypeNo = 1,
    /// Replacement in every case.
    UITextSmartQuotesTypeYes = 2,
} UITextSmartQuotesType;

/// The replacement of two hyphens by a dash.
typedef enum __attribute__((enum_extensibility(open))) UITextSmartDashesType : long {
    /// Replacement as the language suggests.
    UITextSmartDashesTypeDefault = 0,
    /// Keeps hyphens.
    UITextSmartDashesTypeNo = 1,
    /// Replacement in every case.
    UITextSmartDashesTypeYes = 2,
} UITextSmartDashesType;

/// The spaces that are added and removed around pasted and cut words.
typedef enum __attribute__((enum_extensibility(open))) UITextSmartInsertDeleteType : long {
    /// Spaces as the language suggests.
    UITextSmartInsertDeleteTypeDefault = 0,
    /// Adds and removes nothing.
    UITextSmartInsertDeleteTypeNo = 1,
    /// Spaces in every case.
    UITextSmartInsertDeleteTypeYes = 2,
} UITextSmartInsertDeleteType;

/// The horizontal position of lines that are narrower than the available width.
typedef enum __attribute__((enum_extensibility(open))) NSTextAlignment : long {
    /// At the left edge.
    NSTextAlignmentLeft = 0,
    /// In the centre.
    NSTextAlignmentCenter = 1,
    /// At the right edge.
    NSTextAlignmentRight = 2,
    /// Stretched from edge to edge.
    NSTextAlignmentJustified = 3,
    /// At the edge where the paragraph's writing direction starts.
    NSTextAlignmentNatural = 4,
} NSTextAlignment;

/// The treatment of text that is wider than the available width.
typedef enum __attribute__((enum_extensibility(open))) NSLineBreakMode : long {
    /// Wraps to the next line, between words.
    NSLineBreakModeByWordWrapping = 0,
    /// Wraps to the next line, between any two characters.
    NSLineBreakModeByCharWrapping = 1,
    /// Clips the line at the edge.
    NSLineBreakModeByClipping = 2,
    /// Replaces the start of the line by an ellipsis.
    NSLineBreakModeByTruncatingHead = 3,
    /// Replaces the end of the line by an ellipsis.
    NSLineBreakModeByTruncatingTail = 4,
    /// Replaces the middle of the line by an ellipsis.
    NSLineBreakModeByTruncatingMiddle = 5,
} NSLineBreakMode;

/// The direction in which a paragraph is written.
typedef enum __attribute__((enum_extensibility(open))) NSWritingDirection : long {
    /// The direction of the first letter.
    NSWritingDirectionNatural = -1,
    /// From left to right.
    NSWritingDirectionLeftToRight = 0,
    /// From right to left.
    NSWritingDirectionRightToLeft = 1,
} NSWritingDirection;

/// The vertical position of a text whose font is reduced to fit its width.
typedef enum __attribute__((enum_extensibility(open))) UIBaselineAdjustment : long {
    /// Keeps the baseline of the text at full size.
    UIBaselineAdjustmentAlignBaselines = 0,
    /// Keeps the vertical centre of the text at full size.
    UIBaselineAdjustmentAlignCenters = 1,
    /// Keeps the top left corner of the text at full size.
    UIBaselineAdjustmentNone = 2,
} UIBaselineAdjustment;

#endif
