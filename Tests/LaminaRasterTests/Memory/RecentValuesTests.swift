import LaminaRaster
import Testing

@Suite struct RecentValuesTests {
    @Test func valuesInUseAreKept() {
        var values = RecentValues<Int, String>()
        values.keep("a", for: 1)
        values.keep("b", for: 2)
        for _ in 0..<5 {
            values.growOlder()
            #expect(values.value(for: 1) == "a")
        }
        #expect(values.value(for: 2) == nil)
    }

    @Test func anUnusedValueSurvivesOneGenerationOnly() {
        var values = RecentValues<Int, String>()
        values.keep("a", for: 1)
        values.growOlder()
        values.growOlder()
        #expect(values.value(for: 1) == nil)
    }

    @Test func costsOfBothGenerationsAddUp() {
        var values = RecentValues<Int, String>()
        values.keep("a", for: 1, cost: 10)
        values.growOlder()
        values.keep("b", for: 2, cost: 5)
        #expect(values.cost == 15)
        #expect(values.youngCost == 5)
        values.keep("c", for: 1, cost: 7)
        #expect(values.cost == 12)
        _ = values.value(for: 1)
        values.keep("d", for: 2, cost: 1)
        #expect(values.youngCost == 8)
        values.growOlder()
        values.growOlder()
        #expect(values.cost == 0)
    }

    @Test func aLookupMovesAnOldValueToTheYoungGeneration() {
        var values = RecentValues<Int, String>()
        values.keep("a", for: 1, cost: 3)
        values.growOlder()
        #expect(values.youngCost == 0)
        _ = values.value(for: 1)
        #expect(values.youngCost == 3)
        #expect(values.cost == 3)
    }
}
