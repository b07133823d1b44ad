import Foundation
import LaminaTables

extension UITableView {
    /// Adds the cells, headers and footers that became visible, removes the others for reuse, and positions all of them.
    package func tile() {
        guard !content.holdsCells else { return }
        _ = loaded
        adoptWidth()
        removeCellsOutOfSight()
        // Actual row heights can differ from the estimates, which moves other rows into or out of the visible area, so this repeats.
        // Ten rounds are the limit, for cells whose heights never settle.
        for _ in 0..<10 where makeCellsInSight() { removeCellsOutOfSight() }
        placeCells()
        tileHeadersAndFooters()
        placeEdgeViews()
        placeIndex()
        prefetchRows()
        indicators.place()
    }

    func tileIfNeeded() {
        if content.geometry == nil || layer.needsLayout() { tile() }
    }

    /// The vertical range of the table that is visible.
    var sight: Range<Double> { bounds.vertical }

    private func adoptWidth() {
        if contentSize.width != bounds.width, let geometry = content.geometry { adoptHeight(of: geometry) }
    }

    private func removeCellsOutOfSight() {
        guard let geometry = content.geometry else { return }
        let sight = sight
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) {
            if geometry.contains(path) {
                let row = geometry.stretch(ofRow: path)
                if row.start < sight.upperBound, row.end > sight.lowerBound { continue }
            }
            remove(cell, at: path)
        }
    }

    /// Removes a cell from the table, notifies the delegate and adds the cell to its reuse queue.
    package func remove(_ cell: UITableViewCell, at path: IndexPath) {
        swipes?.forget(cell)
        content.cells[path] = nil
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        reuse.keep(cell)
    }

    /// Creates the cells that are missing in the visible area.
    ///
    /// - Returns: True when the actual height of a row differed from its estimate.
    private func makeCellsInSight() -> Bool {
        var isChanged = false
        for path in content.geometry?.rows(in: sight) ?? [] where content.cells[path] == nil {
            // Rows above this row may have grown beyond their estimates and pushed it out of the visible area.
            if isChanged, (content.geometry?.stretch(ofRow: path).start ?? 0) >= sight.upperBound { break }
            guard let cell = makeCell(at: path) else { continue }
            if updateHeight(of: cell, at: path) { isChanged = true }
        }
        return isChanged
    }

    /// Asks the data source for a row's cell, prepares and positions it, and notifies the delegate.
    @discardableResult
    package func makeCell(at path: IndexPath) -> UITableViewCell? {
        guard let dataSource, let geometry = content.geometry, geometry.contains(path) else { return nil }
        let cell = dataSource.tableView(self, cellForRowAt: content.reorder?.row.dataPath(path) ?? path)
        // The data source may have invalidated the geometry meanwhile, or returned a cell that already displays another row.
        guard content.geometry != nil else { return nil }
        if let old = content.path(of: cell) { content.cells[old] = nil }
        content.cells[path] = cell
        cell.prepare(for: self, at: path)
        cell.setUntransformedFrame(rowRect(geometry.stretch(ofRow: path)))
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// Sets a row's height to its cell's actual height.
    ///
    /// - Returns: True when the height changed.
    private func updateHeight(of cell: UITableViewCell, at path: IndexPath) -> Bool {
        guard let geometry = content.geometry, geometry.contains(path) else { return false }
        let old = geometry.stretch(ofRow: path)
        let height = trueHeight(ofRow: path, cell: cell)
        guard height != old.height else { return false }
        content.geometry?.set(height, ofRow: path)
        if let geometry = content.geometry { adoptHeight(of: geometry) }
        // If the row begins above the visible area, the offset changes by the same amount, so that the visible rows stay in place.
        let isFirst = !content.cells.keys.contains { $0 < path }
        if isFirst, old.start < Double(bounds.minY) { shift(by: CGPoint(x: 0, y: height - old.height)) }
        return true
    }

    private func placeCells() {
        guard let geometry = content.geometry else { return }
        for (path, cell) in content.cells where geometry.contains(path) {
            // `setUntransformedFrame` sets bounds and centre, not the frame, because `willDisplay` may have set a transform.
            cell.setUntransformedFrame(rowRect(geometry.stretch(ofRow: path)))
            cell.place(in: self, at: path)
        }
    }

    /// Removes all cells, headers and footers.
    func discardAllViews() {
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) { remove(cell, at: path) }
        for section in content.headers.keys.sorted() { removeEdge(.header, section) }
        for section in content.footers.keys.sorted() { removeEdge(.footer, section) }
    }
}
