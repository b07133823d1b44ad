import CoreGraphics
import Foundation

/// Looks for taps, with any number of fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// A finger that stays longer does not tap, seconds.
    private static let longestTap = 0.75
    /// The next of several taps comes within this time, seconds.
    private static let longestPause = 0.35
    /// A finger that moves further does not tap, points.
    private static let slop: CGFloat = 45

    /// How many taps it takes.
    open var numberOfTapsRequired = 1
    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointer that it takes; kept, because all touches here are those of fingers.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    /// Taps that are complete.
    private var taps = 0
    /// All fingers of the present tap were down at once.
    private var hadAllFingers = false
    /// Where each finger came down.
    private var starts: [UITouch: CGPoint] = [:]
    /// Where the first tap was.
    private var firstPlace: CGPoint?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[touch] = touch.place }
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

    /// A tap does not make one of more taps fail: whoever wants that says `require(toFail:)`.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    /// One finger taps once, as it does to use a control.
    var isPlainTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (x - other.x, y - other.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
