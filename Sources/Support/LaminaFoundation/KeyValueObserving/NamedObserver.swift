import Foundation
import LaminaConcurrency
import LaminaMethods

/// A class of a façade with `observeValue(forKeyPath:of:change:context:)`, which subclasses may override.
package protocol ObservationReceiver: AnyObject {
    /// Calls the method.
    ///
    /// - Parameter context: The bits of the pointer.
    func receive(_ keyPath: String, _ object: Any?, _ change: [NSKeyValueChangeKey: Any], _ context: UInt)
}

/// An observation by `addObserver(_:forKeyPath:options:context:)`.
///
/// `@unchecked Sendable`: everything but the weak reference is constant.
final class NamedObserver: @unchecked Sendable {
    private(set) weak var target: NSObject?
    /// The identities of the observer and of the observed object; both may be in their deinitialisers when an observation is ended.
    let identities: (target: ObjectIdentifier, object: ObjectIdentifier)
    let observer: Observer
    let keyPath: String
    let context: UInt

    init(_ target: NSObject, _ object: AnyObject, _ keyPath: String, _ options: NSKeyValueObservingOptions, _ context: UInt) {
        self.target = target
        identities = (ObjectIdentifier(target), ObjectIdentifier(object))
        self.keyPath = keyPath
        self.context = context
        let read = { (object: AnyObject) in KeyedValues.perform(.valueAtPath(keyPath), on: object) }
        observer = Observer(object, names: keyPath, keyPath: nil, options, read: read) { [weak target] object, values in
            guard let target else { return }
            Self.send(keyPath, object, Self.dictionary(values), context, to: target)
        }
    }

    private static func dictionary(_ values: ObservedValues) -> [NSKeyValueChangeKey: Any] {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: values.kind.rawValue)]
        if let new = values.new { change[.newKey] = part(new, values.indexes) }
        if let old = values.old { change[.oldKey] = part(old, values.indexes) }
        if let indexes = values.indexes { change[.indexesKey] = indexes }
        if values.isPrior { change[.notificationIsPriorKey] = NSNumber(value: true) }
        return change
    }

    /// The value, or the elements at changed places of an array.
    private static func part(_ value: Any?, _ indexes: IndexSet?) -> Any {
        guard let value else { return NSNull() }
        guard let indexes, let array = value as? NSArray else { return value }
        return indexes.filter { $0 < array.count }.map { array.object(at: $0) }
    }

    /// Calls the observer's method.
    static func send(_ keyPath: String, _ object: Any?, _ change: [NSKeyValueChangeKey: Any], _ context: UInt, to target: AnyObject) {
        let selector = "observeValueForKeyPath:ofObject:change:context:"
        if Methods.isDeclared(selector, in: target) {
            do {
                let pointer = unsafe UnsafeMutableRawPointer(bitPattern: context)
                try unsafe Methods.call(selector, of: target, with: [keyPath, object, change, pointer])
            } catch {
                Diagnostics.report(exception: "NSInvalidArgumentException", detail: "\(error)")
            }
        } else if let receiver = target as? any ObservationReceiver {
            receiver.receive(keyPath, object, change, context)
        } else {
            reportUnhandled(keyPath, target)
        }
    }

    static func reportUnhandled(_ keyPath: String, _ target: AnyObject) {
        Diagnostics.report(
            exception: "NSInternalInconsistencyException",
            detail: "\(KeyedValues.name(of: target)) does not handle the change of “\(keyPath)” that it observes")
    }
}

/// The observations by name of all objects of the process.
final class NamedObservers: Sendable {
    static let shared = NamedObservers()

    private let observers = Guarded<[NamedObserver]>([])

    func add(_ added: NamedObserver) {
        Observations.shared.add(added.observer)
        let gone = observers.withLock { all in
            let gone = all.filter { $0.target == nil || $0.observer.object == nil }
            all.removeAll { $0.target == nil || $0.observer.object == nil }
            all.append(added)
            return gone
        }
        for observer in gone { Observations.shared.remove(observer.observer) }
        if added.observer.options.contains(.initial) { added.observer.reportInitialValue() }
    }

    /// - Parameter context: Nil for any context.
    func remove(_ target: NSObject, _ object: AnyObject, _ keyPath: String, context: UInt?) {
        let removed = observers.withLock { all in
            let index = all.lastIndex { observer in
                observer.identities == (ObjectIdentifier(target), ObjectIdentifier(object)) && observer.keyPath == keyPath
                    && (context == nil || observer.context == context)
            }
            return index.map { all.remove(at: $0) }
        }
        guard let removed else {
            return Diagnostics.report(
                exception: "NSRangeException",
                detail: "\(KeyedValues.name(of: target)) does not observe the key path “\(keyPath)” of \(KeyedValues.name(of: object))")
        }
        Observations.shared.remove(removed.observer)
    }
}
