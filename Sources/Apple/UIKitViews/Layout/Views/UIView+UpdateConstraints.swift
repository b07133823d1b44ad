extension UIView {
    /// Marks the view and its superviews for `updateConstraints()`, and the superviews for layout.
    ///
    /// - Source: Measured on UIKit: the update goes from the marked view up to its controller's view, which is laid out then; the marked view is not.
    func markWantsUpdate() {
        layoutFlags.insert(.wantsUpdate)
        raise(.wantsUpdateBelow, from: superview)
        var above = superview
        // A view that marks its subviews during its own update is not updated again.
        while let view = above, !view.layoutFlags.contains(.isUpdating) {
            view.layoutFlags.insert(.wantsUpdate)
            view.setNeedsLayout()
            above = view.superview
        }
    }

    /// Calls `updateConstraints()` on the views of the subtree that requested it, descendants before ancestors.
    func updateConstraintsBelow() {
        // An update may request another update, of the same or of another view. The limit of ten rounds ends an endless sequence of requests.
        for _ in 0..<10 {
            guard layoutFlags.contains(.wantsUpdate) || layoutFlags.contains(.wantsUpdateBelow) else { return }
            for view in takeViewsThatWantUpdate() {
                view.layoutFlags.remove(.wantsUpdate)
                view.layoutFlags.insert(.isUpdating)
                if let controller = view.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
                view.layoutFlags.remove(.isUpdating)
            }
        }
    }

    /// Clears the `wantsUpdateBelow` flags of the subtree and returns the views that requested an update, descendants before ancestors.
    private func takeViewsThatWantUpdate() -> [UIView] {
        var found: [UIView] = []
        var pending = [self]
        while let view = pending.popLast() {
            if view.layoutFlags.contains(.wantsUpdate) { found.append(view) }
            guard view.layoutFlags.contains(.wantsUpdateBelow) else { continue }
            view.layoutFlags.remove(.wantsUpdateBelow)
            pending += view.subviews
        }
        return found.reversed()
    }
}
