public import Foundation

/// The objects whose properties can be observed: all `NSObject`s.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Observes the value at a key path.
    ///
    /// Changes of properties of layers, and of views as far as these are stored in their layer, are reported when the value differs afterwards. Other
    /// objects announce changes with `willChangeValue(for:)` and `didChangeValue(for:)`. The handler runs on the thread that changes the value.
    ///
    /// - Parameter changeHandler: Receives the object and the change.
    /// - Returns: The observation, which lasts until it is invalidated or released. It does not retain the object.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = ValueObserver(self, keyPath, options, changeHandler)
        Observations.shared.add(observer)
        if options.contains(.initial) { observer.reportInitialValue() }
        return NSKeyValueObservation(observer)
    }

    /// Announces a change of the value at a key path; `didChangeValue(for:)` must follow.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        Observations.shared.announce(self as AnyObject, keyPath)
    }

    /// Reports the change that `willChangeValue(for:)` has announced, even if the value is the same.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        Observations.shared.report(self as AnyObject, keyPath)
    }
}
