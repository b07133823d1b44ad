import CoreGraphics
import Foundation

/// One call of a method by its name.
@MainActor
struct ActionCall {
    let selector: Selector
    let sender: Any?
    /// The second argument: an event, for actions.
    let event: Any?

    /// Calls the method of `target`: responders decide by `perform`, other objects by the table.
    func send(to target: AnyObject) {
        guard let responder = target as? UIResponder else { return sendByTable(to: target) }
        // The answers are thrown away, so nothing is done with the references that Apple's signatures return.
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

    /// Apple's words for a method that is not there.
    static func reportUnknown(_ selector: Selector, of receiver: AnyObject) {
        Diagnostics.report(
            exception: "NSInvalidArgumentException", detail: "-[\(type(of: receiver)) \(selector)]: unrecognized selector; nothing is called")
    }
}
