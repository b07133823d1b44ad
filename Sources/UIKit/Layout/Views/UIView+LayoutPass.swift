import CoreGraphics
import QuartzCore

extension UIView {
    /// The solver of this view's tree with frames up to date; nil where constraints do not matter.
    var settledEngine: ConstraintEngine? {
        let top = topView
        guard top.layoutFlags.contains(.usesConstraints) else { return nil }
        top.updateConstraintsBelow()
        let state = top.layoutState
        let engine = state.engine ?? ConstraintEngine(root: top)
        state.engine = engine
        engine.solve()
        return engine
    }

    /// Places the subviews whose frames constraints make.
    func placeSubviews() {
        guard layoutFlags.contains(.usesConstraints) || viewLayout != nil, let engine = settledEngine else { return }
        guard let state = viewLayout, state.hasMovedSubviews else { return }
        state.hasMovedSubviews = false
        for subview in subviews where subview.viewLayout?.isMade == true {
            if let frame = engine.frame(of: subview) { subview.take(frame) }
        }
    }

    /// Layout can change constraints; after this many rounds it is taken for endless.
    private static let maximumLayoutRounds = 20

    func layOutNow() {
        for _ in 0..<Self.maximumLayoutRounds {
            _ = settledEngine
            layer.layoutIfNeeded()
            guard engine?.isStale == true else { return }
        }
    }

    /// The size or place was set.
    func geometryChanged() {
        tellSafeArea()
        guard let state = viewLayout else { return }
        if state.isGiven || !state.systemGuides.isEmpty, let engine {
            engine.givenChanged()
            superview?.setNeedsLayout()
        }
        // What constraints made holds against what was set.
        if state.isMade { superview?.viewLayout?.hasMovedSubviews = true }
    }

    /// A view that came with its subviews takes part in this view's layout.
    func adoptLayout(of view: UIView) {
        view.viewLayout?.engine = nil
        view.tellSafeArea()
        if view.layoutFlags.contains(.wantsUpdate) || view.layoutFlags.contains(.wantsUpdateBelow) { raise(.wantsUpdateBelow, from: self) }
        guard view.layoutFlags.contains(.usesConstraints) else { return }
        raise(.usesConstraints, from: self)
        engine?.adopt(view)
    }

    /// Before a view leaves: the constraints that tie it or one below it to what stays are no more.
    func endLayout(of view: UIView) {
        guard view.layoutFlags.contains(.usesConstraints) || view.viewLayout != nil else { return }
        let engine = engine
        for leaving in view.withAllBelow {
            guard let state = leaving.viewLayout else { continue }
            let items: [any LayoutItem] = [leaving] + state.guides + state.systemGuides.sorted { $0.key < $1.key }.map(\.value)
            for item in items {
                for constraint in item.attachedConstraints where constraint.holder?.isDescendant(of: view) != true { constraint.deactivate() }
            }
            for constraint in state.constraints { engine?.remove(constraint) }
            for item in items.reversed() { engine?.forget(item) }
            state.isGiven = false
            state.isMade = false
        }
    }
}
