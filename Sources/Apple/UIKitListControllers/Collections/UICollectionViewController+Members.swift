import LaminaMethods
import UIKitControls
import UIKitScrollViews
import UIKitValues
import UIKitViews

/// Members of `UICollectionViewController` that selectors, keys and nibs name.
let collectionControllerMembers = MemberTable(inheriting: UIViewController.memberTable) {
    $0.property("collectionView", \UICollectionViewController.collectionView)
    $0.property("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear, nib: .flag)
    $0.property(
        "installsStandardGestureForInteractiveMovement", \UICollectionViewController.installsStandardGestureForInteractiveMovement, nib: .flag)
}

extension UICollectionViewController: nonisolated MemberTableExtender {}
