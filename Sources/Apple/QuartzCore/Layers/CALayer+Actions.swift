import CoreGraphics
public import Foundation
import LaminaScene

extension CALayer {
    /// Returns the action for an event; nil when there is none.
    ///
    /// - Source: The search order is documented in CALayer.h and was measured: delegate, `actions`, `actions` in `style`, class; `NSNull` ends the
    ///   search. The default animation comes last, and only for layers that were committed.
    func searchAction(forKey event: String) -> (any CAAction)? {
        if let found = declaredAction(forKey: event) { return found is NSNull ? nil : found }
        return defaultAnimation(forKey: event)
    }

    /// Runs the action that the app has declared for a change of the sublayers, usually a transition; there is no default action.
    func runHierarchyAction(forKey event: String) {
        guard isOnScreen, !Transaction.current.disablesActions else { return }
        guard let action = action(forKey: event), !(action is NSNull) else { return }
        action.run(forKey: event, object: self, arguments: nil)
    }

    private func declaredAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action }
        if let action = actions?[event] { return action }
        if let action = styledAction(forKey: event) { return action }
        return Self.defaultAction(forKey: event)
    }

    /// Returns a basic animation from the value on screen to the new value; nil when the property has no implicit animation.
    private func defaultAnimation(forKey event: String) -> CABasicAnimation? {
        guard isOnScreen, let row = Self.properties[event], row.effects.contains(.implicit) else { return nil }
        let animation = CABasicAnimation(keyPath: row.name)
        animation.fromValue = row.access.value(in: currentPresentation).bridged(forKey: row.name)
        animation.isImplicit = true
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}

extension NSNull: CAAction {
    /// Does nothing: as an action, `NSNull` means "no action".
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
