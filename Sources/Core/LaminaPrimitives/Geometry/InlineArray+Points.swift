extension InlineArray {
    /// Returns the results of `body` for each element, in order.
    @inlinable @inline(__always)
    package func map<Mapped>(_ body: (Element) -> Mapped) -> InlineArray<count, Mapped> {
        InlineArray<count, Mapped> { body(self[$0]) }
    }

    /// Returns true when `isTrue` holds for every element.
    @inlinable @inline(__always)
    package func allSatisfy(_ isTrue: (Element) -> Bool) -> Bool {
        for index in indices where !isTrue(self[index]) { return false }
        return true
    }

    /// The elements as an array on the heap.
    @inlinable
    package var array: [Element] { indices.map { self[$0] } }
}
