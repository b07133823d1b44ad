package import CoreGraphics
import LaminaMethods

/// The methods of UIKit's classes that can be called by selector; those of an app's classes are in the method table, which is asked first.
///
/// A method is registered for a class. Subclasses inherit the method, and override it by registering their own under the same selector.
@MainActor
package final class SelectorTable {
    /// The registered closure, called with the receiver and up to two arguments.
    package typealias Method = @MainActor (_ receiver: AnyObject, _ first: Any?, _ second: Any?) -> AnyObject?

    /// The table of the process; it starts with the editing actions of `UIResponder`.
    package static let shared: SelectorTable = {
        let table = SelectorTable()
        for (selector, method) in EditActions.methods {
            table.register(selector, for: UIResponder.self) { responder, sender, _ in method(responder)(sender) }
        }
        return table
    }()

    private var methods: [Selector: [ObjectIdentifier: Method]] = [:]

    package init() {}

    /// Registers a method of a class and its subclasses under a selector.
    package func register<Receiver: AnyObject>(
        _ selector: Selector, for type: Receiver.Type, _ body: @escaping @MainActor (Receiver, _ first: Any?, _ second: Any?) -> Void
    ) {
        methods[selector, default: [:]][ObjectIdentifier(type)] = { receiver, first, second in
            if let receiver = receiver as? Receiver { body(receiver, first, second) }
            return nil
        }
    }

    /// Returns the object's method with a selector: one of the app's, or the one that its nearest superclass registered; nil when there is none.
    package func method(_ selector: Selector, of receiver: AnyObject) -> Method? {
        if Methods.responds(receiver, to: selector.description) {
            return { receiver, first, second in SelectorCall.call(selector, of: receiver, [first, second]) }
        }
        guard let byClass = methods[selector] else { return nil }
        var type: AnyClass? = Swift.type(of: receiver)
        while let current = type {
            if let method = byClass[ObjectIdentifier(current)] { return method }
            type = _getSuperclass(current)
        }
        return nil
    }
}
