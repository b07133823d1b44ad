import LaminaScene
import Testing

@testable import LaminaCompositor

@Suite struct PreparedPartsTests {
    @Test func aPartStaysUntilItsLastOccurrenceIsReleased() {
        let part = FramePart([])
        var parts = PreparedParts()
        let isKnownBefore = parts.use(part)
        parts.insert(PreparedPart([], []), of: part)
        let isKnownAfter = parts.use(part)
        #expect(!isKnownBefore && isKnownAfter)
        parts.release(part)
        #expect(parts[part] != nil)
        parts.release(part)
        #expect(parts[part] == nil)
    }

    @Test func aPartThatIsNewInTwoPlacesStaysWhileOneOfThemRemains() {
        let part = FramePart([])
        var parts = PreparedParts()
        parts.insert(PreparedPart([], []), of: part)
        parts.insert(PreparedPart([], []), of: part)
        parts.release(part)
        #expect(parts[part] != nil)
        parts.release(part)
        #expect(parts[part] == nil)
    }

    @Test func aReleasedPartIsDeallocated() {
        var parts = PreparedParts()
        weak var released: FramePart?
        do {
            let part = FramePart([])
            released = part
            parts.insert(PreparedPart([], []), of: part)
            parts.release(part)
        }
        #expect(released == nil)
    }
}
