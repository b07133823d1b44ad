/// Enumerations of Core Text.

#ifndef LAMINA_CORETEXT_VALUES_H
#define LAMINA_CORETEXT_VALUES_H

/// The direction for which glyphs are measured.
typedef enum __attribute__((enum_extensibility(open))) CTFontOrientation : unsigned int {
    /// The font's own direction, which is horizontal here.
    CTFontOrientationDefault = 0,
    /// Horizontal text.
    CTFontOrientationHorizontal = 1,
    /// Vertical text.
    CTFontOrientationVertical = 2,
} CTFontOrientation;

/// The reach of a registration; every registration lasts as long as the process.
typedef enum __attribute__((enum_extensibility(open))) CTFontManagerScope : unsigned int {
    /// No reach.
    CTFontManagerScopeNone = 0,
    /// The process.
    CTFontManagerScopeProcess = 1,
    /// The user's processes, which is the process alone here.
    CTFontManagerScopePersistent = 2,
    /// The session, which is the process alone here.
    CTFontManagerScopeSession = 3,
} CTFontManagerScope;

/// The purposes for which the system has a font.
typedef enum __attribute__((enum_extensibility(open))) CTFontUIFontType : unsigned int {
    /// No purpose.
    CTFontUIFontTypeNone = 4294967295,
    /// Text of documents.
    CTFontUIFontTypeUser = 0,
    /// Text of documents with characters of equal width.
    CTFontUIFontTypeUserFixedPitch = 1,
    /// The system's font.
    CTFontUIFontTypeSystem = 2,
    /// The system's bold font.
    CTFontUIFontTypeEmphasizedSystem = 3,
    /// The system's font in small controls.
    CTFontUIFontTypeSmallSystem = 4,
    /// The system's bold font in small controls.
    CTFontUIFontTypeSmallEmphasizedSystem = 5,
    /// The system's font in the smallest controls.
    CTFontUIFontTypeMiniSystem = 6,
    /// The system's bold font in the smallest controls.
    CTFontUIFontTypeMiniEmphasizedSystem = 7,
    /// Text of views.
    CTFontUIFontTypeViews = 8,
    /// Text of applications.
    CTFontUIFontTypeApplication = 9,
    /// Labels of controls.
    CTFontUIFontTypeLabel = 10,
    /// Titles of menus.
    CTFontUIFontTypeMenuTitle = 11,
    /// Items of menus.
    CTFontUIFontTypeMenuItem = 12,
    /// Keyboard marks in menus.
    CTFontUIFontTypeMenuItemMark = 13,
    /// Keyboard shortcuts in menus.
    CTFontUIFontTypeMenuItemCmdKey = 14,
    /// Titles of windows.
    CTFontUIFontTypeWindowTitle = 15,
    /// Buttons.
    CTFontUIFontTypePushButton = 16,
    /// Titles of utility windows.
    CTFontUIFontTypeUtilityWindowTitle = 17,
    /// Titles of alerts.
    CTFontUIFontTypeAlertHeader = 18,
    /// Details in other fonts' lists.
    CTFontUIFontTypeSystemDetail = 19,
    /// Bold details in other fonts' lists.
    CTFontUIFontTypeEmphasizedSystemDetail = 20,
    /// Toolbars.
    CTFontUIFontTypeToolbar = 21,
    /// Toolbars with small icons.
    CTFontUIFontTypeSmallToolbar = 22,
    /// Messages of controls.
    CTFontUIFontTypeMessage = 23,
    /// Palettes.
    CTFontUIFontTypePalette = 24,
    /// Help tags.
    CTFontUIFontTypeToolTip = 25,
    /// Contents of controls.
    CTFontUIFontTypeControlContent = 26,
} CTFontUIFontType;

/// The directions in which lines follow each other.
typedef enum __attribute__((enum_extensibility(open))) CTFrameProgression : unsigned int {
    /// Horizontal lines from top to bottom.
    CTFrameProgressionTopToBottom = 0,
    /// Lines turned by 90 degrees clockwise, from right to left.
    CTFrameProgressionRightToLeft = 1,
    /// Lines turned by 90 degrees clockwise, from left to right.
    CTFrameProgressionLeftToRight = 2,
} CTFrameProgression;

/// The rules that decide which parts are inside a frame's path.
typedef enum __attribute__((enum_extensibility(open))) CTFramePathFillRule : unsigned int {
    /// A part that the path surrounds an odd number of times.
    CTFramePathFillRuleEvenOdd = 0,
    /// A part around which the path winds.
    CTFramePathFillRuleWindingNumber = 1,
} CTFramePathFillRule;

