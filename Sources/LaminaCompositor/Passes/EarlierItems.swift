import LaminaScene

/// The ready items of the parts that new ones replace, one part after the other.
struct EarlierItems {
    private let parts: [FramePart]
    private let range: Range<Int>
    private var index: Int
    /// What was made of that part.
    private var prepared: PreparedPart?
    /// Index of the part's first item among all.
    private var first = 0

    /// - Parameter range: Which of the parts.
    init(_ parts: [FramePart], _ range: Range<Int>) {
        self.parts = parts
        self.range = range
        index = range.lowerBound
        prepared = range.isEmpty ? nil : parts[index].prepared
    }

    /// Copies an item to `place`, if it can be taken over.
    ///
    /// - Parameter number: Greater than before; -1 for none.
    /// - Returns: Whether it could.
    mutating func copy(_ number: Int, to place: inout PreparedItem) -> Bool {
        guard number >= 0 else { return false }
        while index < range.upperBound, number >= first + parts[index].items.count { advance() }
        guard let items = prepared?.items, number - first < items.count, !items[number - first].isComposed else { return false }
        place = items[number - first]
        return true
    }

    private mutating func advance() {
        first += parts[index].items.count
        index += 1
        prepared = index < range.upperBound ? parts[index].prepared : nil
    }
}
