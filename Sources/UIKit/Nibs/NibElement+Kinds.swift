import CoreGraphics
import LaminaNibs

// The properties that an object takes at creation and that cannot be set later.

extension NibElement {
    /// The type of a button.
    var buttonType: UIButton.ButtonType? { self["buttonType"].flatMap { Self.buttonTypes[$0] } }

    /// The system item of a bar button.
    var systemItem: UIBarButtonItem.SystemItem? { self["systemItem"].flatMap { Self.systemItems[$0] } }

    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
        "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
    ]

    /// The style of a table view.
    var tableStyle: UITableView.Style? {
        switch self["style"] {
        case "plain": .plain
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: nil
        }
    }

    /// The style of a table view cell.
    var cellStyle: UITableViewCell.CellStyle? {
        switch self["style"] {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        case "IBUITableViewCellStyleDefault": .default
        default: nil
        }
    }
}

extension UINib {
    /// Creates a table view cell; nil, with a report, when the nib's first object is none.
    func makeCell(reuseIdentifier: String) -> UITableViewCell? {
        guard let cell = instantiate(withOwner: nil).first as? UITableViewCell else {
            Diagnostics.report(
                exception: "NSInternalInconsistencyException",
                detail: "the first object of the nib registered for “\(reuseIdentifier)” must be a table view cell")
            return nil
        }
        cell.reuseIdentifier = reuseIdentifier
        return cell
    }
}
