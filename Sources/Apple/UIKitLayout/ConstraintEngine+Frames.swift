import CoreGraphics
package import LaminaLayout

extension ConstraintEngine {
    /// Stores the solved frames in the records and requests a layout pass of each superview with a moved subview.
    ///
    /// Without any constraint, all views keep the frames that they were given, whatever their content; and a view that no constraint names, and whose
    /// content has no size, keeps its frame among constrained ones.
    func noteFrames() {
        guard fitting == nil, !installed.isEmpty else { return }
        for record in order {
            guard !record.isUnconstrained else {
                // The app may set the frame until a constraint names the view again.
                record.frame = nil
                continue
            }
            let frame = solvedFrame(record)
            guard frame != record.frame else { continue }
            record.frame = frame
            if let guide = record.item as? UILayoutGuide {
                guide.solvedFrame = frame
                guide.owningView?.setNeedsLayout()
            } else if let view = record.item as? UIView {
                moved(view)
            }
        }
    }

    private func moved(_ view: UIView) {
        if view === root { return sizeRoot(view) }
        guard let superview = view.superview, view.viewLayout?.hasSolvedFrame == true else { return }
        hasMovedViews = true
        superview.layoutState.hasMovedSubviews = true
        superview.setNeedsLayout()
    }

    /// Applies the solved frame to the root itself, because no superview places it.
    ///
    /// Only for a root whose size constraints determine.
    private func sizeRoot(_ view: UIView) {
        if !view.translatesAutoresizingMaskIntoConstraints, let frame = knownRecord(of: view)?.frame { view.setConstrainedFrame(rounded(frame)) }
    }

    /// The solved size of a view, not rounded.
    package func solvedSize(of view: UIView) -> CGSize { solvedFrame(record(of: view)).size }

    package func solvedFrame(_ record: EngineItem) -> CGRect {
        let variables = record.variables
        return CGRect(
            x: solver.value(of: variables.x), y: solver.value(of: variables.y), width: max(0, solver.value(of: variables.width)),
            height: max(0, solver.value(of: variables.height)))
    }

    /// The solved frame of a view, rounded to pixels; nil for a view that is not registered in the engine, or that nothing constrains.
    package func frame(of view: UIView) -> CGRect? {
        knownRecord(of: view).flatMap { $0.isUnconstrained ? nil : $0.frame }.map(rounded)
    }

    /// Rounds a frame to pixels, origin and size separately, so that equal lengths stay equal at every position.
    ///
    /// Without a window, origins are rounded to whole points.
    ///
    /// - Source: Measured on UIKit 26.1: sizes are rounded to pixels, and so are origins in a window; ties are rounded away from zero.
    private func rounded(_ frame: CGRect) -> CGRect {
        let scale = UIScreen.main.scale
        let originScale = root?.window == nil ? 1 : scale
        // The solver's rounding errors must not turn a tie towards zero, hence the bias of 1e-6 pixels.
        func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { (value * scale + (value < 0 ? -1e-6 : 1e-6)).rounded() / scale }
        return CGRect(
            x: round(frame.minX, originScale), y: round(frame.minY, originScale), width: round(frame.width, scale),
            height: round(frame.height, scale))
    }

    /// Logs each conflict: the constraints that contradict each other, and the constraint that is broken to resolve it.
    package func report(_ conflicts: [LayoutConflict]) {
        for conflict in conflicts {
            let texts = conflict.constraints.map { owners[$0]?.text ?? ownText($0) }
            Diagnostics.report(
                exception: "UIViewAlertForUnsatisfiableConstraints",
                detail: "unable to simultaneously satisfy constraints (\(texts.joined(separator: ", "))); "
                    + "will attempt to recover by breaking constraint \(owners[conflict.broken]?.text ?? ownText(conflict.broken))")
        }
    }

    /// The log's name for a constraint of the engine's own, which represents a fixed frame or a content size.
    private func ownText(_ id: LinearConstraintID) -> String {
        let record = order.first { $0.fixed.contains(id) || $0.content.values.contains { $0.ids.contains(id) } }
        guard let record, let item = record.item else { return "<NSLayoutConstraint of the system>" }
        let kind = record.fixed.contains(id) ? "NSAutoresizingMaskLayoutConstraint" : "NSContentSizeLayoutConstraint"
        return "<\(kind) \(type(of: item)):\(address(item))>"
    }
}
