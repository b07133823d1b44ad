extension UIView {
    func markWantsUpdate() {
        layoutFlags.insert(.wantsUpdate)
        raise(.wantsUpdateBelow, from: superview)
        setNeedsLayout()
    }

    /// Calls `updateConstraints()` where it is wanted, below before above.
    func updateConstraintsBelow() {
        // What is called may ask again, for another view or for its own.
        for _ in 0..<10 {
            guard layoutFlags.contains(.wantsUpdate) || layoutFlags.contains(.wantsUpdateBelow) else { return }
            for view in takeViewsThatWantUpdate() {
                view.layoutFlags.remove(.wantsUpdate)
                if let controller = view.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
            }
        }
    }

    /// Those below before those above.
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
