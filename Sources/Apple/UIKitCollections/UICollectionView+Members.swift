import LaminaMethods
import UIKitControls
import UIKitValues
import UIKitViews

/// Members of `UICollectionView` that selectors, keys and nibs name.
let collectionMembers = MemberTable(inheriting: scrollMembers) {
    $0.property("isEditing", \UICollectionView.isEditing)
    $0.property("allowsSelection", \UICollectionView.allowsSelection, nib: .flag)
    $0.property("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection, nib: .flag)
    $0.property("backgroundView", \UICollectionView.backgroundView, nib: .object())
    $0.property("collectionViewLayout", \UICollectionView.collectionViewLayout)
    $0.property("isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled, nib: .flag)
    $0.method("reloadData") { (target: UICollectionView) in target.reloadData() }
    $0.ignoredAttributes("dataMode")
    $0.child("collectionViewLayout") { (view: UICollectionView, element, nib) in
        guard let layout = nib.object(for: element) as? UICollectionViewLayout else { return false }
        view.collectionViewLayout = layout
        return true
    }
}

extension UICollectionView: nonisolated MemberTableRefiner {}
