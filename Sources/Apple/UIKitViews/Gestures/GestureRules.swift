/// The precedence rules between two gesture recognisers.
@MainActor
enum GestureRules {
    /// Returns true when `first` may recognise only after `second` has failed.
    static func requires(_ first: UIGestureRecognizer, failureOf second: UIGestureRecognizer) -> Bool {
        first.requiredFailures.contains { $0.recognizer === second } || first.shouldRequireFailure(of: second)
            || second.shouldBeRequiredToFail(by: first)
            || first.delegate?.gestureRecognizer(first, shouldRequireFailureOf: second) == true
            || second.delegate?.gestureRecognizer(second, shouldBeRequiredToFailBy: first) == true
    }

    /// Returns true when the recognition of `winner` makes `other` fail.
    static func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        areRivals(winner, other) && winner.canPrevent(other) && other.canBePrevented(by: winner) && !mayBeFoundTogether(winner, other)
    }

    /// Returns true when two recognisers track a common touch, or when the view of one contains the view of the other.
    ///
    /// Gestures in separate sibling views are independent.
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
