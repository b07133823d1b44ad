import CICU

/// Which way the characters of a paragraph run: even embedding levels to the right, odd ones to the left.
struct Bidi {
    /// The paragraph's own direction.
    var baseLevel: UInt8
    /// One for each UTF-16 unit.
    var levels: [UInt8]

    /// - Parameter direction: Nil follows the first character that has a direction, and is to the right when there is none.
    init(_ text: ArraySlice<UInt16>, direction: WritingDirection?) {
        baseLevel = direction == .rightToLeft ? 1 : 0
        levels = Array(repeating: baseLevel, count: text.count)
        // Nothing below Hebrew runs to the left, and there are no marks of direction.
        if baseLevel == 0, text.allSatisfy({ $0 < 0x590 }) { return }
        resolve(text, direction)
    }

    private mutating func resolve(_ text: ArraySlice<UInt16>, _ direction: WritingDirection?) {
        guard !text.isEmpty, let bidi = unsafe swift_ubidi_open() else { return }
        // Made here and given to nobody.
        defer { unsafe swift_ubidi_close(bidi) }
        let level: UInt8 = direction == nil ? UInt8(LAMINA_BIDI_DEFAULT_LTR) : baseLevel
        unsafe text.withUnsafeBufferPointer { units in
            var status: UErrorCode = 0
            // ICU keeps the address until the object is closed or gets another text; nothing reads it after this block.
            unsafe swift_ubidi_setPara(bidi, units.baseAddress, Int32(units.count), level, nil, &status)
            guard let result = unsafe swift_ubidi_getLevels(bidi, &status), status <= 0 else { return }
            baseLevel = unsafe swift_ubidi_getParaLevel(bidi)
            levels = unsafe Array(UnsafeBufferPointer(start: result, count: units.count))
        }
    }

    /// The order from left to right of neighbours with these levels: runs of higher levels are turned around first.
    ///
    /// - Source: Unicode Standard Annex 9, rule L2.
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

/// Which way a paragraph runs.
package enum WritingDirection: Sendable, Hashable {
    case leftToRight
    case rightToLeft
}
