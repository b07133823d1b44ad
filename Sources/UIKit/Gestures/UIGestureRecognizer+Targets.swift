import CoreGraphics
import Foundation

/// One who hears of a recogniser's changes.
@MainActor
struct GestureListener {
    /// Not kept alive; nil for a closure.
    weak var target: AnyObject?
    let selector: Selector?
    let handler: (@MainActor (UIGestureRecognizer) -> Void)?

    /// Its target has gone.
    var isGone: Bool { handler == nil && target == nil }
}

/// A recogniser that may go.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
    /// Calls `handler` at each change of the gesture, for as long as the recogniser lives.
    package func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        listeners.append(GestureListener(target: nil, selector: nil, handler: handler))
    }

    func listen(_ target: AnyObject, _ action: Selector) {
        listeners.removeAll(where: \.isGone)
        guard !listeners.contains(where: { $0.target === target && $0.selector == action }) else { return }
        listeners.append(GestureListener(target: target, selector: action, handler: nil))
    }

    func ignore(_ target: AnyObject?, _ action: Selector?) {
        listeners.removeAll { listener in
            guard listener.handler == nil else { return false }
            return (target == nil || listener.target === target) && (action == nil || listener.selector == action)
        }
    }

    /// Tells all who listen; meanwhile the recogniser is in the state that they are told of.
    func tell(_ state: State) {
        reportedState = state
        for listener in listeners {
            listener.handler?(self)
            guard let target = listener.target, let selector = listener.selector else { continue }
            ActionCall(selector: selector, sender: self, event: nil).send(to: target)
        }
        reportedState = nil
    }
}
