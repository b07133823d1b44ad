import Foundation
import LaminaTables

/// The header or footer of a section.
package enum TableEdge {
    case header
    case footer
}

extension UITableView {
    /// The height of a section's header or footer, in points.
    ///
    /// Without a title and a view the height is 0 in a plain table, and the standard gap in a grouped table, unless the delegate gives another
    /// height.
    package func height(of edge: TableEdge, _ section: Int) -> Double {
        let usual = edge == .header ? sectionHeaderHeight : sectionFooterHeight
        let asked =
            edge == .header
            ? delegate?.tableView(self, heightForHeaderInSection: section) : delegate?.tableView(self, heightForFooterInSection: section)
        let height = asked ?? usual
        if height >= 0, height.isFinite {
            // A delegate without the method returns the table's height too. A plain table uses that height only for sections with a header or footer.
            return height > 0 && height == usual && isEmpty(edge, section) ? 0 : Double(height)
        }
        if title(of: edge, section) != nil { return standardHeight(of: edge, isFirst: section == 0, isThere: true) }
        guard let view = preparedView(of: edge, section) else {
            return standardHeight(of: edge, isFirst: section == 0, isThere: false)
        }
        let own = view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
        return own > 0 ? Double(own) : standardHeight(of: edge, isFirst: section == 0, isThere: true)
    }

    /// True for a header or footer of a plain table that has neither a title nor a view.
    private func isEmpty(_ edge: TableEdge, _ section: Int) -> Bool {
        style == .plain && title(of: edge, section) == nil && preparedView(of: edge, section) == nil
    }

    /// Asks the delegate for a view and keeps it until it is displayed, so that the delegate need not create it twice.
    private func preparedView(of edge: TableEdge, _ section: Int) -> UIView? {
        let view = askedView(of: edge, section)
        if let view { reuse.prepared[TableEdgeKey(edge: edge, section: section)] = view }
        return view
    }

    /// The default height of a header or footer.
    ///
    /// - Parameter isThere: True when there is a title or a view; otherwise the height is that of the gap between sections.
    ///
    /// - Source: Measured on iOS 15 to 17 at the default text size.
    private func standardHeight(of edge: TableEdge, isFirst: Bool, isThere: Bool) -> Double {
        switch (style, edge) {
        case (.plain, _): isThere ? 28 : 0
        case (_, .header): isThere ? (isFirst ? 55.5 : 38) : (isFirst ? 35 : 17.5)
        case (_, .footer): isThere ? 30 : 17.5
        }
    }

    package func title(of edge: TableEdge, _ section: Int) -> String? {
        edge == .header
            ? dataSource?.tableView(self, titleForHeaderInSection: section) : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    private func askedView(of edge: TableEdge, _ section: Int) -> UIView? {
        edge == .header
            ? delegate?.tableView(self, viewForHeaderInSection: section) : delegate?.tableView(self, viewForFooterInSection: section)
    }

    // MARK: Tiling

    func tileHeadersAndFooters() {
        guard let geometry = content.geometry else { return }
        let sections = geometry.sections(in: sight)
        for edge in [TableEdge.header, .footer] {
            for section in content.edges(edge).keys.sorted() where !sections.contains(section) { removeEdge(edge, section) }
            for section in sections {
                let stretch = pinned(edge, section, in: geometry)
                guard stretch.height > 0 else { continue }
                place(edge, section, at: stretch)
            }
        }
    }

    /// The position of a header or footer, pinned to the visible area in a plain table.
    ///
    /// A header stays at the top edge of the visible area until the end of its section pushes it out. A footer stays at the bottom edge until the
    /// start of its section pushes it out.
    private func pinned(_ edge: TableEdge, _ section: Int, in geometry: TableGeometry) -> TableGeometry.Stretch {
        let whole = geometry.stretch(ofSection: section)
        var stretch = edge == .header ? geometry.stretch(ofHeader: section) : geometry.stretch(ofFooter: section)
        guard style == .plain else { return stretch }
        let seen = bounds.inset(by: adjustedContentInset).vertical
        if edge == .header {
            stretch.start = max(stretch.start, min(seen.lowerBound, whole.end - geometry.sections[section].footer - stretch.height))
        } else {
            stretch.start = min(stretch.start, max(seen.upperBound - stretch.height, whole.start + geometry.sections[section].header))
        }
        return stretch
    }

    private func place(_ edge: TableEdge, _ section: Int, at stretch: TableGeometry.Stretch) {
        guard let view = content.edges(edge)[section] ?? makeEdge(edge, section) else { return }
        view.setUntransformedFrame(CGRect(x: 0, y: CGFloat(stretch.start), width: bounds.width, height: CGFloat(stretch.height)))
    }

    private func makeEdge(_ edge: TableEdge, _ section: Int) -> UIView? {
        let prepared = reuse.prepared.removeValue(forKey: TableEdgeKey(edge: edge, section: section))
        guard let view = prepared ?? askedView(of: edge, section) ?? titledView(of: edge, section) else { return nil }
        content.set(view, edge, section)
        // In front of the cells, behind subviews that the app added to the table.
        insertSubview(view, at: min(subviews.count, (backgroundView == nil ? 0 : 1) + content.cells.count))
        if edge == .header {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        return view
    }

    private func titledView(of edge: TableEdge, _ section: Int) -> UIView? {
        guard let title = title(of: edge, section) else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.adopt(title, edge, in: self)
        return view
    }

    func removeEdge(_ edge: TableEdge, _ section: Int) {
        guard let view = content.edges(edge)[section] else { return }
        content.set(nil, edge, section)
        view.removeFromSuperview()
        if edge == .header {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        reuse.keep(view)
    }

    // MARK: The table's own header, footer and background

    func replaceEdgeView(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        guard var geometry = content.geometry else { return setNeedsLayout() }
        geometry.top = Double(tableHeaderView?.bounds.height ?? 0)
        geometry.bottom = Double(tableFooterView?.bounds.height ?? 0)
        content.geometry = geometry
        adoptHeight(of: geometry)
        setNeedsLayout()
    }

    func placeEdgeViews() {
        guard let geometry = content.geometry else { return }
        place(tableHeaderView, at: 0, height: geometry.top)
        place(tableFooterView, at: geometry.end, height: geometry.bottom)
        backgroundView?.frame = bounds
    }

    private func place(_ view: UIView?, at start: Double, height: Double) {
        view?.setUntransformedFrame(CGRect(x: 0, y: CGFloat(start), width: bounds.width, height: CGFloat(height)))
    }

    func replaceBackground(_ old: UIView?) {
        if old !== backgroundView { old?.removeFromSuperview() }
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        backgroundView.frame = bounds
    }
}
