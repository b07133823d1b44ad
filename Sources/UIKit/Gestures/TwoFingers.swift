import CoreGraphics

/// Two places, as a distance and an angle.
struct TwoFingers {
    /// Points, never zero.
    let distance: CGFloat
    /// Radians, clockwise as seen, from where the second finger is right of the first.
    let angle: CGFloat

    init(_ first: CGPoint, _ second: CGPoint) {
        distance = max(1, first.distance(to: second))
        angle = atan2(second.y - first.y, second.x - first.x)
    }

    /// Of the first two fingers that are on the screen; nil when there are not two.
    @MainActor
    init?(_ touches: [UITouch]) {
        let present = touches.filter { !$0.isOver }
        guard present.count >= 2 else { return nil }
        self.init(present[0].place, present[1].place)
    }
}
