import CoreGraphics

extension UIView {
    /// Runs a change of geometry, then resizes the subviews by their autoresizing masks if the size changed.
    package func resize(_ change: () -> Void) {
        let (old, origin, place) = (bounds.size, bounds.origin, center)
        change()
        let new = bounds.size
        // A change of only the bounds' origin, which is scrolling, affects less layout than a change of size or centre.
        if old != new || place != center { geometryChanged() }
        if origin != bounds.origin { scrolled() }
        guard old != new else { return }
        // A view without a size discards its display request, so the request is repeated when it gets a size.
        if old.width <= 0 || old.height <= 0 { setNeedsDisplay() }
        guard autoresizesSubviews else { return }
        for subview in subviews { subview.follow(superviewFrom: old, to: new) }
    }

    /// Adjusts the frame to a new size of the superview.
    ///
    /// - Source: The masks of UIView.h; several flexible parts share the change in proportion to their lengths.
    private func follow(superviewFrom old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty, hasGivenFrame else { return }
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

    /// Distributes the change of one axis over its flexible parts, in proportion to their lengths.
    ///
    /// - Parameters:
    ///   - parts: The leading margin, the view's length and the trailing margin, in points.
    ///   - flexible: True for each part that may change.
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
            // If the flexible parts have no length, they share the change equally.
            return total > 0 ? change * shares[index] / total : change / count
        }
        return (parts.0 + part(0, flexible.0), max(0, parts.1 + part(1, flexible.1)))
    }
}
