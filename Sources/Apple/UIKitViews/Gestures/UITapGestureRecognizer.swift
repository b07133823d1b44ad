import CoreGraphics
import Foundation
package import LaminaMethods

/// Recognises one or more taps with one or more touches.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The members that selectors, keys and nibs name.
    nonisolated package override class var memberTable: MemberTable { tapMembers }

    /// The longest duration of one tap, in seconds.
    private static let longestTap = 0.75
    /// The longest time between the end of one tap and the start of the next, in seconds.
    private static let longestPause = 0.35
    /// The distance that a touch may move during a tap, and the taps of a series may be apart, in points.
    private static let slop: CGFloat = 45

    /// The number of taps that are required.
    open var numberOfTapsRequired = 1
    /// The number of touches that are required.
    open var numberOfTouchesRequired = 1
    /// The pointer buttons that are required; stored without effect, because all touches are direct.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    /// The number of completed taps.
    private var taps = 0
    /// True once all required touches of the current tap were down at the same time.
    private var hadAllFingers = false
    /// The position at which each touch of the current tap began.
    private var starts: [UITouch: CGPoint] = [:]
    /// The centroid of the first tap.
    private var firstPlace: CGPoint?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[touch] = touch.place }
        // A touch that begins after all required touches were down is not part of the tap.
        guard trackedTouches.count <= numberOfTouchesRequired, !hadAllFingers else { return state = .failed }
        hadAllFingers = trackedTouches.count == numberOfTouchesRequired
        if let firstPlace, lastPlace.distance(to: firstPlace) > Self.slop { return state = .failed }
        if firstPlace == nil, hadAllFingers { firstPlace = lastPlace }
        wait(Self.longestTap) { [weak self] in self?.state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.place.distance(to: starts[touch] ?? touch.place) > Self.slop { return state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard hadAllFingers else { return state = .failed }
        guard trackedTouches.allSatisfy(\.isOver) else { return }
        taps += 1
        hadAllFingers = false
        starts = [:]
        if taps >= numberOfTapsRequired { return state = .ended }
        wait(Self.longestPause) { [weak self] in self?.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        taps = 0
        hadAllFingers = false
        starts = [:]
        firstPlace = nil
    }

    /// Returns false for a recogniser that needs more taps.
    ///
    /// So a single tap does not prevent a double tap; an app that wants only one of them calls `require(toFail:)`.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    /// True for a single tap with one touch, the same gesture that operates a control.
    var isPlainTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}

extension CGPoint {
    package func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (x - other.x, y - other.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
