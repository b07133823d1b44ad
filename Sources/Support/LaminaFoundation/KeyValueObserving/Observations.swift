package import Foundation
import LaminaConcurrency
import Synchronization

/// The observations of all objects of the process.
package final class Observations: Sendable {
    package static let shared = Observations()

    /// The number of observations, so that a change of an object costs one comparison while there are none.
    private let count = Atomic(0)
    /// The observers by the objects on which their values depend.
    private let observers = Guarded<[ObjectIdentifier: [Observer]]>([:])
    /// The announced changes of this process, innermost last.
    private let announced = Guarded<[Announcement]>([])
    private let announcedCount = Atomic(0)

    /// `@unchecked Sendable`: only the thread that has announced the change uses its notices.
    private struct Announcement: @unchecked Sendable {
        let object: ObjectIdentifier
        let property: ObservedProperty
        let thread = ObjectIdentifier(Thread.current)
        let isWrite: Bool
        let notices: [PendingNotice]

        func isOf(_ object: AnyObject, _ property: ObservedProperty) -> Bool {
            self.object == ObjectIdentifier(object) && self.property == property && thread == ObjectIdentifier(Thread.current)
        }
    }

    /// Notes the observed values of an object, and of an object that shares its values, before a change.
    ///
    /// - Parameter partner: Returns the other object, such as the view of a layer.
    /// - Returns: Nil when nobody observes either.
    package func begin(_ object: NSObject, partner: () -> AnyObject? = { nil }) -> ObservedChange? {
        guard isActive else { return nil }
        var found = observers(of: object)
        // A path such as `layer.opacity` of a view depends on both objects.
        if let partner = partner() { found += observers(of: partner).filter { other in !found.contains { $0 === other } } }
        let notices = found.compactMap { $0.beginChange(.setting, nil, isAnnounced: false) }
        return notices.isEmpty ? nil : ObservedChange(notices: notices)
    }

    /// True when anything is observed.
    var isActive: Bool { count.load(ordering: .relaxed) > 0 }

    /// True while a change is announced that was not reported yet.
    var isAnnouncing: Bool { announcedCount.load(ordering: .relaxed) > 0 }

    /// True when a value depends on an object.
    func isObserved(_ object: AnyObject) -> Bool { isActive && !observers(of: object).isEmpty }

    // MARK: Observers

    func add(_ observer: Observer) {
        let dependencies = observer.currentDependencies()
        observers.withLock { $0.insert(observer, dependencies) }
        count.add(1, ordering: .relaxed)
    }

    func remove(_ observer: Observer) {
        let isRemoved = observers.withLock { $0.remove(observer) }
        if isRemoved { count.subtract(1, ordering: .relaxed) }
    }

    /// Looks again for the objects on which a value depends.
    func refresh(_ observer: Observer) {
        guard observer.names != nil else { return }
        let dependencies = observer.currentDependencies()
        observers.withLock { if $0.remove(observer) { $0.insert(observer, dependencies) } }
    }

    func contains(_ observer: Observer) -> Bool { observers.withLock { _ in !observer.dependencies.isEmpty } }

    /// The observers whose values depend on an object; another object may have had the same address before.
    private func observers(of object: AnyObject) -> [Observer] {
        observers.withLock { all in
            (all[ObjectIdentifier(object)] ?? []).filter { $0.dependencies.contains { $0.object === object } }
        }
    }

    // MARK: Announced changes

    /// Announces a change of a property; `report` must follow on the same thread.
    func announce(
        _ object: AnyObject, _ property: ObservedProperty, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil, isWrite: Bool = false
    ) {
        guard isActive else { return }
        let notices = observers(of: object).compactMap { observer in
            relation(of: observer, to: property, of: object).flatMap { observer.beginChange(kind, indexes, isAnnounced: $0) }
        }
        let announcement = Announcement(object: ObjectIdentifier(object), property: property, isWrite: isWrite, notices: notices)
        announced.withLock { $0.append(announcement) }
        announcedCount.add(1, ordering: .relaxed)
    }

    /// Reports the change that was announced.
    func report(_ object: AnyObject, _ property: ObservedProperty) {
        let announcement = announced.withLock { all in
            let index = all.lastIndex { $0.isOf(object, property) }
            return index.map { all.remove(at: $0) }
        }
        guard let announcement else { return }
        announcedCount.subtract(1, ordering: .relaxed)
        for notice in announcement.notices { notice.finish() }
    }

    /// Announces a change by key-value coding; the property's own announcements are ignored until it is complete.
    ///
    /// - Returns: Nil while such a change is under way, or when nobody observes anything.
    func beginKeyedWrite(
        _ object: AnyObject, _ key: String, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil
    ) -> KeyedWrite? {
        guard isActive, !isWriting(object, key) else { return nil }
        announce(object, .key(key), kind, indexes, isWrite: true)
        return KeyedWrite(object: object, key: key)
    }

    /// True while key-value coding sets the property on this thread.
    func isWriting(_ object: AnyObject, _ key: String) -> Bool {
        guard isAnnouncing else { return false }
        return announced.withLock { all in all.contains { $0.isWrite && $0.isOf(object, .key(key)) } }
    }

    /// Returns true for an observer of the property, false for one that may observe it, and nil for others.
    private func relation(of observer: Observer, to property: ObservedProperty, of object: AnyObject) -> Bool? {
        switch property {
        case .path(let path):
            if let own = observer.keyPath { return own == path ? true : nil }
            return false
        case .key(let key):
            guard observer.names != nil else { return false }
            return observers.withLock { _ in observer.dependencies.contains { $0.object === object && $0.key == key } } ? true : nil
        }
    }
}

/// The property in an announcement.
enum ObservedProperty: Hashable {
    case key(String)
    case path(AnyKeyPath)
}

/// A change by key-value coding that has begun.
struct KeyedWrite {
    let object: AnyObject
    let key: String

    func finish() { Observations.shared.report(object, .key(key)) }
}

/// A change of an observed object that has begun.
package struct ObservedChange {
    let notices: [PendingNotice]

    /// Notifies the observers whose values differ now.
    package func finish() { for notice in notices { notice.finish() } }
}

extension [ObjectIdentifier: [Observer]] {
    fileprivate mutating func insert(_ observer: Observer, _ dependencies: [Dependency]) {
        observer.dependencies = dependencies
        for identity in Set(dependencies.map(\.identity)) { self[identity, default: []].append(observer) }
    }

    /// - Returns: False when the observer was removed before.
    fileprivate mutating func remove(_ observer: Observer) -> Bool {
        guard !observer.dependencies.isEmpty else { return false }
        for identity in Set(observer.dependencies.map(\.identity)) {
            self[identity]?.removeAll { $0 === observer }
            if self[identity]?.isEmpty == true { self[identity] = nil }
        }
        observer.dependencies = []
        return true
    }
}
