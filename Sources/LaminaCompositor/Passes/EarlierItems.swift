import LaminaRaster
import LaminaScene

/// The prepared items of the previous frame's parts that a new part replaces, in order.
struct EarlierItems {
    private let parts: [FramePart]
    private let range: Range<Int>
    private var index: Int
    /// The preparation of the current earlier part.
    ///
    /// Held here, because another compositor that draws the same part may replace the one in its memo.
    private var prepared: PreparedPart?
    /// The index of the current part's first item among the items of all earlier parts.
    private var first = 0

    /// - Parameter range: The indices in `parts` of the earlier parts.
    init(_ parts: [FramePart], _ range: Range<Int>) {
        self.parts = parts
        self.range = range
        index = range.lowerBound
        prepared = range.isEmpty ? nil : parts[index].prepared
    }

    /// Copies a prepared item to `place`, if it can be reused.
    ///
    /// - Parameter number: The index among the items of all earlier parts, or -1 for none. Indices must ascend from call to call.
    /// - Parameter coverages: Receives the memory of the item that was in `place`.
    /// - Returns: True when the item was copied. Items drawn by a group picture cannot be reused.
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
