import LaminaPrimitives

/// Memory of coverages that nobody needs any more; any thread may give and take.
package final class CoverageStore: Sendable {
    /// More than this many are not kept, nor larger ones than so many bytes.
    private static let (mostValues, mostBytes) = (1024, 1 << 16)
    /// So many are looked at for one that fits.
    private static let nearby = 8

    private let spare = Guarded<[CoverageValues]>([])

    package init() {}

    /// Takes the memory of a coverage, if nobody else has it.
    package func take(from coverage: consuming Coverage?) {
        if let values = coverage?.surrender() { keep(values) }
    }

    fileprivate func keep(_ values: CoverageValues) {
        guard values.byteCount <= Self.mostBytes else { return }
        spare.withLock { if $0.count < Self.mostValues { $0.append(values) } }
    }

    fileprivate func values(for runCount: Int, _ alphaCount: Int, _ rowCount: Int) -> CoverageValues? {
        spare.withLock { spare in
            guard let index = spare.indices.suffix(Self.nearby).last(where: { spare[$0].fits(runCount, alphaCount, rowCount) }) else { return nil }
            spare.swapAt(index, spare.count - 1)
            return spare.popLast()
        }
    }
}

/// Where coverages that are made one after the other get their memory from.
struct CoverageMemory: Sendable {
    /// That of the coverage which the next one replaces.
    private var own: CoverageValues?
    private let store: CoverageStore?

    init(_ store: CoverageStore? = nil) { self.store = store }

    /// Takes the memory of the coverage that the next one replaces.
    mutating func take(from coverage: consuming Coverage?) { own = coverage?.surrender() }

    /// Empty memory for so many values.
    mutating func values(for runCount: Int, _ alphaCount: Int, _ rowCount: Int) -> CoverageValues {
        let chosen = take(for: runCount, alphaCount, rowCount) ?? CoverageValues()
        if let own { store?.keep(own) }
        own = nil
        return chosen.emptied(for: runCount, alphaCount, rowCount)
    }

    /// Memory that fits or, where none does, the own memory to grow.
    private mutating func take(for runCount: Int, _ alphaCount: Int, _ rowCount: Int) -> CoverageValues? {
        if own?.fits(runCount, alphaCount, rowCount) == true { return own.take() }
        if let found = store?.values(for: runCount, alphaCount, rowCount) { return found }
        return own?.isFarTooLarge(for: runCount, alphaCount, rowCount) == false ? own.take() : nil
    }
}
