/// Finds what two lists of parts do not share.
enum PartMatching {
    /// The stretches of both lists between parts that they share in the same order; those that are empty on both sides are left out.
    static func gaps(
        _ old: ArraySlice<FramePart>, _ new: ArraySlice<FramePart>
    ) -> [(old: ArraySlice<FramePart>, new: ArraySlice<FramePart>)] {
        let head = sharedCount(old, new)
        let tail = sharedCount(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
        let (old, new) = (old.dropFirst(head).dropLast(tail), new.dropFirst(head).dropLast(tail))
        guard !old.isEmpty, !new.isEmpty else { return old.isEmpty && new.isEmpty ? [] : [(old, new)] }
        let places = Dictionary(old.enumerated().map { (ObjectIdentifier($1), old.startIndex + $0) }) { first, _ in first }
        var gaps: [(old: ArraySlice<FramePart>, new: ArraySlice<FramePart>)] = []
        var (rest, gapStart) = (old, new.startIndex)
        for index in new.indices {
            guard let place = places[ObjectIdentifier(new[index])], place >= rest.startIndex else { continue }
            gaps.append((rest[..<place], new[gapStart..<index]))
            (rest, gapStart) = (rest[(place + 1)...], index + 1)
        }
        gaps.append((rest, new[gapStart...]))
        return gaps.filter { !$0.old.isEmpty || !$0.new.isEmpty }
    }

    /// How many parts are the same ones at the beginning of both.
    private static func sharedCount(_ a: some Sequence<FramePart>, _ b: some Sequence<FramePart>) -> Int {
        var count = 0
        for (a, b) in zip(a, b) {
            guard a === b else { break }
            count += 1
        }
        return count
    }
}
