package import Foundation
import LaminaConcurrency
import Synchronization

/// The observations of all objects of the process.
package final class Observations: Sendable {
    package static let shared = Observations()

    /// The number of observations, so that a change of an object costs one comparison while there are none.
    private let count = Atomic(0)
    private let observers = Guarded<[ObjectIdentifier: [Observer]]>([:])
    /// The announced changes of this process, innermost last.
    private let announced = Guarded<[Announcement]>([])

    /// `@unchecked Sendable`: only the thread that has announced the change uses its notices.
    private struct Announcement: @unchecked Sendable {
        let key: ObjectIdentifier
        let keyPath: AnyKeyPath
        let thread: ObjectIdentifier
        let notices: [any PendingNotice]
    }

    /// Notes the observed values of an object, and of an object that shares its values, before a change.
    ///
    /// - Parameter partner: Returns the other object, such as the view of a layer.
    /// - Returns: Nil when nobody observes either.
    package func begin(_ object: NSObject, partner: () -> AnyObject? = { nil }) -> ObservedChange? {
        guard count.load(ordering: .relaxed) > 0 else { return nil }
        let found = observers(of: object) + (partner().map { observers(of: $0) } ?? [])
        return found.isEmpty ? nil : ObservedChange(notices: found.map { $0.beginChange(isAnnounced: false) })
    }

    func add(_ observer: Observer) {
        observers.withLock { $0[observer.key, default: []].append(observer) }
        count.add(1, ordering: .relaxed)
    }

    func remove(_ observer: Observer) {
        let isRemoved = observers.withLock { all in
            guard let index = all[observer.key]?.firstIndex(where: { $0 === observer }) else { return false }
            all[observer.key]?.remove(at: index)
            if all[observer.key]?.isEmpty == true { all[observer.key] = nil }
            return true
        }
        if isRemoved { count.subtract(1, ordering: .relaxed) }
    }

    func contains(_ observer: Observer) -> Bool { observers.withLock { $0[observer.key]?.contains { $0 === observer } == true } }

    func announce(_ object: AnyObject, _ keyPath: AnyKeyPath) {
        guard count.load(ordering: .relaxed) > 0 else { return }
        let notices = observers(of: object).filter { $0.keyPath == keyPath }.map { $0.beginChange(isAnnounced: true) }
        let announcement = Announcement(
            key: ObjectIdentifier(object), keyPath: keyPath, thread: ObjectIdentifier(Thread.current), notices: notices)
        announced.withLock { $0.append(announcement) }
    }

    func report(_ object: AnyObject, _ keyPath: AnyKeyPath) {
        let (key, thread) = (ObjectIdentifier(object), ObjectIdentifier(Thread.current))
        let announcement = announced.withLock { all in
            let index = all.lastIndex { $0.key == key && $0.keyPath == keyPath && $0.thread == thread }
            return index.map { all.remove(at: $0) }
        }
        for notice in announcement?.notices ?? [] { notice.finish() }
    }

    /// The observers of an object; another object may have had the same address before.
    private func observers(of object: AnyObject) -> [Observer] {
        let found = observers.withLock { $0[ObjectIdentifier(object)] ?? [] }
        return found.filter { $0.object === object }
    }
}

/// A change of an observed object that has begun.
package struct ObservedChange {
    let notices: [any PendingNotice]

    /// Notifies the observers whose values differ now.
    package func finish() { for notice in notices { notice.finish() } }
}
