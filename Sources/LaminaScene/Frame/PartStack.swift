/// The frame parts that a `FrameBuilder` is assembling from smaller ones, nested in each other; the arrays keep their capacity between frames.
struct PartStack {
    /// The finished child parts of all parts being assembled; those of the innermost part come last.
    private var finished: [FramePart] = []
    /// For each part being assembled, outermost first, the index in `finished` of its first child part.
    private var starts: [Int] = []

    /// Begins the outermost part.
    ///
    /// - Parameter nesting: The number of parts around it that other builders are assembling.
    mutating func begin(nesting: Int) {
        finished.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        for _ in 0...nesting { open() }
    }

    /// The number of parts being assembled.
    var depth: Int { starts.count }

    mutating func open() { starts.append(finished.count) }

    /// Adds a finished child part to the innermost part.
    mutating func append(_ part: FramePart) { finished.append(part) }

    /// Ends the innermost part and returns it; a part with a single child is that child.
    mutating func close(_ store: PartStore) -> FramePart {
        let start = starts.popLast() ?? 0
        if finished.count == start + 1, let single = finished.popLast() { return single }
        let part = store.part()
        part.fill(with: finished[start...])
        // Removing elements one by one is faster than removing a range.
        while finished.count > start { finished.removeLast() }
        return part
    }
}
