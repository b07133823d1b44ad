import Foundation
import LaminaTables
import QuartzCore

/// Rearranges a table's views after an update and animates them from their old to their new positions.
@MainActor
final class TableUpdateAnimator {
    /// A cell whose row is deleted or moves out of the visible area, with its animation.
    private struct RemovedCell {
        let cell: UITableViewCell
        let animation: UITableView.RowAnimation
        /// The frame to which the row moves; nil when the row is deleted.
        let place: CGRect?
    }

    /// The duration of the animation, in seconds.
    private static let duration = 0.3

    private let table: UITableView
    private let updates: TableUpdates
    private let change: TableChange
    private let old: TableGeometry
    private let oldBounds: CGRect
    private let oldFrames: [ObjectIdentifier: CGRect]
    private var removedCells: [RemovedCell] = []

    init(_ table: UITableView, _ updates: TableUpdates, _ change: TableChange, old: TableGeometry) {
        self.table = table
        self.updates = updates
        self.change = change
        self.old = old
        oldBounds = table.bounds
        let views = Array(table.content.cells.values) as [UIView] + Array(table.content.headers.values) + Array(table.content.footers.values)
        oldFrames = Dictionary(views.map { (ObjectIdentifier($0), $0.untransformedFrame) }, uniquingKeysWith: { $1 })
    }

    /// Applies the new geometry and positions all views at once, without animation.
    func rearrange(to new: TableGeometry) {
        let content = table.content
        content.geometry = new
        table.adoptHeight(of: new)
        sortCells(new)
        content.headers = kept(content.headers)
        content.footers = kept(content.footers)
        // A reloaded row is no longer selected, as on iOS.
        table.marks.selected = Set(table.marks.selected.compactMap(change.place(of:)))
        table.marks.highlighted = nil
        table.tile()
    }

    /// Animates the views from their old positions to the new ones.
    ///
    /// The animation `none` concerns only the look of the inserted, deleted or reloaded row itself: rows around it move as after every update, which
    /// an app prevents with `UIView.performWithoutAnimation(_:)`.
    func run() {
        keepWhatIsShownAgain()
        let end = { [table, updates, removedCells] in
            for removedCell in removedCells {
                removedCell.cell.isUserInteractionEnabled = true
                removedCell.cell.alpha = 1
                // The cell may have been dequeued for another row during the animation.
                guard table.content.path(of: removedCell.cell) == nil else { continue }
                removedCell.cell.removeFromSuperview()
                table.reuse.keep(removedCell.cell)
            }
            updates.completions(true)
        }
        guard table.window != nil, UIView.areAnimationsEnabled else { return end() }
        CATransaction.begin()
        CATransaction.setCompletionBlock(end)
        animate()
        CATransaction.commit()
    }

    // MARK: Sorting

    /// Assigns each cell to its row's new index path, and turns each cell whose row is deleted or no longer visible into a `RemovedCell`.
    private func sortCells(_ new: TableGeometry) {
        let content = table.content
        let sight = table.sight
        let cells = content.cells.sorted { $0.key < $1.key }
        content.cells = [:]
        for (path, cell) in cells {
            guard let place = change.place(of: path), new.contains(place) else {
                leave(cell, from: path, by: animation(ofRemoved: path), to: nil)
                continue
            }
            let row = new.stretch(ofRow: place)
            if row.start < sight.upperBound, row.end > sight.lowerBound {
                content.cells[place] = cell
            } else {
                leave(cell, from: path, by: .none, to: table.rowRect(row))
            }
        }
    }

    private func leave(_ cell: UITableViewCell, from path: IndexPath, by animation: UITableView.RowAnimation, to place: CGRect?) {
        removedCells.append(RemovedCell(cell: cell, animation: animation, place: place))
        cell.isUserInteractionEnabled = false
        table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    }

    /// Takes out of the removed cells those that the table displays again.
    ///
    /// A data source that keeps its own cells may return the cell of a deleted row for an inserted row.
    private func keepWhatIsShownAgain() {
        removedCells.removeAll { removedCell in
            guard table.content.path(of: removedCell.cell) != nil else { return false }
            removedCell.cell.isUserInteractionEnabled = true
            return true
        }
    }

