/// Enumerations of collection views.

#ifndef CUIKIT_COLLECTIONS_H
#define CUIKIT_COLLECTIONS_H

/// The way in which a section scrolls across the layout.
typedef enum __attribute__((enum_extensibility(open))) UICollectionLayoutSectionOrthogonalScrollingBehavior : long {
    /// Not at all.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorNone = 0,
    /// Freely.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous = 1,
    /// Freely, but coming to rest at the start of a group.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary = 2,
    /// By the breadth of the collection view.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging = 3,
    /// By groups.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging = 4,
    /// By groups, which come to rest in the middle.
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered = 5,
} UICollectionLayoutSectionOrthogonalScrollingBehavior;

/// The edges from which content insets are measured.
typedef enum __attribute__((enum_extensibility(open))) UIContentInsetsReference : long {
    /// The layout's reference, or for a layout the safe area.
    UIContentInsetsReferenceAutomatic = 0,
    /// The edges of the collection view.
    UIContentInsetsReferenceNone = 1,
    /// The safe area.
    UIContentInsetsReferenceSafeArea = 2,
    /// The layout margins.
    UIContentInsetsReferenceLayoutMargins = 3,
    /// The readable width; Lamina uses the layout margins.
    UIContentInsetsReferenceReadableContent = 4,
} UIContentInsetsReference;

/// The states of a cell that is dragged.
typedef enum __attribute__((enum_extensibility(open))) UICollectionViewCellDragState : long {
    /// Nothing.
    UICollectionViewCellDragStateNone = 0,
    /// It is lifted.
    UICollectionViewCellDragStateLifting = 1,
    /// It is dragged.
    UICollectionViewCellDragStateDragging = 2,
} UICollectionViewCellDragState;

/// The place of dropped items.
typedef enum __attribute__((enum_extensibility(open))) UICollectionViewDropProposalIntent : long {
    /// The collection view shows nothing.
    UICollectionViewDropProposalIntentUnspecified = 0,
    /// Before the item; the collection view opens no gap.
    UICollectionViewDropProposalIntentInsertAtDestinationIndexPath = 1,
    /// In the item, such as a folder.
    UICollectionViewDropProposalIntentInsertIntoDestinationIndexPath = 2,
} UICollectionViewDropProposalIntent;

/// The edges from which `sectionInset` is measured.
typedef enum __attribute__((enum_extensibility(open))) UICollectionViewFlowLayoutSectionInsetReference : long {
    /// The content inset.
    UICollectionViewFlowLayoutSectionInsetReferenceFromContentInset = 0,
    /// The safe area.
    UICollectionViewFlowLayoutSectionInsetReferenceFromSafeArea = 1,
    /// The layout margins.
    UICollectionViewFlowLayoutSectionInsetReferenceFromLayoutMargins = 2,
} UICollectionViewFlowLayoutSectionInsetReference;

/// The category of an element.
typedef enum __attribute__((enum_extensibility(open))) UICollectionElementCategory : long {
    /// A cell, which shows an item.
    UICollectionElementCategoryCell = 0,
    /// A view that the data source supplies, such as a header.
    UICollectionElementCategorySupplementaryView = 1,
    /// A view that the layout supplies.
    UICollectionElementCategoryDecorationView = 2,
} UICollectionElementCategory;

/// The direction in which a flow layout scrolls.
typedef enum __attribute__((enum_extensibility(open))) UICollectionViewScrollDirection : long {
    /// Lines are horizontal, and follow each other downwards.
    UICollectionViewScrollDirectionVertical = 0,
    /// Lines are vertical, and follow each other to the right.
    UICollectionViewScrollDirectionHorizontal = 1,
} UICollectionViewScrollDirection;

/// The changes of a cell's size that make the layout ask for the cell's preferred size again.
typedef enum __attribute__((enum_extensibility(open))) UICollectionViewSelfSizingInvalidation : long {
    /// None.
    UICollectionViewSelfSizingInvalidationDisabled = 0,
    /// Calls of `invalidateIntrinsicContentSize()`.
    UICollectionViewSelfSizingInvalidationEnabled = 1,
    /// Changes of constraints too; Lamina treats it like `enabled`.
    UICollectionViewSelfSizingInvalidationEnabledIncludingConstraints = 2,
} UICollectionViewSelfSizingInvalidation;

/// The kind of a change.
typedef enum __attribute__((enum_extensibility(open))) UICollectionUpdateAction : long {
    /// An item or a section is inserted.
    UICollectionUpdateActionInsert = 0,
    /// An item or a section is deleted.
    UICollectionUpdateActionDelete = 1,
    /// An item or a section is reloaded.
    UICollectionUpdateActionReload = 2,
    /// An item or a section is moved.
    UICollectionUpdateActionMove = 3,
    /// Nothing changes.
    UICollectionUpdateActionNone = 4,
} UICollectionUpdateAction;

#endif
