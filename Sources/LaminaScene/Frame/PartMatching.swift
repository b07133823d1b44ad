/// Finds what two lists of parts do not share; keeps its memory.
struct PartMatching {
    /// So far ahead parts are looked for one by one: most often one takes the place of another.
    private static let nearby = 3

    private(set) var old: [FramePart] = []
    private(set) var new: [FramePart] = []
    /// What is behind in both lists.
    private var (i, j) = (0, 0)
    /// Where the old parts stand, once one was looked for far ahead.
    private var places: [ObjectIdentifier: Int] = [:]

    /// Begins with two lists.
    mutating func begin(_ old: [FramePart], _ new: [FramePart]) {
        (self.old, self.new) = (old, new)
        (i, j) = (0, 0)
        places.removeAll(keepingCapacity: true)
    }

    /// Lets go of both.
    mutating func end() { begin([], []) }

    /// The next stretches between parts that both lists have in the same order, of which one may be empty; nil when nothing is left.
    mutating func nextGap() -> (old: Range<Int>, new: Range<Int>)? {
        while i < old.count, j < new.count, old[i] === new[j] { (i, j) = (i + 1, j + 1) }
        guard i < old.count || j < new.count else { return nil }
        let (end, newEnd) = nextShared()
        defer { (i, j) = (end, newEnd) }
        return (i..<end, j..<newEnd)
    }

    /// Where both lists go on with the same part; the ends when they do nowhere.
    private mutating func nextShared() -> (Int, Int) {
        for way in 1...2 * Self.nearby {
            for skipped in max(0, way - Self.nearby)...min(way, Self.nearby) {
                let (a, b) = (i + skipped, j + way - skipped)
                if a < old.count, b < new.count, old[a] === new[b] { return (a, b) }
            }
        }
        // Nothing is left, or nothing that was not looked at.
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
