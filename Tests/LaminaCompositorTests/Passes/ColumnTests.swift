import Testing

@testable import LaminaCompositor

@Suite struct ColumnTests {
    @Test func aColumnHoldsWhatAnArrayHolds() {
        var column = Column<String>()
        var array: [String] = []
        for number in 0..<100 {
            column.append("\(number)")
            array.append("\(number)")
        }
        column[7] = "seven"
        array[7] = "seven"
        #expect(column.indices.map { column[$0] } == array)
        #expect((0..<column.elements.count).map { column.elements[$0] } == array)
    }

    @Test func aColumnGrowsAndShrinksAtItsEnd() {
        var column = Column<Int>()
        column.resize(to: 5, adding: { 3 })
        column.resize(to: 2, adding: { 4 })
        column.resize(to: 4, adding: { 5 })
        #expect(column.indices.map { column[$0] } == [3, 3, 5, 5])
        column.removeAll()
        #expect(column.count == 0)
    }

    @Test func whatIsDroppedIsReleased() {
        final class Thing {}
        weak var thing: Thing?
        do {
            var column = Column<Thing>()
            column.resize(to: 3, adding: { Thing() })
            thing = column[2]
            #expect(thing != nil)
            column.resize(to: 2, adding: { Thing() })
            #expect(thing == nil)
            thing = column[0]
        }
        #expect(thing == nil)
    }
}
