public import Foundation
public import LaminaFoundation
public import OpenCombine

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Publishes the value at a key path: the present one, and each one that is observed.
    ///
    /// The changes are those that `observe(_:options:changeHandler:)` reports.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of the values at a key path of an object, which its subscriptions retain.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        /// The type of the values.
        public typealias Output = Value
        /// The publisher does not fail.
        public typealias Failure = Never

        /// The observed object.
        public let object: Subject
        /// The path from the object to the value.
        public let keyPath: KeyPath<Subject, Value>
        /// The options of the observation.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher of the values at a key path.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        /// Observes the object for a subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Value, Downstream.Failure == Never {
            subscriber.receive(subscription: ValueSubscription(self, subscriber))
        }

        /// Returns true for the same object, key path and options.
        public static func == (left: Self, right: Self) -> Bool {
            left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
        }
    }
}

/// A subscription to the values at a key path; without demand it keeps the latest one.
private final class ValueSubscription<Subject: NSObject, Value, Downstream: Subscriber>: Subscription
where Downstream.Input == Value, Downstream.Failure == Never {
    // Recursive, because a subscriber may change the value that it receives.
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var pending: Value?
    private var observation: NSKeyValueObservation?
    private var object: Subject?

    init(_ publisher: NSObject.KeyValueObservingPublisher<Subject, Value>, _ downstream: Downstream) {
        self.downstream = downstream
        observation = publisher.object.observe(publisher.keyPath, options: publisher.options) { [weak self] object, _ in
            self?.send(object[keyPath: publisher.keyPath])
        }
        object = publisher.object
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            self.demand += demand
            if let value = pending { send(value) }
        }
    }

    func cancel() {
        lock.withLock {
            observation?.invalidate()
            (downstream, observation, object, pending) = (nil, nil, nil, nil)
        }
    }

    private func send(_ value: Value) {
        lock.withLock {
            guard let downstream, demand > 0 else { return pending = value }
            pending = nil
            demand -= 1
            demand += downstream.receive(value)
        }
    }
}
