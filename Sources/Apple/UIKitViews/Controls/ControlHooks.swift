// The members that controls of higher modules provide and `UIControl` calls.

/// A control whose parts show its state.
@MainActor
package protocol StateShowing: UIControl {
    /// Updates the appearance of the parts after a state change.
    func showState()
}

/// A control on which a tap does not reach the tap recognisers of its ancestors.
@MainActor
package protocol TapKeeping: UIControl {}

/// A control that acts before and after it sends `touchUpInside` or `touchUpOutside`.
@MainActor
package protocol ReleaseHandling: UIControl {
    /// Called when the tracked touch ended, before the event is sent.
    func willRelease(inside: Bool)
    /// Called after the event was sent.
    func didRelease(inside: Bool, with event: UIEvent?)
}
