import CoreGraphics
import LaminaPrimitives
import QuartzCore

extension UIView {
    package func insert(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else {
            return Diagnostics.report(
                exception: "NSInvalidArgumentException", detail: "cannot add \(view) as a subview of itself or of its descendant")
        }
        let place = min(max(0, index), subviews.count)
        if view.superview === self, let old = subviews.index(ofIdentical: view) {
            // Removing the view from its old index lowers the later indices by one.
            move(from: old, to: old < place ? place - 1 : place)
        } else {
            take(view, at: place)
        }
    }

    func exchange(_ first: Int, _ second: Int) {
        guard subviews.indices.contains(first), subviews.indices.contains(second) else {
            return Diagnostics.report(
                exception: "NSRangeException", detail: "cannot exchange subviews at \(first) and \(second): there are \(subviews.count) subviews")
        }
        let (low, high) = (min(first, second), max(first, second))
        guard low < high else { return }
        move(from: high, to: low)
        // The first move shifted the lower view up by one.
        move(from: low + 1, to: high)
    }

    func leaveSuperview() {
        guard let superview else { return }
        moveToWindow(nil) {
            willMove(toSuperview: nil)
            superview.forget(self)
            layer.removeFromSuperlayer()
            didMoveToSuperview()
        }
    }

    /// Adds a view that is not yet a subview, and removes it from its previous superview.
    private func take(_ view: UIView, at place: Int) {
        view.moveToWindow(window) {
            view.willMove(toSuperview: self)
            view.superview?.forget(view)
            // Callbacks of the move may have changed the subviews, so the index is clamped again.
            let place = min(place, subviews.count)
            subviews.insert(view, at: place)
            view.changeTint { view.superview = self }
            placeLayer(of: view, at: place)
            adoptLayout(of: view)
            view.updateTraits()
            didAddSubview(view)
            view.didMoveToSuperview()
        }
    }

    private func move(from old: Int, to new: Int) {
        let view = subviews.remove(at: old)
        subviews.insert(view, at: new)
        placeLayer(of: view, at: new)
    }

    private func forget(_ view: UIView) {
        willRemoveSubview(view)
        endLayout(of: view)
        if let index = subviews.index(ofIdentical: view) { subviews.remove(at: index) }
        view.superview = nil
    }

    /// Inserts the layer of a subview next to its sibling's layer.
    ///
    /// Layers thus keep the order of the views, even if the app added other sublayers.
    private func placeLayer(of view: UIView, at index: Int) {
        if index > 0 {
            layer.insertSublayer(view.layer, above: subviews[index - 1].layer)
        } else if subviews.count > 1 {
            layer.insertSublayer(view.layer, below: subviews[1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    /// Returns the first view with a tag among this view and its descendants, in depth-first order.
    func firstView(withTag tag: Int) -> UIView? { withAllBelow.first { $0.tag == tag } }

    /// This view and its descendants in depth-first order, each before its subviews.
    package var withAllBelow: [UIView] {
        var found: [UIView] = []
        var pending = [self]
        while let view = pending.popLast() {
            found.append(view)
            pending.append(contentsOf: view.subviews.reversed())
        }
        return found
    }
}
