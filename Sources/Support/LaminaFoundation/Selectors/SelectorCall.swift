import Foundation
import LaminaMethods

/// An object that answers calls by selector itself: a responder of UIKit, whose classes may override `perform(_:with:)`.
package protocol SelectorReceiver: AnyObject {
    /// Calls the method.
    @MainActor func receive(_ selector: Selector, _ arguments: [Any?]) -> AnyObject?

    /// True when the object has the method.
    @MainActor func hasMethod(_ selector: Selector) -> Bool
}

/// Calls of methods by selector.
package enum SelectorCall {
    /// Returns true when an object, or a class as an object, has a method.
    package static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
        let override = "respondsToSelector:"
        if Methods.isDeclared(override, in: target), let answer = try? Methods.call(override, of: target, with: [selector]) {
            return answer as? Bool ?? false
        }
        return standardResponds(target, to: selector)
    }

    /// Returns true when the table of methods has a method, or a responder says so.
    static func standardResponds(_ target: AnyObject, to selector: Selector) -> Bool {
        if Methods.responds(target, to: selector.description) { return true }
        return onMain(target) { $0.hasMethod(selector) } ?? false
    }

    /// Calls a method by its selector.
    ///
    /// Arguments beyond those of the selector are dropped; missing ones are nil. A method that does not exist, or that takes other types, is reported
    /// and not called.
    ///
    /// - Returns: The result, if it is an object or bridges to one.
    @discardableResult
    package static func send(_ selector: Selector, to target: AnyObject, _ arguments: [Any?]) -> AnyObject? {
        // Safe because the arguments are used on this thread only.
        nonisolated(unsafe) let fitting = fitted(arguments, to: selector)
        if let result = onMain(target, { unsafe Result<AnyObject?, Never>.success($0.receive(selector, fitting)) }) { return result.get() }
        return unsafe call(selector, of: target, fitting)
    }

    /// Calls a method of the method table.
    package static func call(_ selector: Selector, of target: AnyObject, _ arguments: [Any?]) -> AnyObject? {
        do {
            return try Methods.call(selector.description, of: target, with: fitted(arguments, to: selector)).map { $0 as AnyObject }
        } catch {
            Diagnostics.report(exception: "NSInvalidArgumentException", detail: "\(error); nothing is called")
            return nil
        }
    }

    private static func fitted(_ arguments: [Any?], to selector: Selector) -> [Any?] {
        (0..<selector.argumentCount).map { $0 < arguments.count ? arguments[$0] : nil }
    }

    /// Asks an object that answers itself; nil for other objects and on other threads.
    private static func onMain<Answer>(_ target: AnyObject, _ body: @MainActor (any SelectorReceiver) -> Answer) -> Answer? {
        guard MainThread.isCurrent, let receiver = target as? any SelectorReceiver else { return nil }
        // Safe because this is the main thread.
        nonisolated(unsafe) let main = receiver
        nonisolated(unsafe) var answer: Answer?
        MainActor.assumeIsolated { unsafe answer = body(main) }
        return unsafe answer
    }
}
