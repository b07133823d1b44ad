/// The arrays of a coverage that is not needed any more, for the next one.
package struct CoverageMemory: Sendable {
    var runs: [Coverage.Run] = []
    var alphas: [UInt8] = []
    var rowStarts: [Int32] = []

    package init() {}
}

extension Array {
    /// Moves the memory out of `spare`, if there is enough and not far too much for `count` elements; it is empty.
    static func taking(_ spare: inout [Element], for count: Int) -> [Element] {
        let bytes = spare.capacity * MemoryLayout<Element>.stride
        guard spare.capacity >= count, spare.capacity <= 4 * count || bytes <= 1 << 14 else { return [] }
        var taken: [Element] = []
        swap(&taken, &spare)
        taken.removeAll(keepingCapacity: true)
        return taken
    }

    /// A copy of some elements, in memory of `spare` if that will do.
    init(_ elements: ArraySlice<Element>, in spare: inout [Element]) {
        self = .taking(&spare, for: elements.count)
        if capacity >= elements.count { append(contentsOf: elements) } else { self = Array(elements) }
    }
}
