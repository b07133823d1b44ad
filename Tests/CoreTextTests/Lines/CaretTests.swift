import CoreText
import Testing

struct CaretTests {
    private func line(_ text: String) throws -> CTLine { CTLineCreateWithAttributedString(NSAttributedString(text, try TestFonts.sans())) }

    @Test func theOffsetOfAnIndexIsTheSumOfTheAdvancesBefore() throws {
        let line = try line("HiH")
        let offsets = (0...3).map { CTLineGetOffsetForStringIndex(line, $0, nil) }
        #expect(zip(offsets, [0, 14.79, 19.34, 34.13]).allSatisfy { close($0, $1) })
    }

    @Test func anIndexOutsideTheLineHasTheOffset0() throws {
        let line = try line("HiH")
        var secondary = CGFloat(7)
        for index in [-1, 4, .max, .min] {
            #expect(CTLineGetOffsetForStringIndex(line, index, &secondary) == 0 && secondary == 0)
        }
    }

    @Test func aPositionBelongsToTheNearestCaret() throws {
        let line = try line("HiH")
        func index(_ x: CGFloat) -> CFIndex { CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0)) }
        #expect([-100, 7, 8, 16, 18, 100].map(index) == [0, 0, 1, 1, 2, 3])
        #expect(index(.nan) == kCFNotFound)
        #expect(index(.infinity) == 3 && index(-.infinity) == 0)
    }

    @Test func aPositionAndItsIndexAgree() throws {
        let line = try line("Hi, שלום, HiH")
        for index in 0..<13 {
            let x = CTLineGetOffsetForStringIndex(line, index, nil)
            let found = CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0))
            var other = CGFloat(0)
            // Two indices share a place at which both directions meet.
            let back = CTLineGetOffsetForStringIndex(line, found, &other)
            #expect(close(back, x) || close(other, x), "index \(index)")
        }
    }

    @Test func bothCaretsDifferWhereDirectionsMeet() throws {
        let line = try line("Hשלום")
        var secondary = CGFloat(0)
        let primary = CTLineGetOffsetForStringIndex(line, 1, &secondary)
        // Before the first Hebrew letter, which stands at the right; and after the H.
        #expect(close(secondary, 14.79))
        #expect(close(primary, line.width))
    }

    @Test func caretsAreEnumeratedFromLeftToRight() throws {
        var carets: [(Double, Int, Bool)] = []
        CTLineEnumerateCaretOffsets(try line("Hi")) { x, index, isLeading, _ in carets.append((x, index, isLeading)) }
        #expect(carets.map(\.1) == [0, 0, 1, 1] && carets.map(\.2) == [true, false, true, false])
        #expect(zip(carets.map(\.0), [0, 14.79, 14.79, 19.34]).allSatisfy { close($0, $1) })
    }

    @Test func theEnumerationStopsWhenAsked() throws {
        var count = 0
        CTLineEnumerateCaretOffsets(try line("HiHiHi")) { _, _, _, stop in
            count += 1
            if count == 3 { stop.pointee = true }
        }
        #expect(count == 3)
    }
}
