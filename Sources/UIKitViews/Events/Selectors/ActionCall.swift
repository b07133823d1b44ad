package import CoreGraphics
import Foundation
import LaminaMethods

/// A call of a method by its selector, with the arguments of an action.
@MainActor
struct ActionCall {
    let selector: Selector
    let sender: Any?
    /// The second argument: for control actions, the event that triggered the action.
    let event: Any?
    /// The third argument: the context of animations between begin and commit.
    var context: Any?

    /// Calls the method of `target`: a responder through its overridable `perform`, any other object through the selector table.
    func send(to target: AnyObject) {
        guard let responder = target as? UIResponder, !hasThreeArguments(target) else { return sendByTable(to: target) }
        // The results are discarded, so the unmanaged references are never used.
        switch selector.argumentCount {
        case 0: _ = unsafe responder.perform(selector)
        case 1: _ = unsafe responder.perform(selector, with: sender)
        default: _ = unsafe responder.perform(selector, with: sender, with: event)
        }
    }

    /// True when the target has a method with three arguments, for which responders have no `perform`.
    private func hasThreeArguments(_ target: AnyObject) -> Bool {
        selector.argumentCount > 2 && Methods.responds(target, to: selector.description)
    }

    private func sendByTable(to target: AnyObject) {
        if Methods.responds(target, to: selector.description) {
            return _ = SelectorCall.call(selector, of: target, [sender, event, context])
        }
        guard let method = SelectorTable.shared.method(selector, of: target) else { return Self.reportUnknown(selector, of: target) }
        _ = method(target, sender, event)
    }

    /// Reports a selector that the receiver does not implement, with Apple's exception name and message.
    static func reportUnknown(_ selector: Selector, of receiver: AnyObject) {
        Diagnostics.report(
            exception: "NSInvalidArgumentException", detail: "-[\(type(of: receiver)) \(selector)]: unrecognized selector; nothing is called")
    }
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
