import LaminaMethods
import UIKitControls
import UIKitValues
import UIKitViews

/// Members of `UITableViewCell` that selectors, keys and nibs name.
let cellMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("isSelected", \UITableViewCell.isSelected)
    $0.property("isHighlighted", \UITableViewCell.isHighlighted)
    $0.property("isEditing", \UITableViewCell.isEditing)
    $0.property("accessoryView", \UITableViewCell.accessoryView)
    $0.property("backgroundView", \UITableViewCell.backgroundView)
    $0.property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    $0.property(
        "accessoryType", \UITableViewCell.accessoryType,
        nib: .choice([
            "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark, "detailButton": .detailButton,
            "detailDisclosureButton": .detailDisclosureButton,
        ])
    )
    $0.property(
        "selectionStyle", \UITableViewCell.selectionStyle, nib: .choice(["none": .none, "blue": .blue, "gray": .gray, "default": .default])
    )
    $0.method("setSelected:animated:") { (cell: UITableViewCell, flag: Bool, isAnimated: Bool) in cell.setSelected(flag, animated: isAnimated) }
    $0.method("setHighlighted:animated:") { (cell: UITableViewCell, flag: Bool, isAnimated: Bool) in
        cell.setHighlighted(flag, animated: isAnimated)
    }
    $0.method("setEditing:animated:") { (cell: UITableViewCell, flag: Bool, isAnimated: Bool) in cell.setEditing(flag, animated: isAnimated) }
    $0.property(
        "editingAccessoryType", \UITableViewCell.editingAccessoryType,
        nib: .choice([
            "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark, "detailButton": .detailButton,
            "detailDisclosureButton": .detailDisclosureButton,
        ])
    )
    $0.property("indentationLevel", \UITableViewCell.indentationLevel, nib: .integer)
    $0.property("indentationWidth", \UITableViewCell.indentationWidth, nib: .number)
    $0.property("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing, nib: .flag)
    $0.property("showsReorderControl", \UITableViewCell.showsReorderControl, nib: .flag)
    $0.property("separatorInset", \UITableViewCell.separatorInset, nib: .insets)
    // Apple's property has had no effect since iOS 3, and focus has none without a remote control.
    $0.ignoredAttributes("hidesAccessoryWhenEditing", "focusStyle")
    $0.constant("contentView", \UITableViewCell.contentView)
    $0.constant("textLabel", \UITableViewCell.textLabel)
    $0.constant("detailTextLabel", \UITableViewCell.detailTextLabel)
    $0.constant("imageView", \UITableViewCell.imageView)
    $0.ignoredAttributes("style", "reuseIdentifier", "rowHeight", "textLabel", "detailTextLabel", "imageView")
    $0.child("contentView") { (cell: UITableViewCell, element, nib) in nib.adopt(cell.contentView, from: element) }
}

extension UITableViewCell: nonisolated MemberTableExtender {}
