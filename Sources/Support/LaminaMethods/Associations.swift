import Synchronization

/// The associated objects of the process.
final class Associations: Sendable {
    static let shared = Associations()

    /// `@unchecked Sendable`: a table is only used under the lock; values belong to the callers, as in Objective-C.
    struct Table: @unchecked Sendable {
        var owners: [ObjectIdentifier: Owner] = [:]
        /// The number of owners at which released ones are looked for.
        var limit = 64
    }

    struct Owner {
        weak var object: AnyObject?
        var values: [UInt: Value] = [:]
    }

    struct Value {
        var strong: Any?
        weak var reference: AnyObject?
    }

    private let table = Mutex(Table())

    func set(_ value: Any?, for key: UInt, of object: AnyObject, isWeak: Bool) {
        let value = Table.Entry(
            key: key, value: value.map { Value(strong: isWeak ? nil : $0, reference: isWeak ? $0 as AnyObject : nil) }, object: object)
        // Values are released outside of the lock, because their deinitialisers may use it.
        let released = table.withLock { $0.store(value) }
        withExtendedLifetime(released) {}
    }

    func value(for key: UInt, of object: AnyObject) -> Any? {
        let owner = Table.Reference(object: object)
        return table.withLock { $0.value(key, owner) }.value
    }

    func removeAll(of object: AnyObject) {
        let released = table.withLock { Table.Released(owners: $0.owners.removeValue(forKey: ObjectIdentifier(object)).map { [$0] } ?? []) }
        withExtendedLifetime(released) {}
    }
}

extension Associations.Table {
    /// `@unchecked Sendable`: carries a caller's value under the lock.
    struct Entry: @unchecked Sendable {
        let key: UInt
        let value: Associations.Value?
        let object: AnyObject
    }

    /// `@unchecked Sendable`: carries a caller's object under the lock.
    struct Reference: @unchecked Sendable { let object: AnyObject }

    /// `@unchecked Sendable`: carries a value out of the lock.
    struct Found: @unchecked Sendable { let value: Any? }

    /// `@unchecked Sendable`: carries released values out of the lock.
    struct Released: @unchecked Sendable {
        var owners: [Associations.Owner] = []
        var value: Associations.Value?
    }

    mutating func store(_ entry: Entry) -> Released {
        var released = Released()
        let key = ObjectIdentifier(entry.object)
        // Another object may have had the same address before.
        if let owner = owners[key], owner.object !== entry.object { released.owners.append(owner) }
        if owners[key]?.object !== entry.object { owners[key] = Associations.Owner(object: entry.object) }
        released.value = owners[key]?.values.updateValue(entry.value ?? Associations.Value(), forKey: entry.key)
        if owners.count > limit {
            released.owners += owners.values.filter { $0.object == nil }
            owners = owners.filter { $0.value.object != nil }
            limit = max(64, 2 * owners.count)
        }
        return released
    }

    func value(_ key: UInt, _ owner: Reference) -> Found {
        guard let found = owners[ObjectIdentifier(owner.object)], found.object === owner.object else { return Found(value: nil) }
        let value = found.values[key]
        return Found(value: value?.strong ?? value?.reference)
    }
}
