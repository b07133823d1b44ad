/// Compares clips of two frames, with their parents, and caches the results; both frames must outlive it.
struct ClipComparison {
    /// For each new clip, the old clip it was last compared with and the result.
    private var known: [ObjectIdentifier: (old: ObjectIdentifier, areEqual: Bool)] = [:]

    /// True when two chains of clips are equal; visits each link once, as long as the calls pair the same clips.
    mutating func areEqual(_ first: Clip?, _ second: Clip?) -> Bool {
        var pair = (first, second)
        var walked: [(old: Clip, new: Clip)] = []
        var result = true
        while result, pair.0 !== pair.1, let old = pair.0, let new = pair.1 {
            if let answer = known[ObjectIdentifier(new)], answer.old == ObjectIdentifier(old) {
                result = answer.areEqual
                pair = (nil, nil)
                break
            }
            walked.append((old, new))
            result = old.bounds == new.bounds && old.placement == new.placement && old.shape == new.shape
            pair = (old.parent, new.parent)
        }
        if result { result = pair.0 === pair.1 }
        // All visited links have the same result, because the equality of a clip includes its parents.
        for (old, new) in walked { known[ObjectIdentifier(new)] = (ObjectIdentifier(old), result) }
        return result
    }
}
