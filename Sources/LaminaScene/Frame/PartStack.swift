/// The nested frame parts under construction; its arrays keep their capacity from frame to frame.
struct PartStack {
    /// The finished pieces of all open parts, the innermost part's last.
    private var finished: [FramePart] = []
    /// The index in `finished` of each open part's first piece.
    private var starts: [Int] = []

    /// Opens the outermost part.
    ///
    /// - Parameter nesting: The number of parts around it that other builders have open.
    mutating func begin(nesting: Int) {
        finished.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        for _ in 0...nesting { open() }
    }

    /// The number of open parts.
    var depth: Int { starts.count }

    mutating func open() { starts.append(finished.count) }

    /// Adds a piece to the innermost open part.
    mutating func append(_ part: FramePart) { finished.append(part) }

    /// Closes the innermost part and returns it; a single piece is returned as it is.
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
