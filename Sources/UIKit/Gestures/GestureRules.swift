import Foundation

/// Who gives way to whom.
@MainActor
enum GestureRules {
    /// `first` can be found only when `second` has failed.
    static func requires(_ first: UIGestureRecognizer, failureOf second: UIGestureRecognizer) -> Bool {
        first.requiredFailures.contains { $0.recognizer === second } || first.shouldRequireFailure(of: second)
            || second.shouldBeRequiredToFail(by: first)
            || first.delegate?.gestureRecognizer(first, shouldRequireFailureOf: second) == true
            || second.delegate?.gestureRecognizer(second, shouldBeRequiredToFailBy: first) == true
    }

    /// When `winner` is found, `other` fails.
    static func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        areRivals(winner, other) && winner.canPrevent(other) && other.canBePrevented(by: winner) && !mayBeFoundTogether(winner, other)
    }

    /// They look at the same finger, or one looks at the other's view; two fingers on two views beside each other are two gestures.
    private static func areRivals(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        if first.trackedTouches.contains(where: { touch in second.trackedTouches.contains { $0 === touch } }) { return true }
        guard let one = first.view, let other = second.view else { return false }
        return one.isDescendant(of: other) || other.isDescendant(of: one)
    }

    private static func mayBeFoundTogether(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
            || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) == true
    }
}
