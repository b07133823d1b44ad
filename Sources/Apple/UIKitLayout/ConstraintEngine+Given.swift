import CoreGraphics
import LaminaLayout

extension ConstraintEngine {
    /// Adds the constraints that keep the view's current frame.
    func fixView(_ record: EngineItem, _ view: UIView) {
        // The low priority keeps the frame of a root whose size no other constraints determine, and yields to constraints of higher priority.
        let isFree = view === root && !view.translatesAutoresizingMaskIntoConstraints
        record.fixed = fix(record, view.constrainedFrame, priority: isFree ? UILayoutPriority.fittingSizeLevel.level : LinearConstraint.required)
    }

    private func fix(_ record: EngineItem, _ frame: CGRect, priority: Double) -> [LinearConstraintID] {
        let variables = record.variables
        return zip(variables.all, [frame.minX, frame.minY, frame.width, frame.height]).map { variable, value in
            solver.add(LinearConstraint([LinearTerm(variable)], constant: usable(-value), priority: priority, isBreakable: false))
        }
    }

    /// Adds the constraints that keep a system guide at its insets from the edges of its owning view, or a content guide at the origin.
    func fixGuide(_ record: EngineItem) {
        if let guide = record.item as? UILayoutGuide, guide.isContent {
            // The content guide is always at the origin of the content's coordinates; the app's constraints determine only its size.
            record.fixed = [record.variables.x, record.variables.y].map {
                solver.add(LinearConstraint([LinearTerm($0)], isBreakable: false))
            }
        }
        guard let guide = record.item as? UILayoutGuide, let insets = guide.systemInsets, let view = guide.owningView else { return }
        let owner = self.record(of: view)
        owner.guideCount += 1
        let outer = owner.variables
        let own = record.variables
        let distances = insets(view)
        func add(_ terms: [LinearTerm], _ constant: CGFloat) {
            record.fixed.append(solver.add(LinearConstraint(terms, constant: usable(constant), isBreakable: false)))
        }
        add([LinearTerm(own.x)], -distances.left)
        add([LinearTerm(own.y)], -distances.top)
        add([LinearTerm(own.width), LinearTerm(outer.width, -1)], distances.left + distances.right)
        add([LinearTerm(own.height), LinearTerm(outer.height, -1)], distances.top + distances.bottom)
    }

    /// Updates the constants of the four frame constraints after a given frame or a guide's insets changed.
    ///
    /// The two constraints of a content guide never change.
    func updateFixed(_ record: EngineItem) {
        guard record.fixed.count == 4 else { return }
        var values: [CGFloat]
        if let view = record.item as? UIView {
            let frame = view.constrainedFrame
            values = [-frame.minX, -frame.minY, -frame.width, -frame.height]
        } else if let guide = record.item as? UILayoutGuide, let insets = guide.systemInsets, let view = guide.owningView {
            let distances = insets(view)
            values = [-distances.left, -distances.top, distances.left + distances.right, distances.top + distances.bottom]
        } else {
            return
        }
        for (id, value) in zip(record.fixed, values) { solver.setConstant(usable(value), of: id) }
    }

    /// Adds constraints that pull the root towards the target size with the target's priorities, and that keep its lengths from becoming negative.
    package func fit(_ record: EngineItem, to fitting: Fitting) {
        let wishes = [
            (record.variables.width, fitting.size.width, fitting.horizontal), (record.variables.height, fitting.size.height, fitting.vertical),
        ]
        for (variable, length, priority) in wishes where length.isFinite {
            _ = solver.add(LinearConstraint([LinearTerm(variable)], constant: -length, priority: priority.level, isBreakable: false))
            _ = solver.add(LinearConstraint([LinearTerm(variable)], .greaterThanOrEqual, isBreakable: false))
        }
    }

    /// Returns a constant for the solver: 0, with a log line, instead of a value that is not finite, such as the origin of `CGRect.null`.
    package func usable(_ constant: CGFloat) -> Double {
        if constant.isFinite { return Double(constant) }
        Diagnostics.report(exception: "NSInternalInconsistencyException", detail: "layout constant is not a finite number; 0 is taken")
        return 0
    }

    func removeOwnConstraints(of record: EngineItem) {
        if !record.fixed.isEmpty, let guide = record.item as? UILayoutGuide, guide.systemInsets != nil, let view = guide.owningView {
            knownRecord(of: view)?.guideCount -= 1
        }
        for id in record.fixed { solver.remove(id) }
        for limits in record.content.values { for id in limits.ids { solver.remove(id) } }
        record.fixed = []
        record.content = [:]
    }
}
