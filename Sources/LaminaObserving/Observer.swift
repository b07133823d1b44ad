import Foundation

/// The observer of one value of one object.
///
/// `@unchecked Sendable`: everything but the object, a weak reference, is constant; handlers run on the thread that changes the value.
class Observer: @unchecked Sendable {
    /// The observed object; nil after it was released.
    private(set) weak var object: AnyObject?
    let keyPath: AnyKeyPath
    /// The identity of the object while it lives.
    let key: ObjectIdentifier

    init(_ object: AnyObject, _ keyPath: AnyKeyPath) {
        self.object = object
        self.keyPath = keyPath
        key = ObjectIdentifier(object)
    }

    /// Notes the value before a change.
    func beginChange(isAnnounced: Bool) -> any PendingNotice { preconditionFailure("implemented by ValueObserver") }
}

/// A change that has begun.
protocol PendingNotice {
    /// Reports the change; one that was not announced only if the value differs.
    func finish()
}

/// An observer that knows the type of its value.
final class ValueObserver<Object, Value>: Observer, @unchecked Sendable {
    private let path: KeyPath<Object, Value>
    private let options: NSKeyValueObservingOptions
    private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void

    init(
        _ object: Object, _ path: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
        self.path = path
        self.options = options
        self.handler = handler
        super.init(object as AnyObject, path)
    }

    func reportInitialValue() {
        guard let object = object as? Object else { return }
        report(object, old: nil, new: object[keyPath: path])
    }

    override func beginChange(isAnnounced: Bool) -> any PendingNotice {
        let object = object as? Object
        let old = object.map { $0[keyPath: path] }
        if isAnnounced, options.contains(.prior), let object { report(object, old: old, new: nil, isPrior: true) }
        return Notice(observer: self, old: old, isAnnounced: isAnnounced)
    }

    private func report(_ object: Object, old: Value?, new: Value?, isPrior: Bool = false) {
        handler(
            object,
            NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil, indexes: nil,
                isPrior: isPrior))
    }

    private struct Notice: PendingNotice {
        let observer: ValueObserver
        let old: Value?
        let isAnnounced: Bool

        func finish() {
            guard let old, let object = observer.object as? Object, Observations.shared.contains(observer) else { return }
            let new = object[keyPath: observer.path]
            if isAnnounced || !areSame(old, new) { observer.report(object, old: old, new: new) }
        }
    }
}

/// Returns true when two values are the same object or compare equal; values that cannot be compared count as different.
private func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    if Value.self is AnyClass, first as AnyObject === second as AnyObject { return true }
    guard let first = first as? any Equatable else { return false }
    return first.isEqual(to: second)
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}
