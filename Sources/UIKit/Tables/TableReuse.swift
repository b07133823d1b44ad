import CoreGraphics
import Foundation

/// Cells, headers and footers that are out of sight, by their names, and the classes that new ones are made from.
@MainActor
final class TableReuse {
    private var cellClasses: [String: AnyClass] = [:]
    var headerClasses: [String: AnyClass] = [:]
    /// Makes a cell for a name in another way than by a class.
    private var cellMakers: [String: @MainActor () -> UITableViewCell?] = [:]
    /// Headers and footers that were made to learn their heights, and are to be shown.
    var prepared: [TableEdgeKey: UIView] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var headers: [String: [UITableViewHeaderFooterView]] = [:]

    /// New cells of a name are made by a class from now on.
    func register(_ cellClass: AnyClass?, for identifier: String) {
        (cellClasses[identifier], cellMakers[identifier]) = (cellClass, nil)
    }

    /// New cells of a name are made by a closure from now on.
    func register(maker: (@MainActor () -> UITableViewCell?)?, for identifier: String) {
        (cellClasses[identifier], cellMakers[identifier]) = (nil, maker)
    }

    /// A cell of this name; nil when none is kept and none can be made.
    func cell(_ identifier: String) -> UITableViewCell? {
        while let kept = cells[identifier]?.popLast() {
            // Kept from before another class was registered.
            if let registered = cellClasses[identifier], type(of: kept) != registered { continue }
            kept.prepareForReuse()
            return kept
        }
        if let make = cellMakers[identifier] { return make() }
        return (cellClasses[identifier] as? UITableViewCell.Type)?.make(style: .default, reuseIdentifier: identifier)
    }

    /// A cell of this name; a plain one, with a diagnostic, when nothing is known of the name.
    func requiredCell(_ identifier: String) -> UITableViewCell {
        if let cell = cell(identifier) { return cell }
        Diagnostics.report(
            exception: "NSInternalInconsistencyException",
            detail: "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier; a plain cell is used"
        )
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A header or footer of this name; nil when none is kept and none can be made.
    func header(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let kept = headers[identifier]?.popLast() {
            kept.prepareForReuse()
            return kept
        }
        return (headerClasses[identifier] as? UITableViewHeaderFooterView.Type)?.make(reuseIdentifier: identifier)
    }

    /// Keeps a cell that went out of sight.
    func keep(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    /// Keeps a header or footer that went out of sight.
    func keep(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
        headers[identifier, default: []].append(view)
    }
}

/// One header or footer.
struct TableEdgeKey: Hashable {
    let edge: TableEdge
    let section: Int
}
