extension UIView {
    func markWantsUpdate() {
        layoutFlags.insert(.wantsUpdate)
        raise(.wantsUpdateBelow, from: superview)
        setNeedsLayout()
    }

    /// Calls `updateConstraints()` on the views of the subtree that requested it, descendants before ancestors.
    func updateConstraintsBelow() {
        // An update may request another update, of the same or of another view. The limit of ten rounds ends an endless sequence of requests.
        for _ in 0..<10 {
            guard layoutFlags.contains(.wantsUpdate) || layoutFlags.contains(.wantsUpdateBelow) else { return }
            for view in takeViewsThatWantUpdate() {
                view.layoutFlags.remove(.wantsUpdate)
                if let controller = view.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
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
