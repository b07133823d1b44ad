/// Finds the runs of parts that two lists do not share.
struct PartMatching {
    /// The distance up to which parts are compared one by one before the lookup table is built; most often one part replaces another.
    private static let nearby = 3

    private let old: [FramePart]
    private let new: [FramePart]
    /// The numbers of leading parts that are already processed, in the old and in the new list.
    private var (i, j) = (0, 0)
    /// The index of each old part, as a lookup table; empty until a distant part is searched for.
    private var places: [ObjectIdentifier: Int] = [:]

    init(_ old: [FramePart], _ new: [FramePart]) { (self.old, self.new) = (old, new) }

    /// Returns the next two runs of unshared parts, which lie between parts that both lists have in the same order; nil at the end of both lists.
    ///
    /// One of the two runs may be empty.
    mutating func nextGap() -> (old: Range<Int>, new: Range<Int>)? {
        while i < old.count, j < new.count, old[i] === new[j] { (i, j) = (i + 1, j + 1) }
        guard i < old.count || j < new.count else { return nil }
        let (end, newEnd) = nextShared()
        defer { (i, j) = (end, newEnd) }
        return (i..<end, j..<newEnd)
    }

    /// The next position at which both lists have the same part; the ends if there is none.
    private mutating func nextShared() -> (Int, Int) {
        // Searches nearby positions in order of the total number of skipped parts.
        for way in 1...2 * Self.nearby {
            for skipped in max(0, way - Self.nearby)...min(way, Self.nearby) {
                let (a, b) = (i + skipped, j + way - skipped)
                if a < old.count, b < new.count, old[a] === new[b] { return (a, b) }
            }
        }
        // A list is exhausted, or the search above covered everything that remains.
        guard i < old.count, j < new.count, max(old.count - i, new.count - j) > Self.nearby + 1 else {
            return (old.count, new.count)
        }
        if places.isEmpty { for index in old.indices.reversed() { places[ObjectIdentifier(old[index])] = index } }
        for index in j..<new.count {
            if let place = places[ObjectIdentifier(new[index])], place >= i { return (place, index) }
        }
        return (old.count, new.count)
    }
}
