import CICU

/// The boundaries of lines, words and grapheme clusters in a text.
package enum TextBreaks {
    /// Returns the positions at which a line may end, ascending: each is the index of the next line's first unit.
    ///
    /// The last position is the text's end.
    ///
    /// - Source: Unicode Standard Annex 14, by ICU's rules and dictionaries.
    package static func lines(in text: ArraySlice<UInt16>) -> [Int] { boundaries(in: text, LAMINA_BREAK_LINES).map(\.index) }

    /// Returns the words of a text and the stretches between them; `isWord` is false for spaces and punctuation.
    ///
    /// - Source: Unicode Standard Annex 29, by ICU's rules and dictionaries.
    package static func words(in text: ArraySlice<UInt16>) -> [(range: Range<Int>, isWord: Bool)] {
        var start = text.startIndex
        return boundaries(in: text, LAMINA_BREAK_WORDS).map { boundary in
            defer { start = boundary.index }
            return (start..<boundary.index, boundary.status >= LAMINA_WORD_STATUS_LETTERS)
        }
    }

    /// Returns the start indices of the grapheme clusters, ascending, followed by the text's end.
    package static func clusters(in text: ArraySlice<UInt16>) -> [Int] {
        var index = text.startIndex
        var starts = [index]
        for cluster in String(decoding: text, as: UTF16.self) {
            index += cluster.utf16.count
            starts.append(index)
        }
        return starts
    }

    private static func boundaries(in text: ArraySlice<UInt16>, _ kind: some BinaryInteger) -> [(index: Int, status: Int)] {
        unsafe text.withUnsafeBufferPointer { units in
            var status: UErrorCode = 0
            // ICU reads the text until the iterator is closed, which happens before this block ends.
            let opened = unsafe swift_ubrk_open(Int32(kind), "en", units.baseAddress, Int32(units.count), &status)
            guard let iterator = unsafe opened, status <= 0 else { return [] }
            defer { unsafe swift_ubrk_close(iterator) }
            _ = unsafe swift_ubrk_first(iterator)
            var result: [(index: Int, status: Int)] = []
            while case let next = unsafe swift_ubrk_next(iterator), next != LAMINA_BREAK_DONE {
                result.append((text.startIndex + Int(next), unsafe Int(swift_ubrk_getRuleStatus(iterator))))
            }
            return result
        }
    }
}
