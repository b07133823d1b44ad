/// Tells whether clips of two frames, with their parents, confine to the same pixels.
struct ClipComparison {
    /// For each new clip the old one that it was compared with last and the answer.
    private var known: [ObjectIdentifier: (old: ObjectIdentifier, areEqual: Bool)] = [:]

    /// Forgets all clips.
    mutating func forget() { known.removeAll(keepingCapacity: true) }

    /// Compares whole chains; each link is looked at once as long as the questions pair the same clips.
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
        for (old, new) in walked {
            known[ObjectIdentifier(new)] = (ObjectIdentifier(old), result)
            if result { new.memo.keep(whatIsIn: old.memo) }
        }
        return result
    }
}
