/// Enumerations of layout.

#ifndef CUIKIT_LAYOUT_H
#define CUIKIT_LAYOUT_H

/// The distribution of lengths along the stack's axis.
typedef enum __attribute__((enum_extensibility(open))) UIStackViewDistribution : long {
    /// The views fill the axis; the view with the lowest priorities is stretched or compressed to make the lengths fit.
    UIStackViewDistributionFill = 0,
    /// The views fill the axis with equal lengths.
    UIStackViewDistributionFillEqually = 1,
    /// The views fill the axis in proportion to their intrinsic lengths.
    UIStackViewDistributionFillProportionally = 2,
    /// The gaps between the views are equal; lengths follow the contents.
    UIStackViewDistributionEqualSpacing = 3,
    /// The centres of the views are equally far apart; lengths follow the contents.
    UIStackViewDistributionEqualCentering = 4,
} UIStackViewDistribution;

/// The position of the views across the stack's axis.
typedef enum __attribute__((enum_extensibility(open))) UIStackViewAlignment : long {
    /// The views fill the stack from edge to edge.
    UIStackViewAlignmentFill = 0,
    /// The views are at the leading edge of a column or at the top edge of a row.
    UIStackViewAlignmentLeading = 1,
    /// The first baselines of the views are aligned; only in a row.
    UIStackViewAlignmentFirstBaseline = 2,
    /// The views are centred.
    UIStackViewAlignmentCenter = 3,
    /// The views are at the trailing edge of a column or at the bottom edge of a row.
    UIStackViewAlignmentTrailing = 4,
    /// The last baselines of the views are aligned; only in a row.
    UIStackViewAlignmentLastBaseline = 5,
} UIStackViewAlignment;

/// A place of a rectangle at the edges of another one.
typedef enum __attribute__((enum_extensibility(open))) NSRectAlignment : long {
    /// No alignment.
    NSRectAlignmentNone = 0,
    /// The middle of the upper edge.
    NSRectAlignmentTop = 1,
    /// The upper leading corner.
    NSRectAlignmentTopLeading = 2,
    /// The middle of the leading edge.
    NSRectAlignmentLeading = 3,
    /// The lower leading corner.
    NSRectAlignmentBottomLeading = 4,
    /// The middle of the lower edge.
    NSRectAlignmentBottom = 5,
    /// The lower trailing corner.
    NSRectAlignmentBottomTrailing = 6,
    /// The middle of the trailing edge.
    NSRectAlignmentTrailing = 7,
    /// The upper trailing corner.
    NSRectAlignmentTopTrailing = 8,
} NSRectAlignment;

/// The meaning of a view's content, which decides whether the view is mirrored in a right-to-left layout.
typedef enum __attribute__((enum_extensibility(open))) UISemanticContentAttribute : long {
    /// Ordinary content, which is mirrored.
    UISemanticContentAttributeUnspecified = 0,
    /// Playback controls, which are not mirrored.
    UISemanticContentAttributePlayback = 1,
    /// Content that shows directions in space, which is not mirrored.
    UISemanticContentAttributeSpatial = 2,
    /// Content that is always laid out from left to right.
    UISemanticContentAttributeForceLeftToRight = 3,
    /// Content that is always laid out from right to left.
    UISemanticContentAttributeForceRightToLeft = 4,
} UISemanticContentAttribute;

/// The direction of a layout along the horizontal axis.
typedef enum __attribute__((enum_extensibility(open))) UIUserInterfaceLayoutDirection : long {
    /// From left to right, as in English.
    UIUserInterfaceLayoutDirectionLeftToRight = 0,
    /// From right to left, as in Arabic.
    UIUserInterfaceLayoutDirectionRightToLeft = 1,
} UIUserInterfaceLayoutDirection;

/// An edge, centre, baseline or length of a view or layout guide.
typedef enum __attribute__((enum_extensibility(open))) NSLayoutAttribute : long {
    /// The left edge.
    NSLayoutAttributeLeft = 1,
    /// The right edge.
    NSLayoutAttributeRight = 2,
    /// The top edge.
    NSLayoutAttributeTop = 3,
    /// The bottom edge.
    NSLayoutAttributeBottom = 4,
    /// The leading edge: the left one in a left-to-right layout, else the right one.
    NSLayoutAttributeLeading = 5,
    /// The trailing edge: the right one in a left-to-right layout, else the left one.
    NSLayoutAttributeTrailing = 6,
    /// The width.
    NSLayoutAttributeWidth = 7,
    /// The height.
    NSLayoutAttributeHeight = 8,
    /// The horizontal centre.
    NSLayoutAttributeCenterX = 9,
    /// The vertical centre.
    NSLayoutAttributeCenterY = 10,
    /// The baseline of the last line of text; the bottom edge of a view without text.
    NSLayoutAttributeLastBaseline = 11,
    /// The baseline of the first line of text; the bottom edge of a view without text.
    NSLayoutAttributeFirstBaseline = 12,
    /// The left edge inside the view's margins.
    NSLayoutAttributeLeftMargin = 13,
    /// The right edge inside the view's margins.
    NSLayoutAttributeRightMargin = 14,
    /// The top edge inside the view's margins.
    NSLayoutAttributeTopMargin = 15,
    /// The bottom edge inside the view's margins.
    NSLayoutAttributeBottomMargin = 16,
    /// The leading edge inside the view's margins.
    NSLayoutAttributeLeadingMargin = 17,
    /// The trailing edge inside the view's margins.
    NSLayoutAttributeTrailingMargin = 18,
    /// The horizontal centre of the area inside the margins.
    NSLayoutAttributeCenterXWithinMargins = 19,
    /// The vertical centre of the area inside the margins.
    NSLayoutAttributeCenterYWithinMargins = 20,
    /// The placeholder for the second attribute of a constraint that compares a length with a constant.
    NSLayoutAttributeNotAnAttribute = 0,
} NSLayoutAttribute;

/// The relation between the two sides of a constraint.
typedef enum __attribute__((enum_extensibility(open))) NSLayoutRelation : long {
    /// The constraint's left side is at most its right side.
    NSLayoutRelationLessThanOrEqual = -1,
    /// The constraint's left side equals its right side.
    NSLayoutRelationEqual = 0,
    /// The constraint's left side is at least its right side.
    NSLayoutRelationGreaterThanOrEqual = 1,
} NSLayoutRelation;

/// The horizontal or vertical direction of a layout.
typedef enum __attribute__((enum_extensibility(open))) UILayoutConstraintAxis : long {
    /// The axis from left to right.
    UILayoutConstraintAxisHorizontal = 0,
    /// The axis from top to bottom.
    UILayoutConstraintAxisVertical = 1,
} UILayoutConstraintAxis;

#endif
