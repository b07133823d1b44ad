package import LaminaFoundation

/// A call of a method by its selector, with the arguments of an action.
@MainActor
package struct ActionCall {
    let selector: Selector
    let sender: Any?
    /// The second argument: for control actions, the event that triggered the action.
    let event: Any?
    /// The third argument: the context of animations between begin and commit.
    var context: Any?

    /// Creates a call.
    package init(selector: Selector, sender: Any?, event: Any?, context: Any? = nil) {
        (self.selector, self.sender, self.event, self.context) = (selector, sender, event, context)
    }

    /// Calls the method of `target`: a responder through its overridable `perform`, any other object through the table of methods.
    package func send(to target: AnyObject) { SelectorCall.send(selector, to: target, [sender, event, context]) }
}

extension UIResponder: SelectorReceiver {
    package func receive(_ selector: Selector, _ arguments: [Any?]) -> AnyObject? {
        switch arguments.count {
        case 0: unsafe perform(selector)?.takeUnretainedValue()
        case 1: unsafe perform(selector, with: arguments[0])?.takeUnretainedValue()
        case 2: unsafe perform(selector, with: arguments[0], with: arguments[1])?.takeUnretainedValue()
        default: SelectorCall.call(selector, of: self, arguments)
        }
    }

    package func hasMethod(_ selector: Selector) -> Bool { responds(to: selector) }
}
