package import CoreGraphics

/// Methods that can be called by name, because nothing finds a Swift method by its name.
///
/// A method is registered for a class; subclasses inherit it, and may register another one under the same name.
@MainActor
package final class SelectorTable {
    /// What is called: with the receiver and up to two arguments.
    package typealias Method = @MainActor (_ receiver: AnyObject, _ first: Any?, _ second: Any?) -> AnyObject?

    /// The table of the process, as classes are the process's.
    package static let shared: SelectorTable = {
        let table = SelectorTable()
        for (selector, method) in EditActions.methods {
            table.register(selector, for: UIResponder.self) { responder, sender, _ in method(responder)(sender) }
        }
        return table
    }()

    private var methods: [Selector: [ObjectIdentifier: Method]] = [:]

    package init() {}

    /// Objects of a class, and of its subclasses, answer to a name from now on.
    package func register<Receiver: AnyObject>(
        _ selector: Selector, for type: Receiver.Type, _ body: @escaping @MainActor (Receiver, _ first: Any?, _ second: Any?) -> Void
    ) {
        methods[selector, default: [:]][ObjectIdentifier(type)] = { receiver, first, second in
            if let receiver = receiver as? Receiver { body(receiver, first, second) }
            return nil
        }
    }

    /// What an object answers to a name with; nil when neither its class nor a superclass registered it.
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
