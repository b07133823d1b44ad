/// The parts that are being made, each inside the one before it; keeps its memory.
struct PartStack {
    /// What is finished of all of them, the innermost last.
    private var finished: [FramePart] = []
    /// Where in `finished` each begins.
    private var starts: [Int] = []

    /// Opens the outermost part.
    ///
    /// - Parameter nesting: How many there are around it elsewhere.
    mutating func begin(nesting: Int) {
        finished.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        for _ in 0...nesting { open() }
    }

    /// How many parts are open.
    var depth: Int { starts.count }

    mutating func open() { starts.append(finished.count) }

    /// Adds to the innermost part.
    mutating func append(_ part: FramePart) { finished.append(part) }

    /// Finishes the innermost part; a single one in it stays itself.
    mutating func close(_ store: PartStore) -> FramePart {
        let start = starts.popLast() ?? 0
        if finished.count == start + 1, let single = finished.popLast() { return single }
        let part = store.part()
        part.fill(with: finished[start...])
        // One by one, which is quicker than as a range.
        while finished.count > start { finished.removeLast() }
        return part
    }
}
