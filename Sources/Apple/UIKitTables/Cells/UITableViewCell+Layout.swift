import Foundation
import QuartzCore

extension UITableViewCell {
    /// The distance from the cell's sides to its content, in points.
    package var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }

    package func begin() {
        clipsToBounds = false
        addSubview(contentView)
        addSubview(parts.above)
        addSubview(parts.below)
    }

    /// The height that the content needs at a width: computed from the content view's constraints, or from the texts if there are no constraints.
    package func fittingHeight(width: CGFloat) -> CGFloat {
        updateConfigurationsIfNeeded()
        if let list = contentView as? UIListContentView { return configuredHeight(of: list, width: width) }
        let height = contentView.constraints.isEmpty ? sizeThatFits(CGSize(width: width, height: 0)).height : constrainedHeight(width)
        return height.isFinite && height > 0 ? height : naturalHeight(width: width)
    }

    private func constrainedHeight(_ width: CGFloat) -> CGFloat {
        bounds.size.width = width
        layOutParts()
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        // The separator's pixel is added, because the separator is not part of the content view.
        return size.height > 0 ? size.height + (row.lines.below == .none ? 0 : 1 / scale) : 0
    }

    /// Lays out the cell.
    ///
    /// All computations are those of content from left to right; `place` mirrors their results for the other direction.
    func layOutParts() {
        adoptMargins()
        let edge = bounds.width - safeSides.trailing
        let start = contentStart + safeSides.leading
        let end = layOutAccessory(before: min(layOutControls(), edge), edge: edge)
        place(contentView, CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height))
        backgroundView?.frame = bounds
        parts.configurations.backgroundView?.frame = bounds
        shownSelection?.frame = bounds
        CellTexts(self).place()
        layOutLines()
    }

    /// Places the accessory at the cell's end, or before the reorder grip.
    ///
    /// - Parameters:
    ///   - end: The x coordinate where a reorder grip begins, or `edge`.
    ///   - edge: The x coordinate where the safe area ends.
    /// - Returns: The x coordinate where the content ends.
    private func layOutAccessory(before end: CGFloat, edge: CGFloat) -> CGFloat {
        let end = table.map { min(end, bounds.width - $0.indexWidth) } ?? end
        guard let view = shownAccessory else { return end < edge ? end - 8 : end }
        directAccessory(view)
        let size = view.bounds.size
        let place = CGPoint(x: end - margin - size.width, y: ((bounds.height - size.height) / 2 * scale).rounded() / scale)
        self.place(view, CGRect(origin: place, size: size))
        // 8 points separate content and accessory.
        return place.x - 8
    }

    /// Sets the frame of a part of the cell, mirrored for content from right to left.
    func place(_ part: UIView, _ frame: CGRect) { part.frame = directed(frame, in: unswiped) }

    /// The distance of the content view from the leading edge, in points.
    var contentLeading: CGFloat { directed(contentView.frame, in: unswiped).minX }

    /// The bounds without the displacement of a swipe.
    private var unswiped: CGRect { CGRect(origin: .zero, size: bounds.size) }

    /// The safe area's insets at the sides, within which the table keeps its contents.
    private var safeSides: (leading: CGFloat, trailing: CGFloat) {
        guard table?.insetsContentViewsToSafeArea == true else { return (0, 0) }
        return isRightToLeft ? (safeAreaInsets.right, safeAreaInsets.left) : (safeAreaInsets.left, safeAreaInsets.right)
    }

    private func layOutLines() {
        let pixel = 1 / scale
        var inset = separatorInset
        // The text's place includes the safe area, which the line's beginning adds.
        if row.separatorInset == nil, let textInset { inset.left = textInset - safeSides.leading }
        let start = inset.left + contentLeading
        let line = CGRect(x: start, y: 0, width: max(0, bounds.width - start - inset.right), height: pixel)
        let whole = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
        place(parts.above, row.lines.above == .full ? whole : line)
        place(parts.below, (row.lines.below == .full ? whole : line).offsetBy(dx: 0, dy: bounds.height - pixel))
        parts.above.backgroundColor = row.lineColor
        parts.below.backgroundColor = row.lineColor
        parts.above.isHidden = row.lines.above == .none || row.lineColor == nil
        parts.below.isHidden = row.lines.below == .none || row.lineColor == nil || isSelectionShown || row.isNextChosen
    }

    private var scale: CGFloat { max(1, layer.contentsScale) }

    // MARK: Selection

    /// True when the cell shows its selected background.
    package var isSelectionShown: Bool {
        (row.isSelected || row.isHighlighted) && selectionStyle != .none && parts.configurations.background == nil
    }

    private var ownSelection: UIView? {
        let isMultiple = table.map { $0.isEditing ? $0.allowsMultipleSelectionDuringEditing : $0.allowsMultipleSelection } ?? false
        return isMultiple ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    }

    private var shownSelection: UIView? { isSelectionShown ? ownSelection ?? parts.selection : nil }

    /// Fades the selected background in or out, according to the cell's state.
    func showSelection(animated: Bool) {
        setNeedsLayout()
        showLineAbove()
        guard isSelectionShown else { return hideSelection(animated: animated) }
        let view = ownSelection ?? makeSelection()
        UIView.performWithoutAnimation {
            view.frame = bounds
            insertSubview(view, belowSubview: contentView)
            parts.below.isHidden = true
        }
        fade(view, to: 1, animated: animated, completion: nil)
    }

    private func hideSelection(animated: Bool) {
        guard let view = ownSelection ?? parts.selection, view.superview === self else { return }
        fade(view, to: 0, animated: animated) { [weak self, weak view] in
            guard let self, !isSelectionShown else { return }
            view?.removeFromSuperview()
        }
    }

    private func fade(_ view: UIView, to alpha: CGFloat, animated: Bool, completion: (() -> Void)?) {
        guard animated, window != nil else {
            view.alpha = alpha
            completion?()
            return
        }
        UIView.animate(withDuration: 0.35, animations: { view.alpha = alpha }, completion: { _ in completion?() })
    }

    private func makeSelection() -> UIView {
        if let view = parts.selection { return view }
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        view.isUserInteractionEnabled = false
        view.alpha = 0
        parts.selection = view
        return view
    }

    func replaceBackground(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        guard let new else { return }
        new.frame = bounds
        insertSubview(new, at: 0)
    }

    // MARK: In a table

    /// Prepares the cell to display a row: sets its background, editing, highlight, selection, indentation and position.
    package func prepare(for table: UITableView, at path: IndexPath) {
        UIView.performWithoutAnimation {
            if backgroundColor == nil, parts.configurations.background == nil {
                backgroundColor = table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
            }
            forgetEditing()
            table.adoptEditing(self, at: path)
            setEditing(table.marks.isEditing && table.isEdited(path), animated: false)
            // The dragged row is shown by a snapshot; its hidden cell keeps the gap open.
            isHidden = table.content.reorder?.target == path
            setHighlighted(table.marks.highlighted == path, animated: false)
            setSelected(table.marks.selected.contains(path), animated: false)
            if let delegate = table.delegate { indentationLevel = delegate.tableView(table, indentationLevelForRowAt: path) }
            place(in: table, at: path)
        }
    }

    /// Updates the row's separators and rounded corners for its position in the section.
    package func place(in table: UITableView, at path: IndexPath) {
        let isLast = path.row == table.numberOfRows(inSection: path.section) - 1
        let lines = CellLines(table.style, isFirst: path.row == 0, isLast: isLast)
        let color = table.separatorStyle == .none ? nil : table.separatorColor ?? .separator
        let next = IndexPath(row: path.row + 1, section: path.section)
        let isNextChosen = table.content.cells[next]?.isSelectionShown ?? table.marks.selected.contains(next)
        if row.lines != lines || row.lineColor !== color || row.tableInset != table.separatorInset || row.isNextChosen != isNextChosen {
            setNeedsLayout()
        }
        (row.lines, row.lineColor, row.tableInset, row.isNextChosen) = (lines, color, table.separatorInset, isNextChosen)
        if table.style == .insetGrouped { round(first: path.row == 0, last: isLast) }
    }

    /// Shows or hides the separator of the row above.
    ///
    /// - Source: Measured on UIKit: both separators beside a selected background are hidden.
    private func showLineAbove() {
        guard let table, let path = table.content.cells.first(where: { $0.value === self })?.key, path.row > 0 else { return }
        guard let above = table.content.cells[IndexPath(row: path.row - 1, section: path.section)] else { return }
        above.row.isNextChosen = isSelectionShown
        above.setNeedsLayout()
    }

    /// Removes the highlight and the selection of the previous row before the cell is reused.
    func forgetRow() {
        row.isHighlighted = false
        row.isSelected = false
        hideSelection(animated: false)
        setNeedsLayout()
    }

    /// The table that contains the cell; nil when there is none.
    package var table: UITableView? { sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UITableView }.first }
}
