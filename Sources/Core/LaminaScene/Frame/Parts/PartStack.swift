/// The frame parts that a `FrameBuilder` is assembling from smaller ones, nested in each other.
struct PartStack {
    /// The finished child parts of all parts being assembled; those of the innermost part come last.
    private var finished: [FramePart] = []
    /// For each part being assembled, outermost first, the index in `finished` of its first child part.
    private var starts: [Int]

    /// Begins the outermost part.
    ///
    /// - Parameter nesting: The number of parts around it that other builders are assembling.
    init(nesting: Int) { starts = Array(repeating: 0, count: nesting + 1) }

    /// The number of parts being assembled.
    var depth: Int { starts.count }

    mutating func open() { starts.append(finished.count) }

    /// Adds a finished child part to the innermost part.
    mutating func append(_ part: FramePart) { finished.append(part) }

    /// Ends the innermost part and returns it; a part with a single child is that child.
    mutating func close() -> FramePart {
        let start = starts.popLast() ?? 0
        let children = finished[start...]
        let part = children.count == 1 ? finished[start] : children.isEmpty ? FramePart([]) : FramePart(children)
        finished.removeSubrange(start...)
        return part
    }
}
