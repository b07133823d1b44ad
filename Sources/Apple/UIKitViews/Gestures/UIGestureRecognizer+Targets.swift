import CoreGraphics

/// A receiver of a recogniser's state changes: a target with an action, or a closure.
@MainActor
package struct GestureListener {
    /// The target, held weakly; nil for a closure.
    weak var target: AnyObject?
    let selector: Selector?
    let handler: (@MainActor (UIGestureRecognizer) -> Void)?

    /// True when the target was deallocated.
    var isGone: Bool { handler == nil && target == nil }
}

/// A weak reference to a gesture recogniser.
package struct WeakRecognizer {
    package weak var recognizer: UIGestureRecognizer?

    /// Creates a reference.
    package init(recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

extension UIGestureRecognizer {
    /// Adds a closure that is called at each state change, for the lifetime of the recogniser.
    package func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        listeners.append(GestureListener(target: nil, selector: nil, handler: handler))
    }

    package func listen(_ target: AnyObject, _ action: Selector) {
        listeners.removeAll(where: \.isGone)
        guard !listeners.contains(where: { $0.target === target && $0.selector == action }) else { return }
        listeners.append(GestureListener(target: target, selector: action, handler: nil))
    }

    package func ignore(_ target: AnyObject?, _ action: Selector?) {
        listeners.removeAll { listener in
            guard listener.handler == nil else { return false }
            return (target == nil || listener.target === target) && (action == nil || listener.selector == action)
        }
    }

    /// Notifies all listeners of a state.
    ///
    /// During the calls, `state` has this value, even if the actual state has changed since, so that listeners see every transition.
    package func notifyListeners(_ state: State) {
        reportedState = state
        for listener in listeners {
            listener.handler?(self)
            guard let target = listener.target, let selector = listener.selector else { continue }
            ActionCall(selector: selector, sender: self, event: nil).send(to: target)
        }
        reportedState = nil
    }
}
