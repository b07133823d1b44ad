import Testing

@testable import LaminaCompositor

@Suite struct StableBufferTests {
    @Test func aBufferHoldsWhatAnArrayHolds() {
        var buffer = StableBuffer<String>()
        var array: [String] = []
        for number in 0..<100 {
            buffer.append("\(number)")
            array.append("\(number)")
        }
        buffer[7] = "seven"
        array[7] = "seven"
        #expect(buffer.indices.map { buffer[$0] } == array)
        #expect((0..<buffer.elements.count).map { buffer.elements[$0] } == array)
    }

    @Test func aBufferGrowsAndShrinksAtItsEnd() {
        var buffer = StableBuffer<Int>()
        buffer.resize(to: 5, adding: { 3 })
        buffer.resize(to: 2, adding: { 4 })
        buffer.resize(to: 4, adding: { 5 })
        #expect(buffer.indices.map { buffer[$0] } == [3, 3, 5, 5])
        buffer.removeAll()
        #expect(buffer.count == 0)
    }

    @Test func removedElementsAreReleased() {
        final class Thing {}
        weak var thing: Thing?
        do {
            var buffer = StableBuffer<Thing>()
            buffer.resize(to: 3, adding: { Thing() })
            thing = buffer[2]
            #expect(thing != nil)
            buffer.resize(to: 2, adding: { Thing() })
            #expect(thing == nil)
            thing = buffer[0]
        }
        #expect(thing == nil)
    }
}
