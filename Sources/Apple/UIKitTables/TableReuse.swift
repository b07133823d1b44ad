import CoreGraphics

/// The reuse queues of cells, headers and footers by identifier, with the classes from which new ones are created.
@MainActor
package final class TableReuse {
    private var cellClasses: [String: AnyClass] = [:]
    var headerClasses: [String: AnyClass] = [:]
    /// The closures that create cells for identifiers that are registered with a nib.
    private var cellMakers: [String: @MainActor () -> UITableViewCell?] = [:]
    /// Headers and footers that were created to measure them and are not displayed yet.
    var prepared: [TableEdgeKey: UIView] = [:]
    /// The closures that create headers and footers for identifiers that are registered with a nib.
    var headerMakers: [String: @MainActor () -> UITableViewHeaderFooterView?] = [:]
    /// The cell that the data source configures anew, and which the next request gets without preparation for reuse.
    var reconfigured: UITableViewCell?
    private var cells: [String: [UITableViewCell]] = [:]
    private var headers: [String: [UITableViewHeaderFooterView]] = [:]

    /// Registers the class of new cells for an identifier.
    func register(_ cellClass: AnyClass?, for identifier: String) {
        (cellClasses[identifier], cellMakers[identifier]) = (cellClass, nil)
    }

    /// Registers the closure that creates new cells for an identifier.
    func register(maker: (@MainActor () -> UITableViewCell?)?, for identifier: String) {
        (cellClasses[identifier], cellMakers[identifier]) = (nil, maker)
    }

    /// Returns a cell from the reuse queue, or a new one; nil when none is queued and none can be created.
    func cell(_ identifier: String) -> UITableViewCell? {
        if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
        while let kept = cells[identifier]?.popLast() {
            // Discards a queued cell of another class, created before a new class was registered for the identifier.
            if let registered = cellClasses[identifier], type(of: kept) != registered { continue }
            kept.prepareForReuse()
            return kept
        }
        if let make = cellMakers[identifier] { return make() }
        return (cellClasses[identifier] as? UITableViewCell.Type)?.laminaInit(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a cell from the reuse queue, or a new one.
    ///
    /// For an unknown identifier, logs the error and returns a plain cell.
    func requiredCell(_ identifier: String) -> UITableViewCell {
        if let cell = cell(identifier) { return cell }
        Diagnostics.report(
            exception: "NSInternalInconsistencyException",
            detail: "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier; a plain cell is used"
        )
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a header or footer from the reuse queue, or a new one; nil when none is queued and none can be created.
    func header(_ identifier: String) -> UITableViewHeaderFooterView? {
        while let kept = headers[identifier]?.popLast() {
            // Discards a queued view of another class, as `cell(_:)` does.
            if let registered = headerClasses[identifier], type(of: kept) != registered { continue }
            kept.prepareForReuse()
            return kept
        }
        if let make = headerMakers[identifier] { return make() }
        return (headerClasses[identifier] as? UITableViewHeaderFooterView.Type)?.laminaInit(reuseIdentifier: identifier)
    }

    /// Adds a cell that left the visible area to the reuse queue.
    func keep(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    /// Adds a header or footer that left the visible area to the reuse queue.
    func keep(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
        headers[identifier, default: []].append(view)
    }
}

/// The key of a section's header or footer.
struct TableEdgeKey: Hashable {
    let edge: TableEdge
    let section: Int
}
