import CoreGraphics
import LaminaLayout

extension ConstraintEngine {
    /// The maximum number of rounds in `wrapContent()`.
    ///
    /// Heights that depend on widths need one round; text beside text may need more.
    private static let maximumWrappingRounds = 4

    /// Updates the constraints that keep a view near the size of its content: at most by hugging, at least by compression resistance.
    func updateContent(_ record: EngineItem, _ view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints || view === root && fitting != nil else { return }
        let size = view.intrinsicContentSize
        let insets = view.alignmentRectInsets
        limit(record, view, .horizontal, size.width, plus: insets.left + insets.right)
        limit(record, view, .vertical, record.wrappedHeight ?? size.height, plus: insets.top + insets.bottom)
    }

    private func limit(_ record: EngineItem, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ content: CGFloat, plus insets: CGFloat) {
        let known = record.content[axis]
        guard content != UIView.noIntrinsicMetric, content.isFinite, insets.isFinite else {
            for id in known?.ids ?? [] { solver.remove(id) }
            return record.content[axis] = nil
        }
        let length = content + insets
        let hugging = view.contentHuggingPriority(for: axis)
        let resistance = view.contentCompressionResistancePriority(for: axis)
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

    /// Solves again with the heights that views need at their solved widths, and with the baselines of their text at the new heights.
    func wrapContent() {
        for _ in 0..<Self.maximumWrappingRounds {
            // `count` visits every item; `contains` would stop at the first change.
            let hasWrapped = order.count { wrap($0) } > 0
            let hasShifted = sizedConstraints.count { shift($0) } > 0
            guard hasWrapped || hasShifted else { return }
            report(solver.solve())
        }
    }

    /// - Returns: True when the view's height for its solved width changed.
    private func wrap(_ record: EngineItem) -> Bool {
        guard let view = record.item as? UIView, record.content[.vertical] != nil || record.wrappedHeight != nil else { return false }
        let insets = view.alignmentRectInsets
        let width = solver.value(of: record.variables.width) - insets.left - insets.right
        let height = view.contentHeight(forWidth: width)
        guard height != record.wrappedHeight else { return false }
        record.wrappedHeight = height
        updateContent(record, view)
        return true
    }
}
