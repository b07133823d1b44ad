import CoreGraphics

/// The distance and direction between two touches.
package struct TwoFingers {
    /// The distance in points, at least 1, because it is used as a divisor.
    package let distance: CGFloat
    /// The direction from the first touch to the second, in radians clockwise from the positive x axis.
    package let angle: CGFloat

    package init(_ first: CGPoint, _ second: CGPoint) {
        distance = max(1, first.distance(to: second))
        angle = atan2(second.y - first.y, second.x - first.x)
    }

    /// Measures the first two touches that have not ended; nil when there are fewer.
    @MainActor
    package init?(_ touches: [UITouch]) {
        let present = touches.filter { !$0.isOver }
        guard present.count >= 2 else { return nil }
        self.init(present[0].place, present[1].place)
    }
}
