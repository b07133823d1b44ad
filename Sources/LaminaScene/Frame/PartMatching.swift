/// Finds what two lists of parts do not share.
struct PartMatching {
    /// Stretches between parts that both lists have in the same order.
    typealias Gap = (old: ArraySlice<FramePart>, new: ArraySlice<FramePart>)

    /// So far ahead parts are looked for one by one: most often one takes the place of another.
    private static let nearby = 3

    private let old: ArraySlice<FramePart>
    private let new: ArraySlice<FramePart>
    /// Where the old parts stand, once one was looked for far ahead.
    private var places: [ObjectIdentifier: Int]?

    private init(_ old: ArraySlice<FramePart>, _ new: ArraySlice<FramePart>) {
        self.old = old
        self.new = new
    }

    /// The gaps of two lists; those that are empty on both sides are left out.
    static func gaps(_ old: ArraySlice<FramePart>, _ new: ArraySlice<FramePart>) -> [Gap] {
        var matching = PartMatching(old, new)
        var gaps: [Gap] = []
        var (i, j) = (old.startIndex, new.startIndex)
        while true {
            while i < old.endIndex, j < new.endIndex, old[i] === new[j] { (i, j) = (i + 1, j + 1) }
            guard i < old.endIndex || j < new.endIndex else { return gaps }
            let (end, newEnd) = matching.nextShared(i, j)
            gaps.append((old[i..<end], new[j..<newEnd]))
            (i, j) = (end, newEnd)
        }
    }

    /// Where both lists go on with the same part, at or after these indices; the ends when they do nowhere.
    private mutating func nextShared(_ i: Int, _ j: Int) -> (Int, Int) {
        for way in 1...2 * Self.nearby {
            for skipped in max(0, way - Self.nearby)...min(way, Self.nearby) {
                let (a, b) = (i + skipped, j + way - skipped)
                if a < old.endIndex, b < new.endIndex, old[a] === new[b] { return (a, b) }
            }
        }
        // Nothing is left, or nothing that was not looked at.
        guard i < old.endIndex, j < new.endIndex, max(old.endIndex - i, new.endIndex - j) > Self.nearby + 1 else {
            return (old.endIndex, new.endIndex)
        }
        let places = places ?? Dictionary(zip(old.lazy.map(ObjectIdentifier.init), old.indices)) { first, _ in first }
        self.places = places
        for index in j..<new.endIndex {
            if let place = places[ObjectIdentifier(new[index])], place >= i { return (place, index) }
        }
        return (old.endIndex, new.endIndex)
    }
}
