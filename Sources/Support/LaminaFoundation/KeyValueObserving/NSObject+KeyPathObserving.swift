public import Foundation
import LaminaMethods

extension _KeyValueCodingAndObserving {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer when the value at a path of names changes.
    ///
    /// Neither object is retained. Objects that belong to the path, and properties that `keyPathsForValuesAffectingValue(forKey:)` names, are
    /// observed too.
    ///
    /// - Parameter context: Passed to the observer.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
        // A number, because the context is not used as a pointer here.
        let context = UInt(bitPattern: context)
        NamedObservers.shared.add(NamedObserver(observer, self, keyPath, options, context))
    }

    /// Ends an observation with a context; one that does not exist is reported.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        NamedObservers.shared.remove(observer, self, keyPath, context: .some(UInt(bitPattern: context)))
    }

    /// Ends the observer's last observation of a path; one that does not exist is reported.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        NamedObservers.shared.remove(observer, self, keyPath, context: nil)
    }

    /// Called with a change of an observed value; reports a change that no override has handled.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        NamedObserver.send(keyPath ?? "", object, change ?? [:], UInt(bitPattern: context), to: self)
    }

    /// The method of `NSObject`, which overrides of rewritten source call in place of `super`'s.
    public func _standardObserveValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        NamedObserver.reportUnhandled(keyPath ?? "", self)
    }

    /// Announces a change of a property; `didChangeValue(forKey:)` must follow.
    public func willChangeValue(forKey key: String) { Observations.shared.announce(self, .key(key)) }

    /// Reports the change that `willChangeValue(forKey:)` has announced, even if the value is the same.
    public func didChangeValue(forKey key: String) { Observations.shared.report(self, .key(key)) }

    /// Announces a change of places of an array; `didChange(_:valuesAt:forKey:)` must follow.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        Observations.shared.announce(self, .key(key), changeKind, indexes)
    }

    /// Reports the change that `willChange(_:valuesAt:forKey:)` has announced.
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        Observations.shared.report(self, .key(key))
    }

    /// The key paths on which a property depends: those that a method such as `keyPathsForValuesAffectingTitle()` returns.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        Dependency.standardAffecting(key, of: self as AnyObject)
    }

    /// The method of `NSObject`, which overrides of rewritten source call in place of `super`'s.
    public static func _standardKeyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        Dependency.standardAffecting(key, of: self as AnyObject)
    }

    /// True when changes of a `dynamic` property are reported without announcements.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { AutomaticNotices.areOn(key, of: self as AnyObject) }

    /// The method of `NSObject`, which overrides of rewritten source call in place of `super`'s.
    public static func _standardAutomaticallyNotifiesObservers(forKey key: String) -> Bool {
        AutomaticNotices.standard(key, of: self as AnyObject)
    }

    /// Announces a change of a `dynamic` property; rewritten source calls it before each change.
    public func _willChangeDynamicValue(forKey key: String) {
        if AutomaticNotices.areNeeded(key, of: self) { Observations.shared.announce(self, .key(key)) }
    }

    /// Reports a change of a `dynamic` property; rewritten source calls it after each change.
    public func _didChangeDynamicValue(forKey key: String) {
        if Observations.shared.isAnnouncing, !Observations.shared.isWriting(self, key) { Observations.shared.report(self, .key(key)) }
    }
}

/// The announcements of changes that the rewritten source of `dynamic` properties makes.
private enum AutomaticNotices {
    /// False when the class has switched them off, and while key-value coding sets the property, which reports the change itself.
    static func areNeeded(_ key: String, of object: AnyObject) -> Bool {
        Observations.shared.isObserved(object) && !Observations.shared.isWriting(object, key) && areOn(key, of: type(of: object) as AnyObject)
    }

    static func areOn(_ key: String, of type: AnyObject) -> Bool {
        let selector = "automaticallyNotifiesObserversForKey:"
        guard Methods.responds(type, to: selector) else { return standard(key, of: type) }
        return (try? Methods.call(selector, of: type, with: [key])) as? Bool ?? true
    }

    static func standard(_ key: String, of type: AnyObject) -> Bool {
        let selector = "automaticallyNotifiesObserversOf" + PropertyNames.capitalized(key)
        guard Methods.responds(type, to: selector) else { return true }
        return (try? Methods.call(selector, of: type)) as? Bool ?? true
    }
}
