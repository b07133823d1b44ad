/// Finds what two lists of parts do not share.
enum PartMatching {
    /// The stretches of both lists between parts that they share in the same order; those that are empty on both sides are left out.
    static func gaps(
        _ old: ArraySlice<FramePart>, _ new: ArraySlice<FramePart>
    ) -> [(old: ArraySlice<FramePart>, new: ArraySlice<FramePart>)] {
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
}
