import LaminaMethods
import UIKitControls
import UIKitValues
import UIKitViews

/// Members of `UITableView` that selectors, keys and nibs name.
let tableMembers = MemberTable(inheriting: scrollMembers) {
    $0.property("rowHeight", \UITableView.rowHeight, nib: .number)
    $0.property("isEditing", \UITableView.isEditing)
    $0.property("allowsSelection", \UITableView.allowsSelection, nib: .flag)
    $0.property("allowsMultipleSelection", \UITableView.allowsMultipleSelection, nib: .flag)
    $0.property("tableHeaderView", \UITableView.tableHeaderView, nib: .object())
    $0.property("tableFooterView", \UITableView.tableFooterView, nib: .object())
    $0.property("backgroundView", \UITableView.backgroundView)
    $0.property("separatorColor", \UITableView.separatorColor, nib: .color)
    $0.property("estimatedRowHeight", \UITableView.estimatedRowHeight, nib: .number)
    $0.property("sectionHeaderHeight", \UITableView.sectionHeaderHeight, nib: .number)
    $0.property("sectionFooterHeight", \UITableView.sectionFooterHeight, nib: .number)
    $0.property("separatorStyle", \UITableView.separatorStyle, nib: .choice(["default": .singleLine, "none": .none, "singleLine": .singleLine]))
    $0.property("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight, nib: .number)
    $0.property("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight, nib: .number)
    $0.property("separatorInset", \UITableView.separatorInset, nib: .insets)
    $0.property(
        "separatorInsetReference", \UITableView.separatorInsetReference,
        nib: .choice(["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets])
    )
    $0.property("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount, nib: .integer)
    $0.property("sectionIndexColor", \UITableView.sectionIndexColor, nib: .color)
    $0.property("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing, nib: .flag)
    $0.property("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing, nib: .flag)
    $0.property("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea, nib: .flag, as: "contentViewInsetsToSafeArea")
    $0.method("reloadData") { (target: UITableView) in target.reloadData() }
    $0.method("setEditing:animated:") { (target: UITableView, isEditing: Bool, isAnimated: Bool) in
        target.setEditing(isEditing, animated: isAnimated)
    }
    $0.ignoredAttributes("style", "dataMode")
}

extension UITableView: nonisolated MemberTableRefiner {}
