import LaminaMethods
import UIKitValues
import UIKitViews

/// Members of `UISegmentedControl` that selectors, keys and nibs name.
let segmentMembers = MemberTable(inheriting: UIControl.memberTable) {
    $0.property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    $0.property("isMomentary", \UISegmentedControl.isMomentary, nib: .flag)
    $0.property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor, nib: .color)
    $0.property("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent, nib: .flag)
    $0.constant("numberOfSegments", \UISegmentedControl.numberOfSegments)
    // The builder selects a segment after it has added the segments.
    $0.ignoredAttributes("selectedSegmentIndex", "segmentControlStyle")
}

extension UISegmentedControl: nonisolated MemberTableExtender {}
