import CoreGraphics

extension UIView {
    /// Changes the geometry, then resizes the subviews by their masks if the size changed.
    func resize(_ change: () -> Void) {
        let (old, origin, place) = (bounds.size, bounds.origin, center)
        change()
        let new = bounds.size
        // Scrolling, which moves the bounds' origin only, matters to few.
        if old != new || place != center { geometryChanged() }
        if origin != bounds.origin { scrolled() }
        guard old != new else { return }
        // What had no size could not be drawn when it asked for that.
        if old.width <= 0 || old.height <= 0 { setNeedsDisplay() }
        guard autoresizesSubviews else { return }
        for subview in subviews { subview.follow(superviewFrom: old, to: new) }
    }

    /// - Source: UIView.h's masks; where several parts may change they share by their sizes.
    private func follow(superviewFrom old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
        let frame = frame
        let x = Self.fit(
            (frame.minX, frame.width, old.width - frame.maxX), old: old.width, new: new.width,
            flexible: (
                autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
                autoresizingMask.contains(.flexibleRightMargin)
            ))
        let y = Self.fit(
            (frame.minY, frame.height, old.height - frame.maxY), old: old.height, new: new.height,
            flexible: (
                autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
                autoresizingMask.contains(.flexibleBottomMargin)
            ))
        self.frame = CGRect(x: x.place, y: y.place, width: x.length, height: y.length)
    }

    /// Deals the change of one axis to margin, size and margin.
    private static func fit(
        _ parts: (CGFloat, CGFloat, CGFloat), old: CGFloat, new: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (place: CGFloat, length: CGFloat) {
        let change = new - old
        let shares = [flexible.0 ? parts.0 : 0, flexible.1 ? parts.1 : 0, flexible.2 ? parts.2 : 0]
        let total = shares.reduce(0, +)
        let count = CGFloat([flexible.0, flexible.1, flexible.2].filter { $0 }.count)
        guard count > 0 else { return (parts.0, parts.1) }
        func part(_ index: Int, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total > 0 ? change * shares[index] / total : change / count
        }
        return (parts.0 + part(0, flexible.0), max(0, parts.1 + part(1, flexible.1)))
    }
}
