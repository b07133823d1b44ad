import CoreGraphics
import Foundation
import LaminaMethods
import UIKitControls
import UIKitValues
import UIKitViews

/// Members of `UIScrollView` that selectors and keys name.
let scrollMembers = MemberTable(
    inheriting: UIView.memberTable,
    properties: [
        "contentOffset": { $0.property(\UIScrollView.contentOffset) },
        "contentSize": { $0.property(\UIScrollView.contentSize) },
        "contentInset": { $0.property(\UIScrollView.contentInset) },
        "isScrollEnabled": { $0.property(\UIScrollView.isScrollEnabled) },
        "bounces": { $0.property(\UIScrollView.bounces) },
        "alwaysBounceVertical": { $0.property(\UIScrollView.alwaysBounceVertical) },
        "alwaysBounceHorizontal": { $0.property(\UIScrollView.alwaysBounceHorizontal) },
        "isPagingEnabled": { $0.property(\UIScrollView.isPagingEnabled) },
        "zoomScale": { $0.property(\UIScrollView.zoomScale) },
        "minimumZoomScale": { $0.property(\UIScrollView.minimumZoomScale) },
        "maximumZoomScale": { $0.property(\UIScrollView.maximumZoomScale) },
        "showsVerticalScrollIndicator": { $0.property(\UIScrollView.showsVerticalScrollIndicator) },
        "showsHorizontalScrollIndicator": { $0.property(\UIScrollView.showsHorizontalScrollIndicator) },
        "scrollsToTop": { $0.property(\UIScrollView.scrollsToTop) },
    ],
    constants: [
        "adjustedContentInset": { $0.property(\UIScrollView.adjustedContentInset) },
        "isDragging": { $0.property(\UIScrollView.isDragging) },
        "isTracking": { $0.property(\UIScrollView.isTracking) },
        "isDecelerating": { $0.property(\UIScrollView.isDecelerating) },
        "panGestureRecognizer": { $0.property(\UIScrollView.panGestureRecognizer) },
    ],
    methods: [
        "flashScrollIndicators": { $0.perform { (target: UIScrollView) in target.flashScrollIndicators() } },
        "setContentOffset:animated:": {
            $0.perform { (target: UIScrollView, offset: CGPoint, isAnimated: Bool) in target.setContentOffset(offset, animated: isAnimated) }
        },
        "scrollRectToVisible:animated:": {
            $0.perform { (target: UIScrollView, rect: CGRect, isAnimated: Bool) in target.scrollRectToVisible(rect, animated: isAnimated) }
        },
    ]
)

/// Members of `UITableView` that selectors and keys name.
let tableMembers = MemberTable(
    inheriting: scrollMembers,
    properties: [
        "rowHeight": { $0.property(\UITableView.rowHeight) },
        "isEditing": { $0.property(\UITableView.isEditing) },
        "allowsSelection": { $0.property(\UITableView.allowsSelection) },
        "allowsMultipleSelection": { $0.property(\UITableView.allowsMultipleSelection) },
        "tableHeaderView": { $0.property(\UITableView.tableHeaderView) },
        "tableFooterView": { $0.property(\UITableView.tableFooterView) },
        "backgroundView": { $0.property(\UITableView.backgroundView) },
        "separatorColor": { $0.property(\UITableView.separatorColor) },
    ],
    methods: [
        "reloadData": { $0.perform { (target: UITableView) in target.reloadData() } },
        "setEditing:animated:": {
            $0.perform { (target: UITableView, isEditing: Bool, isAnimated: Bool) in target.setEditing(isEditing, animated: isAnimated) }
        },
    ]
)

/// Members of `UITextView` that selectors and keys name.
let textViewMembers = MemberTable(
    inheriting: scrollMembers,
    properties: [
        "text": { $0.property(\UITextView.text) },
        "attributedText": { $0.property(\UITextView.attributedText) },
        "font": { $0.property(\UITextView.font) },
        "textColor": { $0.property(\UITextView.textColor) },
        "textAlignment": { $0.property(\UITextView.textAlignment) },
        "isEditable": { $0.property(\UITextView.isEditable) },
        "isSelectable": { $0.property(\UITextView.isSelectable) },
    ]
)

/// Members of `UIRefreshControl` that selectors and keys name.
let refreshMembers = MemberTable(
    inheriting: UIControl.memberTable,
    properties: ["attributedTitle": { $0.property(\UIRefreshControl.attributedTitle) }],
    constants: ["isRefreshing": { $0.property(\UIRefreshControl.isRefreshing) }],
    methods: [
        "beginRefreshing": { $0.perform { (target: UIRefreshControl) in target.beginRefreshing() } },
        "endRefreshing": { $0.perform { (target: UIRefreshControl) in target.endRefreshing() } },
    ]
)

/// Members of `UITableViewCell` that selectors and keys name.
let cellMembers = MemberTable(
    inheriting: UIView.memberTable,
    properties: [
        "isSelected": { $0.property(\UITableViewCell.isSelected) },
        "isHighlighted": { $0.property(\UITableViewCell.isHighlighted) },
        "isEditing": { $0.property(\UITableViewCell.isEditing) },
        "accessoryView": { $0.property(\UITableViewCell.accessoryView) },
        "backgroundView": { $0.property(\UITableViewCell.backgroundView) },
        "selectedBackgroundView": { $0.property(\UITableViewCell.selectedBackgroundView) },
    ],
    constants: [
        "contentView": { $0.property(\UITableViewCell.contentView) },
        "textLabel": { $0.property(\UITableViewCell.textLabel) },
        "detailTextLabel": { $0.property(\UITableViewCell.detailTextLabel) },
        "imageView": { $0.property(\UITableViewCell.imageView) },
    ]
)

/// Members of `UICollectionView` that selectors and keys name.
let collectionMembers = MemberTable(
    inheriting: scrollMembers,
    properties: [
        "isEditing": { $0.property(\UICollectionView.isEditing) },
        "allowsSelection": { $0.property(\UICollectionView.allowsSelection) },
        "allowsMultipleSelection": { $0.property(\UICollectionView.allowsMultipleSelection) },
        "backgroundView": { $0.property(\UICollectionView.backgroundView) },
        "collectionViewLayout": { $0.property(\UICollectionView.collectionViewLayout) },
    ],
    methods: ["reloadData": { $0.perform { (target: UICollectionView) in target.reloadData() } }]
)

/// Members of `UICollectionViewCell` that selectors and keys name.
let collectionCellMembers = MemberTable(
    inheriting: UIView.memberTable,
    properties: [
        "isSelected": { $0.property(\UICollectionViewCell.isSelected) },
        "isHighlighted": { $0.property(\UICollectionViewCell.isHighlighted) },
        "backgroundView": { $0.property(\UICollectionViewCell.backgroundView) },
        "selectedBackgroundView": { $0.property(\UICollectionViewCell.selectedBackgroundView) },
    ],
    constants: ["contentView": { $0.property(\UICollectionViewCell.contentView) }]
)

extension UICollectionViewCell: nonisolated MemberTableExtender {}
extension UIRefreshControl: nonisolated MemberTableExtender {}
extension UIScrollView: nonisolated MemberTableExtender {}
extension UITableViewCell: nonisolated MemberTableExtender {}
