import Foundation

extension UITableView {
    /// Puts cells, headers and footers where they belong: those in sight are made, those that left it are kept for others.
    func tile() {
        _ = loaded
        adoptWidth()
        removeCellsOutOfSight()
        // A cell may be higher than its row was taken to be, which moves others out of sight or into it.
        for _ in 0..<10 where makeCellsInSight() { removeCellsOutOfSight() }
        placeCells()
        tileHeadersAndFooters()
        placeEdgeViews()
        indicators.place()
    }

    func tileIfNeeded() {
        if content.geometry == nil || layer.needsLayout() { tile() }
    }

    /// The part of the table that is seen.
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

    /// Takes a cell out of the table.
    func remove(_ cell: UITableViewCell, at path: IndexPath) {
        if marks.swipe?.cell === cell { forgetSwipe() }
        content.cells[path] = nil
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        reuse.keep(cell)
    }

    /// - Returns: Whether a row turned out to have another height.
    private func makeCellsInSight() -> Bool {
        var isChanged = false
        for path in content.geometry?.rows(in: sight) ?? [] where content.cells[path] == nil {
            // Rows before it may have turned out so high that it is out of sight.
            if isChanged, (content.geometry?.stretch(ofRow: path).start ?? 0) >= sight.upperBound { break }
            guard let cell = makeCell(at: path) else { continue }
            if settleHeight(of: cell, at: path) { isChanged = true }
        }
        return isChanged
    }

    /// A cell for a row, in its place and with its marks; the delegate hears of it.
    @discardableResult
    func makeCell(at path: IndexPath) -> UITableViewCell? {
        guard let dataSource, let geometry = content.geometry, geometry.contains(path) else { return nil }
        let cell = dataSource.tableView(self, cellForRowAt: marks.reorder?.dataPath(path) ?? path)
        // The data source may have made the table forget, or have given a cell that shows another row.
        guard content.geometry != nil else { return nil }
        if let old = content.path(of: cell) { content.cells[old] = nil }
        content.cells[path] = cell
        cell.prepare(for: self, at: path)
        cell.take(rowRect(geometry.stretch(ofRow: path)))
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// Gives a row the height of its cell.
    private func settleHeight(of cell: UITableViewCell, at path: IndexPath) -> Bool {
        guard let geometry = content.geometry, geometry.contains(path) else { return false }
        let old = geometry.stretch(ofRow: path)
        let height = trueHeight(ofRow: path, cell: cell)
        guard height != old.height else { return false }
        content.geometry?.set(height, ofRow: path)
        if let geometry = content.geometry { adoptHeight(of: geometry) }
        // Visible rows keep their places when a row above them changes its height.
        let isFirst = !content.cells.keys.contains { $0 < path }
        if isFirst, old.start < Double(bounds.minY) { shift(by: CGPoint(x: 0, y: height - old.height)) }
        return true
    }

    private func placeCells() {
        guard let geometry = content.geometry else { return }
        for (path, cell) in content.cells where geometry.contains(path) {
            // By bounds and centre: `willDisplay` may have set a transform that outlasts the layout.
            cell.take(rowRect(geometry.stretch(ofRow: path)))
            cell.place(in: self, at: path)
        }
    }

    /// Takes out all cells, headers and footers.
    func discardAllViews() {
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) { remove(cell, at: path) }
        for section in content.headers.keys.sorted() { removeEdge(.header, section) }
        for section in content.footers.keys.sorted() { removeEdge(.footer, section) }
    }
}
