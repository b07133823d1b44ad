/// A cache that evicts values that were not used for a while, in two generations.
///
/// `beginGeneration` begins a new generation. A value survives as long as it is used at least once per generation.
///
/// - Complexity: Constant time per lookup; eviction drops a whole generation without searching it.
package struct RecentValues<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let cost: Int
    }

    /// Values used since the last call of `beginGeneration`.
    private var young: [Key: Entry] = [:]
    /// Values last used in the generation before that.
    private var old: [Key: Entry] = [:]
    /// The total cost of the young values, in the caller's unit.
    package private(set) var youngCost = 0
    private var oldCost = 0

    package init() {}

    /// The total cost of all values, in the caller's unit.
    package var cost: Int { youngCost + oldCost }

    /// Returns the value for a key and moves it to the young generation; nil when it is not cached.
    package mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        oldCost -= entry.cost
        youngCost += entry.cost
        young[key] = entry
        return entry.value
    }

    /// Stores a value, replacing any other for that key.
    package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        oldCost -= old.removeValue(forKey: key)?.cost ?? 0
        youngCost += cost - (young[key]?.cost ?? 0)
        young[key] = Entry(value: value, cost: cost)
    }

    /// Evicts the values that were not used since the last call, and begins a new generation.
    package mutating func beginGeneration() {
        (old, oldCost) = (young, youngCost)
        (young, youngCost) = ([:], 0)
    }
}
