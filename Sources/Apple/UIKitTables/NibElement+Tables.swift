import LaminaMarkup

// The properties that a table or a cell takes at creation and that cannot be set later.

extension NibElement {
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
    /// Creates a header or footer from a nib; nil, with a report, when the nib's first object is of another class.
    package func makeHeader(reuseIdentifier: String) -> UITableViewHeaderFooterView? {
        guard let view = instantiate(withOwner: nil).first as? UITableViewHeaderFooterView else {
            Diagnostics.report(
                exception: "NSInternalInconsistencyException",
                detail: "the first object of the nib registered for “\(reuseIdentifier)” must be a table header or footer view")
            return nil
        }
        view.reuseIdentifier = reuseIdentifier
        return view
    }

    /// Creates a table view cell; nil, with a report, when the nib's first object is none.
    package func makeCell(reuseIdentifier: String) -> UITableViewCell? {
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
