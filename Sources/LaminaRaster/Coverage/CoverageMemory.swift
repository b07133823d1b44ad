import LaminaPrimitives

/// A pool of storage from discarded coverages, usable from any thread.
package final class CoverageStore: Sendable {
    /// The maximal number of pooled objects, and the largest size in bytes of each.
    private static let (mostValues, mostBytes) = (1024, 1 << 16)
    /// The number of most recently added objects that a request examines for a fit.
    private static let searchDepth = 8

    private let spare = Guarded<[CoverageValues]>([])

    package init() {}

    /// Adds the storage of a coverage to the pool, unless another coverage shares it.
    package func take(from coverage: consuming Coverage?) {
        if let values = coverage?.takeStorage() { keep(values) }
    }

    fileprivate func keep(_ values: CoverageValues) {
        guard values.byteCount <= Self.mostBytes else { return }
        spare.withLock { if $0.count < Self.mostValues { $0.append(values) } }
    }

    fileprivate func values(for runCount: Int, _ alphaCount: Int, _ rowCount: Int) -> CoverageValues? {
        spare.withLock { spare in
            guard let index = spare.indices.suffix(Self.searchDepth).last(where: { spare[$0].fits(runCount, alphaCount, rowCount) }) else {
                return nil
            }
            // The match moves to the end, so that its removal shifts no elements.
            spare.swapAt(index, spare.count - 1)
            return spare.popLast()
        }
    }
}

/// The source of storage for consecutive coverages of one producer: the replaced coverage first, then the shared pool.
struct CoverageMemory: Sendable {
    /// The storage of the coverage that the next one replaces.
    private var own: CoverageValues?
    private let store: CoverageStore?

    init(_ store: CoverageStore? = nil) { self.store = store }

    /// Takes the storage of the coverage that the next one replaces, unless another coverage shares it.
    mutating func take(from coverage: consuming Coverage?) { own = coverage?.takeStorage() }

    /// Returns empty storage with capacity for this many values.
    ///
    /// Unused replaced storage goes to the pool.
    mutating func values(for runCount: Int, _ alphaCount: Int, _ rowCount: Int) -> CoverageValues {
        let chosen = take(for: runCount, alphaCount, rowCount) ?? CoverageValues()
        if let own { store?.keep(own) }
        own = nil
        return chosen.emptied(for: runCount, alphaCount, rowCount)
    }

    /// Returns storage that fits; otherwise the replaced storage, which then grows; nil when that is far too large.
    private mutating func take(for runCount: Int, _ alphaCount: Int, _ rowCount: Int) -> CoverageValues? {
        if own?.fits(runCount, alphaCount, rowCount) == true { return own.take() }
        if let found = store?.values(for: runCount, alphaCount, rowCount) { return found }
        return own?.wastesMemory(for: runCount, alphaCount, rowCount) == false ? own.take() : nil
    }
}
