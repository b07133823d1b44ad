import Testing

@testable import LaminaText

@Suite struct BidiTests {
    private static let path = "/usr/share/unicode/BidiCharacterTest.txt"

    /// Tests every case of the Unicode Character Database that is a single paragraph.
    @Test(.enabled(if: UnicodeData.exists(path), "Debian's package unicode-data is not installed"))
    func bidiLevelsPassUnicodesTestCases() throws {
        var failures: [String] = []
        var count = 0
        for fields in try UnicodeData.rows(of: Self.path) where fields.count == 5 {
            let text = UnicodeData.text(fields[0])
            guard !text.contains("\u{2029}"), !text.unicodeScalars.contains(where: { $0.value > 0xFFFF }) else { continue }
            count += 1
            let direction: WritingDirection? = fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : nil
            let bidi = Bidi(Array(text.utf16)[...], direction: direction)
            let expected = fields[3].split(separator: " ").map { UInt8($0) }
            // Bidirectional control characters have no level of their own.
            let isAlike = zip(bidi.levels, expected).allSatisfy { $1 == nil || $0 == $1 } && String(bidi.baseLevel) == fields[2]
            if !isAlike { failures.append(fields.joined(separator: ";")) }
        }
        #expect(count > 80_000)
        // In 31 cases ICU itself gives embeddings next to isolates a different level.
        #expect(failures.count <= 31, "\(failures.count), the first \(failures.prefix(3))")
    }

    @Test(
        arguments: [
            ([0, 0, 0], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]), ([1, 2, 2, 1], [3, 1, 2, 0]), ([], []),
        ] as [([UInt8], [Int])])
    func runsOfHigherLevelsAreReversed(levels: [UInt8], order: [Int]) {
        #expect(Bidi.visualOrder(of: levels) == order)
    }
}
