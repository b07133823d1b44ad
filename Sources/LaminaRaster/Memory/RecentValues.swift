/// Values by key, of which those stay that are asked for now and then.
///
/// - Complexity: Constant for each question; nothing is ever searched for what is old.
package struct RecentValues<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let cost: Int
    }

    /// What was asked for since values last grew older.
    private var young: [Key: Entry] = [:]
    /// What was asked for before that, and not since.
    private var old: [Key: Entry] = [:]
    /// What the young values cost, in units of the caller's.
    package private(set) var youngCost = 0
    private var oldCost = 0

    package init() {}

    /// What all values cost, in units of the caller's.
    package var cost: Int { youngCost + oldCost }

    /// The value for a key, which is young again.
    package mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        oldCost -= entry.cost
        youngCost += entry.cost
        young[key] = entry
        return entry.value
    }

    /// Keeps a value in place of any other for that key.
    package mutating func keep(_ value: Value, for key: Key, cost: Int = 1) {
        oldCost -= old.removeValue(forKey: key)?.cost ?? 0
        youngCost += cost - (young[key]?.cost ?? 0)
        young[key] = Entry(value: value, cost: cost)
    }

    /// Forgets what nobody has asked for since the last call.
    package mutating func growOlder() {
        (old, oldCost) = (young, youngCost)
        (young, youngCost) = ([:], 0)
    }
}