    private func animation(ofRemoved path: IndexPath) -> UITableView.RowAnimation {
        updates.deletedRows[path] ?? updates.reloadedRows[path] ?? updates.sectionAnimation
    }

    /// Returns the headers or footers of persisting sections by new section index, and queues the other views for reuse.
    private func kept(_ views: [Int: UIView]) -> [Int: UIView] {
        var result: [Int: UIView] = [:]
        for (section, view) in views.sorted(by: { $0.key < $1.key }) {
            if let place = change.place(ofSection: section) {
                result[place] = view
            } else {
                view.removeFromSuperview()
                table.reuse.keep(view)
            }
        }
        return result
    }

    // MARK: Moving

    private func animate() {
        let content = table.content
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) { animate(cell, at: path) }
        for view in [content.headers, content.footers].flatMap({ $0.sorted { $0.key < $1.key }.map(\.value) }) {
            if let frame = oldFrames[ObjectIdentifier(view)] { slide(view, from: frame) }
        }
        for removedCell in removedCells { animate(removedCell) }
        if table.bounds.origin != oldBounds.origin {
            run("bounds", from: oldBounds, on: table.layer)
        }
    }

    private func animate(_ cell: UITableViewCell, at path: IndexPath) {
        if let frame = oldFrames[ObjectIdentifier(cell)] {
            return frame.size == cell.untransformedFrame.size ? slide(cell, from: frame) : resize(cell, from: frame)
        }
        // The row was not visible before the update and had no cell, but slides in from its old position.
        if let origin = change.origin(of: path), change.place(of: origin) != nil, old.contains(origin) {
            return slide(cell, from: table.rowRect(old.stretch(ofRow: origin)))
        }
        let origin = change.origin(of: path)
        let animation = updates.insertedRows[path] ?? origin.flatMap { updates.reloadedRows[$0] } ?? updates.sectionAnimation
        guard animation != .none else { return }
        slide(cell, from: outside(cell.untransformedFrame, by: animation))
        run("opacity", from: Float(0), on: cell.layer)
    }

    private func animate(_ removedCell: RemovedCell) {
        let (cell, frame) = (removedCell.cell, removedCell.cell.untransformedFrame)
        if let place = removedCell.place {
            cell.setUntransformedFrame(place)
            return slide(cell, from: frame)
        }
        table.sendSubviewToBack(cell)
        cell.alpha = 0
        guard removedCell.animation != .none else { return }
        cell.setUntransformedFrame(outside(frame, by: removedCell.animation))
        slide(cell, from: frame)
        run("opacity", from: Float(1), on: cell.layer)
    }

    /// The frame where an inserted row starts or a deleted row ends its animation.
    private func outside(_ frame: CGRect, by animation: UITableView.RowAnimation) -> CGRect {
        switch animation {
        case .right: frame.offsetBy(dx: table.bounds.width, dy: 0)
        case .left: frame.offsetBy(dx: -table.bounds.width, dy: 0)
        case .top, .automatic: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        case .fade, .middle, .none: frame
        @unknown default: frame
        }
    }

    private func slide(_ view: UIView, from frame: CGRect) {
        guard frame != view.untransformedFrame else { return }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        run("position", from: middle, on: view.layer)
    }

    /// Animates a cell whose height changes, together with its content.
    private func resize(_ cell: UITableViewCell, from frame: CGRect) {
        let new = cell.untransformedFrame
        // A new size of a cell lays out the table, which would place the cell.
        table.content.holdsCells = true
        defer { table.content.holdsCells = false }
        UIView.performWithoutAnimation {
            cell.setUntransformedFrame(frame)
            cell.layoutIfNeeded()
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            cell.setUntransformedFrame(new)
            cell.layoutIfNeeded()
        }
    }

    private func run(_ keyPath: String, from value: Any, on layer: CALayer) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = value
        animation.duration = Self.duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(animation, forKey: "update.\(keyPath)")
    }
}
