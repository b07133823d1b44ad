import CoreGraphics
import Foundation

/// A receiver of a control's events.
@MainActor
package struct ControlListener {
    /// The call that an event triggers.
    enum Reaction {
        /// A method of an object; the reference to the object is weak.
        case method(Selector, of: WeakTarget)
        /// A method of the first object in the responder chain that implements the selector.
        case command(Selector)
        case action(UIAction)
    }

    /// A weak reference to a target.
    struct WeakTarget {
        weak var object: AnyObject?
    }

    let reaction: Reaction
    var events: UIControl.Event

    /// The target as `allTargets` reports it: `NSNull` for the responder chain; nil for an action.
    var hashableTarget: AnyHashable? {
        switch reaction {
        case .method(_, let target): target.object as? NSObject
        case .command: NSNull()
        case .action: nil
        }
    }

    /// The method's selector; nil for an action.
    var selector: Selector? {
        switch reaction {
        case .method(let selector, _), .command(let selector): selector
        case .action: nil
        }
    }

    /// True when the reaction is a method of `target`; a nil target stands for the responder chain.
    func isMethod(of target: AnyObject?) -> Bool {
        switch reaction {
        case .method(_, let own): target != nil && own.object === target
        case .command: target == nil
        case .action: false
        }
    }

    /// True when the target has been deallocated.
    var isGone: Bool {
        guard case .method(_, let target) = reaction else { return false }
        return target.object == nil
    }
}

extension UIControl {
    /// Adds a listener, or adds events to the existing listener with the same target and selector.
    package func listen(_ target: Any?, _ action: Selector, _ events: Event) {
        listeners.removeAll(where: \.isGone)
        let object = target.map { $0 as AnyObject }
        if let place = listeners.firstIndex(where: { $0.isMethod(of: object) && $0.selector == action }) {
            listeners[place].events.formUnion(events)
        } else {
            let reaction: ControlListener.Reaction = object.map { .method(action, of: .init(object: $0)) } ?? .command(action)
            listeners.append(ControlListener(reaction: reaction, events: events))
        }
    }

    /// Adds an action; as on iOS, it replaces an action with the same identifier for these events.
    package func listen(_ action: UIAction, _ events: Event) {
        ignore(action.identifier, events)
        listeners.append(ControlListener(reaction: .action(action), events: events))
    }

    /// Removes events from all listeners with a target and a selector; a nil target or selector matches every listener.
    package func ignore(_ target: Any?, _ action: Selector?, _ events: Event) {
        let object = target.map { $0 as AnyObject }
        ignore(events) { listener in
            guard let selector = listener.selector else { return false }
            return (object == nil || listener.isMethod(of: object)) && (action == nil || action == selector)
        }
    }

    package func ignore(_ name: UIAction.Identifier, _ events: Event) {
        ignore(events) { listener in
            guard case .action(let action) = listener.reaction else { return false }
            return action.identifier == name
        }
    }

    private func ignore(_ events: Event, where isMeant: (ControlListener) -> Bool) {
        for place in listeners.indices where isMeant(listeners[place]) { listeners[place].events.subtract(events) }
        listeners.removeAll { $0.events.isEmpty || $0.isGone }
    }

    package func names(_ target: Any?, _ events: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = listeners.filter { $0.isMethod(of: object) && !$0.events.isDisjoint(with: events) }.compactMap(\.selector)
        return names.isEmpty ? nil : names.map(\.description)
    }

    /// Notifies every listener to at least one of the events; a listener to several of them is notified once.
    package func send(_ events: Event, with event: UIEvent?) {
        // The loop runs over a copy of the array, so a listener may add and remove listeners.
        for listener in listeners where !listener.events.isDisjoint(with: events) {
            switch listener.reaction {
            case .method(let selector, let target):
                if let object = target.object { sendAction(selector, to: object, for: event) }
            case .command(let selector): sendAction(selector, to: nil, for: event)
            case .action(let action): sendAction(action)
            }
        }
    }

    /// The distance beyond the bounds within which a tracked touch is still treated as inside, in points.
    static let touchSlop: CGFloat = 70

    /// True when a tracked touch is within `touchSlop` of the bounds.
    package func isMostlyInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop).containsHalfOpen(touch.location(in: self))
    }
}
