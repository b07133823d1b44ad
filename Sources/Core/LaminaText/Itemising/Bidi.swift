import CICU

/// The embedding levels of a paragraph: characters at even levels run left to right, at odd levels right to left.
struct Bidi {
    /// The embedding level of the paragraph itself, 0 or 1.
    var baseLevel: UInt8
    /// The embedding level of each UTF-16 unit.
    var levels: [UInt8]

    /// - Parameter direction: The paragraph's direction; nil derives the direction from the first character with a strong direction. Without such a
    ///   character, the paragraph runs left to right.
    init(_ text: ArraySlice<UInt16>, direction: WritingDirection?) {
        baseLevel = direction == .rightToLeft ? 1 : 0
        levels = Array(repeating: baseLevel, count: text.count)
        // Fast path: every character below U+0590, where Hebrew begins, runs left to right or is neutral.
        if baseLevel == 0, text.allSatisfy({ $0 < 0x590 }) { return }
        resolve(text, direction)
    }

    private mutating func resolve(_ text: ArraySlice<UInt16>, _ direction: WritingDirection?) {
        guard !text.isEmpty, let bidi = unsafe swift_ubidi_open() else { return }
        // The object is opened above and not shared.
        defer { unsafe swift_ubidi_close(bidi) }
        let level: UInt8 = direction == nil ? UInt8(LAMINA_BIDI_DEFAULT_LTR) : baseLevel
        unsafe text.withUnsafeBufferPointer { units in
            var status: UErrorCode = 0
            // ICU keeps the text's address until the object is closed or receives another text, but does not read it after this block.
            unsafe swift_ubidi_setPara(bidi, units.baseAddress, Int32(units.count), level, nil, &status)
            guard let result = unsafe swift_ubidi_getLevels(bidi, &status), status <= 0 else { return }
            baseLevel = unsafe swift_ubidi_getParaLevel(bidi)
            levels = unsafe Array(UnsafeBufferPointer(start: result, count: units.count))
        }
    }

    /// Returns the left-to-right order of neighbouring pieces with these levels.
    ///
    /// - Source: Unicode Standard Annex 9, rule L2: from the highest level to the lowest odd one, reverses every run of at least that level.
    static func visualOrder(of levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}

/// The direction in which a paragraph is written.
package enum WritingDirection: Sendable, Hashable {
    case leftToRight
    case rightToLeft
}