/// The dash patterns of underlines.
typedef enum __attribute__((enum_extensibility(open))) CTUnderlineStyleModifiers : int {
    /// A solid line.
    CTUnderlineStyleModifiersPatternSolid = 0,
    /// Dots.
    CTUnderlineStyleModifiersPatternDot = 0x0100,
    /// Dashes.
    CTUnderlineStyleModifiersPatternDash = 0x0200,
    /// Dashes and dots in turn.
    CTUnderlineStyleModifiersPatternDashDot = 0x0300,
    /// One dash and two dots in turn.
    CTUnderlineStyleModifiersPatternDashDotDot = 0x0400,
} CTUnderlineStyleModifiers;

/// The places of the characters that a shortened line omits.
typedef enum __attribute__((enum_extensibility(open))) CTLineTruncationType : unsigned int {
    /// At the start of the line.
    CTLineTruncationTypeStart = 0,
    /// At the end of the line.
    CTLineTruncationTypeEnd = 1,
    /// In the middle of the line.
    CTLineTruncationTypeMiddle = 2,
} CTLineTruncationType;

/// The positions of lines that are narrower than the available width.
typedef enum __attribute__((enum_extensibility(open))) CTTextAlignment : unsigned char {
    /// At the left.
    CTTextAlignmentLeft = 0,
    /// At the right.
    CTTextAlignmentRight = 1,
    /// In the middle.
    CTTextAlignmentCenter = 2,
    /// Stretched to the full width, except for a paragraph's last line.
    CTTextAlignmentJustified = 3,
    /// At the side at which writing begins.
    CTTextAlignmentNatural = 4,
} CTTextAlignment;

/// The treatments of paragraphs that are wider than the available width.
typedef enum __attribute__((enum_extensibility(open))) CTLineBreakMode : unsigned char {
    /// Wraps between words.
    CTLineBreakModeByWordWrapping = 0,
    /// Wraps between any two clusters.
    CTLineBreakModeByCharWrapping = 1,
    /// Keeps one line, which extends beyond the width.
    CTLineBreakModeByClipping = 2,
    /// Keeps one line that begins with an ellipsis.
    CTLineBreakModeByTruncatingHead = 3,
    /// Keeps one line that ends with an ellipsis.
    CTLineBreakModeByTruncatingTail = 4,
    /// Keeps one line with an ellipsis in its middle.
    CTLineBreakModeByTruncatingMiddle = 5,
} CTLineBreakMode;

/// The values of a paragraph style.
typedef enum __attribute__((enum_extensibility(open))) CTParagraphStyleSpecifier : unsigned int {
    /// A `CTTextAlignment`.
    CTParagraphStyleSpecifierAlignment = 0,
    /// The indentation of the first line, in points.
    CTParagraphStyleSpecifierFirstLineHeadIndent = 1,
    /// The indentation of the other lines, in points.
    CTParagraphStyleSpecifierHeadIndent = 2,
    /// The end of lines: a distance from the leading edge if positive, else from the trailing edge.
    CTParagraphStyleSpecifierTailIndent = 3,
    /// An array of `CTTextTab`.
    CTParagraphStyleSpecifierTabStops = 4,
    /// The distance between tab stops after the explicit ones, in points.
    CTParagraphStyleSpecifierDefaultTabInterval = 5,
    /// A `CTLineBreakMode`.
    CTParagraphStyleSpecifierLineBreakMode = 6,
    /// The factor for the natural height of lines; 0 counts as 1.
    CTParagraphStyleSpecifierLineHeightMultiple = 7,
    /// The largest height of a line, in points; 0 means no limit.
    CTParagraphStyleSpecifierMaximumLineHeight = 8,
    /// The smallest height of a line, in points.
    CTParagraphStyleSpecifierMinimumLineHeight = 9,
    /// The space between lines, in points; the newer specifiers of line spacing take precedence.
    CTParagraphStyleSpecifierLineSpacing = 10,
    /// The space after the paragraph, in points.
    CTParagraphStyleSpecifierParagraphSpacing = 11,
    /// The space before the paragraph, in points.
    CTParagraphStyleSpecifierParagraphSpacingBefore = 12,
    /// A `CTWritingDirection`.
    CTParagraphStyleSpecifierBaseWritingDirection = 13,
    /// The largest space between lines, in points.
    CTParagraphStyleSpecifierMaximumLineSpacing = 14,
    /// The smallest space between lines, in points.
    CTParagraphStyleSpecifierMinimumLineSpacing = 15,
    /// The space that is added between lines, in points.
    CTParagraphStyleSpecifierLineSpacingAdjustment = 16,
    /// A `CTLineBoundsOptions`.
    CTParagraphStyleSpecifierLineBoundsOptions = 17,
} CTParagraphStyleSpecifier;

#endif
