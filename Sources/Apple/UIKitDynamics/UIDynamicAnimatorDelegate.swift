public import Foundation

/// The methods by which an animator tells that it starts and stops; both are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Tells the delegate that the items begin to move.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Tells the delegate that all items rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// The default implementation; does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// The default implementation; does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
