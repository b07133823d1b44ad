import CoreGraphics
import LaminaLayout

extension ConstraintEngine {
    /// The maximum number of rounds in `wrapContent()`.
    ///
    /// Heights that depend on widths need one round. Further rounds are needed if a new height changes the width of another text.
    private static let maximumWrappingRounds = 4

    /// Updates the constraints that keep a view near the size of its content.
    ///
    /// Along each axis, hugging limits the view to at most the content's length and compression resistance to at least that length.
    func updateContent(_ record: EngineItem, _ view: UIView) {
        // The content of a view with a given frame has no influence, unless the view is the root of an engine that only measures.
        guard !view.translatesAutoresizingMaskIntoConstraints || view === root && fitting != nil else { return }
        let size = view.intrinsicContentSize
        let insets = view.alignmentRectInsets
        limit(record, view, .horizontal, size.width, plus: insets.left + insets.right)
        limit(record, view, .vertical, record.wrappedHeight ?? size.height, plus: insets.top + insets.bottom)
    }

    /// Updates the two constraints of one axis; removes them when the content has no length along the axis.
    private func limit(_ record: EngineItem, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ content: CGFloat, plus insets: CGFloat) {
        let known = record.content[axis]
        guard content != UIView.noIntrinsicMetric, content.isFinite, insets.isFinite else {
            for id in known?.ids ?? [] { solver.remove(id) }
            return record.content[axis] = nil
        }
        let length = content + insets
        let hugging = view.contentHuggingPriority(for: axis)
        let resistance = resistance(of: view, axis)
        // With equal priorities only the constants are changed, which is cheaper than a removal and a new constraint.
        if let known, known.hugging == hugging, known.resistance == resistance {
            for id in known.ids { solver.setConstant(-length, of: id) }
            record.content[axis] = ContentLimits(length: length, hugging: hugging, resistance: resistance, ids: known.ids)
            return
        }
        for id in known?.ids ?? [] { solver.remove(id) }
        let term = [LinearTerm(record.variables.length(axis))]
        let limits = [(LinearRelation.lessThanOrEqual, hugging), (.greaterThanOrEqual, resistance)]
        let ids = limits.map { relation, priority in
            solver.add(LinearConstraint(term, constant: -length, relation, priority: priority.level, isBreakable: false))
        }
        record.content[axis] = ContentLimits(length: length, hugging: hugging, resistance: resistance, ids: ids)
    }

    /// The priority against a length below the content's.
    ///
    /// A text that wraps has no width of its own, so a required priority yields to required widths.
    private func resistance(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priority = view.contentCompressionResistancePriority(for: axis)
        let wraps = axis == .horizontal && (view as? any TextShowing)?.wrapsContent == true
        return wraps && priority.rawValue > 999 ? UILayoutPriority(999) : priority
    }

    /// Solves again until each view has the height that its content needs at the solved width, and baselines are at their new positions.
    func wrapContent() {
        for _ in 0..<Self.maximumWrappingRounds {
            // `count` visits every item; `contains` would stop at the first change.
            let hasWrapped = order.count { wrap($0) } > 0
            let hasShifted = sizedConstraints.count { shift($0) } > 0
            guard hasWrapped || hasShifted else { return }
            report(solver.solve())
        }
    }

    /// Computes the height that a view's content needs at the solved width, and updates the content constraints.
    ///
    /// - Returns: True when this height has changed.
    private func wrap(_ record: EngineItem) -> Bool {
        guard let view = record.item as? UIView, record.content[.vertical] != nil || record.wrappedHeight != nil else { return false }
        let insets = view.alignmentRectInsets
        let width = solver.value(of: record.variables.width) - insets.left - insets.right
        let height = (view as? any TextShowing)?.contentHeight(forWidth: width)
        guard height != record.wrappedHeight else { return false }
        record.wrappedHeight = height
        updateContent(record, view)
        return true
    }
}
