import CoreGraphics
import Foundation
package import LaminaMethods

/// Recognises touches that move quickly in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The members that selectors, keys and nibs name.
    nonisolated package class var extendedMemberTable: MemberTable { swipeMembers }

    /// A set of directions on the screen.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bit mask, with one bit per direction.
        public let rawValue: UInt
        /// Creates a set of directions from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A movement to the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// A movement to the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// A movement upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// A movement downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The least distance of a swipe, in points.
    private static let length: CGFloat = 50
    /// The greatest deviation perpendicular to the swipe, in points.
    private static let slop: CGFloat = 50
    /// The longest duration of a swipe, in seconds.
    private static let longest = 0.5

    /// The directions that are recognised; the default is right.
    open var direction = Direction.right
    /// The number of touches that are required.
    open var numberOfTouchesRequired = 1

    private var starts: [UITouch: CGPoint] = [:]

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[touch] = touch.place }
        if trackedTouches.count > numberOfTouchesRequired { return state = .failed }
        // The first touch starts the time limit.
        if starts.count == touches.count { wait(Self.longest) { [weak self] in self?.state = .failed } }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count == numberOfTouchesRequired else { return }
        let translations = trackedTouches.map { translation(of: $0) }
        if Self.all.contains(where: { direction.contains($0.direction) && translations.allSatisfy($0.isReached) }) { return state = .ended }
        // Fails as soon as no permitted direction is possible for all touches.
        let isLost = !Self.all.contains { direction.contains($0.direction) && translations.allSatisfy($0.isPossible) }
        if isLost { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func reset() { starts = [:] }

    private func translation(of touch: UITouch) -> CGPoint {
        let start = starts[touch] ?? touch.place
        return CGPoint(x: touch.place.x - start.x, y: touch.place.y - start.y)
    }

    /// A direction with its unit vector.
    @MainActor
    private struct Heading {
        let direction: Direction
        let x: CGFloat
        let y: CGFloat

        func isReached(_ translation: CGPoint) -> Bool { along(translation) >= length && isPossible(translation) }
        /// Returns true while a movement can still become a swipe in this direction.
        ///
        /// Up to 10 points backwards are tolerated, for unsteady fingers.
        func isPossible(_ translation: CGPoint) -> Bool { along(translation) > -10 && abs(translation.x * y - translation.y * x) <= slop }

        private func along(_ translation: CGPoint) -> CGFloat { translation.x * x + translation.y * y }
    }

    private static let all = [
        Heading(direction: .right, x: 1, y: 0), Heading(direction: .left, x: -1, y: 0), Heading(direction: .up, x: 0, y: -1),
        Heading(direction: .down, x: 0, y: 1),
    ]
}
