import Foundation

extension _KeyValueCodingAndObserving {
    /// Observes the value at a key path.
    ///
    /// Changes of `dynamic` properties of rewritten source, of properties of layers, and of views as far as these are stored in their layer, are
    /// reported. Other objects announce changes with `willChangeValue(for:)` and `didChangeValue(for:)`. The handler runs on the thread that changes
    /// the value.
    ///
    /// - Parameter changeHandler: Receives the object and the change.
    /// - Returns: The observation, which lasts until it is invalidated or released. It does not retain the object.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { observation(keyPath, nil, options, changeHandler) }

    /// Observes the value at a key path, whose names let changes of objects on the way be found.
    ///
    /// - Parameter keys: The names of the path's properties, such as `song.title`.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, keys: String, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { observation(keyPath, keys, options, changeHandler) }

    private func observation<Value>(
        _ keyPath: KeyPath<Self, Value>, _ names: String?, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let read = { (object: AnyObject) in (object as? Self).map { $0[keyPath: keyPath] as Any } }
        let observer = Observer(self, names: names, keyPath: keyPath, options, read: read) { object, values in
            guard let object = object as? Self else { return }
            let (new, old) = (values.new.flatMap { $0 as? Value }, values.old.flatMap { $0 as? Value })
            handler(
                object,
                NSKeyValueObservedChange(kind: values.kind, newValue: new, oldValue: old, indexes: values.indexes, isPrior: values.isPrior))
        }
        Observations.shared.add(observer)
        if options.contains(.initial) { observer.reportInitialValue() }
        return NSKeyValueObservation(observer)
    }

    /// Announces a change of the value at a key path; `didChangeValue(for:)` must follow.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { Observations.shared.announce(self, .path(keyPath)) }

    /// Reports the change that `willChangeValue(for:)` has announced, even if the value is the same.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { Observations.shared.report(self, .path(keyPath)) }
}
