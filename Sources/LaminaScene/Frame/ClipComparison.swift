/// Tells whether clips of two frames, with their parents, confine to the same pixels.
struct ClipComparison {
    private let old: [Clip]
    private let new: [Clip]
    /// For each new clip the old one that it was compared with last and the answer.
    private var known: [(old: Int32, areEqual: Bool)]

    init(_ old: [Clip], _ new: [Clip]) {
        self.old = old
        self.new = new
        known = Array(repeating: (-1, false), count: new.count)
    }

    /// Compares whole chains; each link is looked at once as long as the questions pair the same clips.
    mutating func areEqual(_ first: Int32?, _ second: Int32?) -> Bool {
        var pair = (first, second)
        var walked: [(old: Int32, new: Int32)] = []
        var result = true
        while result, let a = pair.0, let b = pair.1 {
            if known[Int(b)].old == a {
                result = known[Int(b)].areEqual
                pair = (nil, nil)
                break
            }
            walked.append((a, b))
            let (before, now) = (old[Int(a)], new[Int(b)])
            result = before.bounds == now.bounds && before.placement == now.placement && before.shape == now.shape
            pair = (before.parent, now.parent)
        }
        if result { result = pair.0 == nil && pair.1 == nil }
        for link in walked { known[Int(link.new)] = (link.old, result) }
        return result
    }
}
