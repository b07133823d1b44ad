import Foundation
import LaminaMethods

/// The observer of one value of one object.
///
/// `@unchecked Sendable`: everything but the weak reference is constant, except for the dependencies, which are used under the lock of
/// `Observations`; handlers run on the thread that changes the value.
final class Observer: @unchecked Sendable {
    /// The observed object; nil after it was released.
    private(set) weak var object: AnyObject?
    /// The names of the observed path; nil when only its typed form is known.
    let names: String?
    /// The typed form of the path.
    let keyPath: AnyKeyPath?
    let options: NSKeyValueObservingOptions
    /// The properties on which the value depends, used under the lock of `Observations`.
    var dependencies: [Dependency] = []
    private let read: (AnyObject) -> Any?
    private let notify: (AnyObject, ObservedValues) -> Void

    init(
        _ object: AnyObject, names: String?, keyPath: AnyKeyPath?, _ options: NSKeyValueObservingOptions, read: @escaping (AnyObject) -> Any?,
        notify: @escaping (AnyObject, ObservedValues) -> Void
    ) {
        self.object = object
        self.names = names
        self.keyPath = keyPath
        self.options = options
        self.read = read
        self.notify = notify
    }

    /// Returns the properties on which the value depends now.
    func currentDependencies() -> [Dependency] {
        guard let object else { return [] }
        let found = names.map { Dependency.all(of: $0, from: object) } ?? []
        // Objects that tell of a change without a name report it for all properties.
        return found.isEmpty ? [Dependency(object, nil)] : found
    }

    func reportInitialValue() {
        guard let object else { return }
        notify(object, ObservedValues(new: options.contains(.new) ? .some(read(object)) : nil))
    }

    /// Notes the value before a change.
    ///
    /// - Parameter isAnnounced: True when the change names a property on which the value depends.
    func beginChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?, isAnnounced: Bool) -> PendingNotice? {
        guard let object else { return nil }
        let old = read(object)
        if isAnnounced, options.contains(.prior) {
            notify(object, ObservedValues(kind: kind, indexes: indexes, old: options.contains(.old) ? .some(old) : nil, isPrior: true))
        }
        return PendingNotice(observer: self, old: old, kind: kind, indexes: indexes, isAnnounced: isAnnounced)
    }

    /// Reports a change that is complete.
    fileprivate func finish(_ notice: PendingNotice) {
        guard let object, Observations.shared.contains(self) else { return }
        let new = read(object)
        if notice.isAnnounced || !areSame(notice.old, new) {
            let old = options.contains(.old) && notice.kind != .insertion
            let values = ObservedValues(
                kind: notice.kind, indexes: notice.indexes, new: options.contains(.new) && notice.kind != .removal ? .some(new) : nil,
                old: old ? .some(notice.old) : nil)
            notify(object, values)
        }
        Observations.shared.refresh(self)
    }
}

/// The values of a change as an observer wants them; of an option that is not set, nil.
struct ObservedValues {
    var kind = NSKeyValueChange.setting
    var indexes: IndexSet?
    var new: Any??
    var old: Any??
    var isPrior = false
}

/// A change of an observed property between its two announcements, with the old value.
struct PendingNotice {
    let observer: Observer
    let old: Any?
    let kind: NSKeyValueChange
    let indexes: IndexSet?
    let isAnnounced: Bool

    /// Reports the change; one that was not announced only if the value differs.
    func finish() { observer.finish(self) }
}

/// Returns true when two values are the same object or compare equal; values that cannot be compared count as different.
private func areSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first = first.flatMap({ flattened($0) }), let second = second.flatMap({ flattened($0) }) else {
        return first.flatMap { flattened($0) } == nil && second.flatMap { flattened($0) } == nil
    }
    if let text = first as? NSAttributedString { return text.isSame(as: second) }
    if let first = first as? any Equatable { return first.isEqual(to: second) }
    return type(of: first) is AnyClass && first as AnyObject === second as AnyObject
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}
