import CoreGraphics
import LaminaMethods
import UIKitValues
import UIKitViews

/// Members of `UIPageControl` that selectors, keys and nibs name.
let pageMembers = MemberTable(inheriting: UIControl.memberTable) {
    $0.property("currentPage", \UIPageControl.currentPage)
    $0.property("numberOfPages", \UIPageControl.numberOfPages)
}

extension UIPageControl: nonisolated MemberTableExtender {}
