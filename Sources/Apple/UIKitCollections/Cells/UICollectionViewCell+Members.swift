import LaminaMethods
import UIKitControls
import UIKitValues
import UIKitViews

/// Members of `UICollectionViewCell` that selectors, keys and nibs name.
let collectionCellMembers = MemberTable(inheriting: reusableViewMembers) {
    $0.property("isSelected", \UICollectionViewCell.isSelected)
    $0.property("isHighlighted", \UICollectionViewCell.isHighlighted)
    $0.property("backgroundView", \UICollectionViewCell.backgroundView)
    $0.property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    $0.constant("contentView", \UICollectionViewCell.contentView)
    $0.ignoredChildren("customSize", "size")
    $0.child("contentView") { (cell: UICollectionViewCell, element, nib) in nib.adopt(cell.contentView, from: element) }
}
