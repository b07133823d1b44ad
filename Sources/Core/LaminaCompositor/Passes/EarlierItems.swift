import LaminaScene

/// The prepared items of the previous frame's parts that a new part replaces, in order.
struct EarlierItems {
    private let prepared: PreparedParts
    private var parts: ArraySlice<FramePart>
    /// The items of the first remaining part.
    private var items: [PreparedItem] = []
    /// The index of the first remaining part's first item among the items of all earlier parts.
    private var first = 0

    /// - Parameter parts: The earlier parts.
    init(_ parts: ArraySlice<FramePart>, _ prepared: PreparedParts) {
        self.parts = parts
        self.prepared = prepared
        load()
    }

    /// The prepared item with an index, if it can be reused; items drawn by a group picture cannot.
    ///
    /// - Parameter number: The index among the items of all earlier parts, or -1 for none. Indices must ascend from call to call.
    mutating func item(_ number: Int) -> PreparedItem? {
        guard number >= 0 else { return nil }
        while let part = parts.first, number >= first + part.items.count {
            first += part.items.count
            parts.removeFirst()
            load()
        }
        guard number - first < items.count else { return nil }
        let item = items[number - first]
        return item.isComposed ? nil : item
    }

    private mutating func load() { items = parts.first.flatMap { prepared[$0]?.items } ?? [] }
}
