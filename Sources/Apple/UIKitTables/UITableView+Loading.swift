import CoreGraphics
import Foundation
import LaminaTables

extension UITableView {
    package func begin() {
        alwaysBounceVertical = true
        content.swipes = RowSwipes(self)
        beginRecognizingGrips()
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// The table's geometry, loaded from the data source if needed.
    var loaded: TableGeometry {
        if let geometry = content.geometry { return geometry }
        // Prevents recursion: a data source may call the table while the geometry is read from it. Such a call sees an empty geometry.
        guard !content.isLoading else { return TableGeometry() }
        content.isLoading = true
        let geometry = readGeometry()
        content.isLoading = false
        content.geometry = geometry
        adoptHeight(of: geometry)
        return geometry
    }

    /// Invalidates the geometry, which is read from the data source again when it is next needed.
    package func forgetContent() {
        content.geometry = nil
        unimplementedMethods = UnimplementedMethods()
        content.index.isStale = true
        setNeedsLayout()
    }

    package func reloadEverything() {
        dropReordering()
        drags?.listWasReloaded()
        discardAllViews()
        marks.selected = []
        marks.highlighted = nil
        swipes?.forget()
        updates?.isReloaded = true
        forgetContent()
    }

    /// Sets the content size to the height of a geometry.
    func adoptHeight(of geometry: TableGeometry) {
        let size = CGSize(width: bounds.width, height: CGFloat(geometry.height))
        if contentSize != size { contentSize = size }
    }

    func rowCount(inSection section: Int) -> Int {
        let sections = loaded.sections
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    func refreshSeparators() {
        for (path, cell) in content.cells { cell.place(in: self, at: path) }
    }

    // MARK: Reading from the data source

    func readGeometry() -> TableGeometry {
        content.automaticRows = []
        let top = Double(tableHeaderView?.bounds.height ?? 0)
        let bottom = Double(tableFooterView?.bounds.height ?? 0)
        guard let dataSource else { return TableGeometry(top: top, bottom: bottom) }
        var counts = ListCounts(of: self)
        let sections = (0..<counts.sections(dataSource.numberOfSections(in: self))).map { readSection($0, &counts) }
        return TableGeometry(top: top, sections: sections, bottom: bottom)
    }

    private func readSection(_ section: Int, _ counts: inout ListCounts) -> TableGeometry.Section {
        TableGeometry.Section(
            header: height(of: .header, section), rows: readRows(section, &counts), footer: height(of: .footer, section))
    }

    private func readRows(_ section: Int, _ counts: inout ListCounts) -> RowHeights {
        let count = counts.items(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, ofSection: section, name: "rows")
        guard count > 0 else { return .equal(count: 0, height: 0) }
        // Rows of equal height share one stored height, so that memory does not depend on the number of rows.
        let policy = policy(asking: IndexPath(row: 0, section: section))
        if case .equal(let height) = policy { return .equal(count: count, height: height) }
        return .each(HeightTree((0..<count).map { height(ofRow: IndexPath(row: $0, section: section), policy) }))
    }

    /// The source of a section's row heights before the rows have cells.
    private enum RowPolicy {
        case equal(Double)
        case heights
        case estimates
    }

    /// Asks the delegate about one row, to detect the methods that the delegate implements.
    private func policy(asking path: IndexPath) -> RowPolicy {
        let estimate = estimatedRowHeight > 0 ? Double(estimatedRowHeight) : Self.standardRowHeight
        let own = rowHeight == Self.automaticDimension ? estimate : checked(rowHeight, path)
        guard let delegate else { return .equal(own) }
        // The default implementation of a delegate method sets its flag in `unimplementedMethods`.
        _ = delegate.tableView(self, heightForRowAt: path)
        if unimplementedMethods.heightIsMissing, rowHeight != Self.automaticDimension { return .equal(own) }
        _ = delegate.tableView(self, estimatedHeightForRowAt: path)
        // The delegate's estimates take precedence over its heights, which the table asks for when a row becomes visible.
        if !unimplementedMethods.estimateIsMissing { return .estimates }
        if unimplementedMethods.heightIsMissing { return .equal(own) }
        return estimatedRowHeight > 0 ? .equal(estimate) : .heights
    }

    private func height(ofRow path: IndexPath, _ policy: RowPolicy) -> Double {
        switch policy {
        case .equal(let height): return height
        case .heights:
            let height = delegate?.tableView(self, heightForRowAt: path) ?? 0
            guard height == Self.automaticDimension else { return checked(height, path) }
            content.automaticRows.insert(path)
            return Self.standardRowHeight
        case .estimates:
            let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? 0
            return estimate > 0 && estimate.isFinite ? Double(estimate) : Self.standardRowHeight
        }
    }

    /// True when the geometry that was read last has an estimate of a row's height.
    func isEstimated(_ path: IndexPath) -> Bool {
        if !unimplementedMethods.estimateIsMissing || content.automaticRows.contains(path) { return true }
        return unimplementedMethods.heightIsMissing ? rowHeight == Self.automaticDimension : estimatedRowHeight > 0
    }

    /// The actual height of a row whose cell exists: from the delegate or `rowHeight`, or fitted to the cell's content.
    func trueHeight(ofRow path: IndexPath, cell: UITableViewCell) -> Double {
        var height = rowHeight
        if !unimplementedMethods.heightIsMissing, let delegate { height = delegate.tableView(self, heightForRowAt: path) }
        return height == Self.automaticDimension ? Double(cell.fittingHeight(width: rowWidth)) : checked(height, path)
    }

    private func checked(_ height: CGFloat, _ path: IndexPath) -> Double {
        if height >= 0, height.isFinite { return Double(height) }
        refuse("row \(path.row) of section \(path.section) has the invalid height \(height); using \(Self.standardRowHeight)")
        return Self.standardRowHeight
    }

    /// The default height of a row, in points.
    static let standardRowHeight = 44.0
}
