package import CoreGraphics

/// The methods that can be called by selector, because the Swift runtime cannot look up methods by name.
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

    /// Returns the method that the object's class, or its nearest superclass, registered for a selector; nil when there is none.
    package func method(_ selector: Selector, of receiver: AnyObject) -> Method? {
        guard let byClass = methods[selector] else { return nil }
        var type: AnyClass? = Swift.type(of: receiver)
        while let current = type {
            if let method = byClass[ObjectIdentifier(current)] { return method }
            type = _getSuperclass(current)
        }
        return nil
    }
}
