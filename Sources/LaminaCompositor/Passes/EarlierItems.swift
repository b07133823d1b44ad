import LaminaRaster
import LaminaScene

/// The ready items of the parts that new ones replace, one part after the other.
struct EarlierItems {
    private let parts: [FramePart]
    private let range: Range<Int>
    private var index: Int
    /// What was made of that part; held here, because the part may get another from somebody else who draws it.
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
    /// - Parameter coverages: Gets the memory of what was there.
    /// - Returns: Whether it could.
    mutating func copy(_ number: Int, to place: inout PreparedItem, _ coverages: CoverageStore) -> Bool {
        guard number >= 0 else { return false }
        while index < range.upperBound, number >= first + parts[index].items.count { advance() }
        guard let ready = prepared?.items.elements, number - first < ready.count, !ready[number - first].isComposed else { return false }
        coverages.take(from: place.takeShape())
        place = ready[number - first].copy()
        return true
    }

    private mutating func advance() {
        first += parts[index].items.count
        index += 1
        prepared = index < range.upperBound ? parts[index].prepared : nil
    }
}
