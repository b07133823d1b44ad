import LaminaMethods
import LaminaMarkup
import UIKitControls
import UIKitValues
import UIKitViews

/// Members of `UICollectionViewFlowLayout` that selectors, keys and nibs name.
let flowLayoutMembers = MemberTable {
    $0.property("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing, nib: .number)
    $0.property("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing, nib: .number)
    $0.property("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds, nib: .flag)
    $0.property("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds, nib: .flag)
    $0.property("scrollDirection", \UICollectionViewFlowLayout.scrollDirection, nib: .choice(["vertical": .vertical, "horizontal": .horizontal]))
    $0.property("itemSize", \UICollectionViewFlowLayout.itemSize, nib: .size)
    $0.property("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize, nib: .size)
    $0.property("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize, nib: .size)
    $0.property(
        "sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference,
        nib: .choice(["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins])
    )
    $0.property("sectionInset", \UICollectionViewFlowLayout.sectionInset, nib: .insets)
    $0.attribute("automaticEstimatedItemSize") { (layout: UICollectionViewFlowLayout, element, _) in
        if element["automaticEstimatedItemSize"] == "YES" { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        return true
    }
    $0.child("estimatedItemSize") { (layout: UICollectionViewFlowLayout, element, _) in
        guard let size = element.size else { return false }
        // Interface Builder writes a size even when the attribute asks for the automatic one.
        if layout.estimatedItemSize != UICollectionViewFlowLayout.automaticSize { layout.estimatedItemSize = size }
        return true
    }
}

extension UICollectionViewFlowLayout: nonisolated MemberTableOwner {}
