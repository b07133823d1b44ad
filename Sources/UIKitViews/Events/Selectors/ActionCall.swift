package import CoreGraphics
import Foundation
import QuartzCore

/// A call of a method by its selector, with the arguments of an action.
@MainActor
struct ActionCall {
    let selector: Selector
    let sender: Any?
    /// The second argument: for control actions, the event that triggered the action.
    let event: Any?

    /// Calls the method of `target`: a responder through its overridable `perform`, any other object through the selector table.
    func send(to target: AnyObject) {
        guard let responder = target as? UIResponder else { return sendByTable(to: target) }
        // The results are discarded, so the unmanaged references are never used.
        switch selector.argumentCount {
        case 0: _ = unsafe responder.perform(selector)
        case 1: _ = unsafe responder.perform(selector, with: sender)
        default: _ = unsafe responder.perform(selector, with: sender, with: event)
        }
    }

    private func sendByTable(to target: AnyObject) {
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
    package func receive(_ selector: Selector, from sender: Any) { ActionCall(selector: selector, sender: sender, event: nil).send(to: self) }
}
