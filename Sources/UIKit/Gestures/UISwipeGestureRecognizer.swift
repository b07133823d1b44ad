import CoreGraphics
import Foundation

/// Looks for fingers that are drawn quickly in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions on the screen.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt
        /// Takes any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// How far the fingers go, points.
    private static let length: CGFloat = 50
    /// How far they may stray to the sides, points.
    private static let slop: CGFloat = 50
    /// How long it takes at most, seconds.
    private static let longest = 0.5

    /// The directions that count.
    open var direction = Direction.right
    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1

    private var starts: [UITouch: CGPoint] = [:]

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[touch] = touch.place }
        if trackedTouches.count > numberOfTouchesRequired { return state = .failed }
        if starts.count == touches.count { wait(Self.longest) { [weak self] in self?.state = .failed } }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count == numberOfTouchesRequired else { return }
        let ways = trackedTouches.map { way(of: $0) }
        if Self.all.contains(where: { direction.contains($0.direction) && ways.allSatisfy($0.isReached) }) { return state = .ended }
        let isLost = !Self.all.contains { direction.contains($0.direction) && ways.allSatisfy($0.isPossible) }
        if isLost { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func reset() { starts = [:] }

    private func way(of touch: UITouch) -> CGPoint {
        let start = starts[touch] ?? touch.place
        return CGPoint(x: touch.place.x - start.x, y: touch.place.y - start.y)
    }

    /// One direction as a unit vector.
    @MainActor
    private struct Way {
        let direction: Direction
        let x: CGFloat
        let y: CGFloat

        func isReached(_ way: CGPoint) -> Bool { along(way) >= length && isPossible(way) }
        /// Fingers tremble: a little backwards is allowed.
        func isPossible(_ way: CGPoint) -> Bool { along(way) > -10 && abs(way.x * y - way.y * x) <= slop }

        private func along(_ way: CGPoint) -> CGFloat { way.x * x + way.y * y }
    }

    private static let all = [
        Way(direction: .right, x: 1, y: 0), Way(direction: .left, x: -1, y: 0), Way(direction: .up, x: 0, y: -1),
        Way(direction: .down, x: 0, y: 1),
    ]
}
