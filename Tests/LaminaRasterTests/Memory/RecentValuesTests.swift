import LaminaRaster
import Testing

@Suite struct RecentValuesTests {
    @Test func valuesInUseAreKept() {
        var values = RecentValues<Int, String>()
        values.insert("a", for: 1)
        values.insert("b", for: 2)
        for _ in 0..<5 {
            values.beginGeneration()
            #expect(values.value(for: 1) == "a")
        }
        #expect(values.value(for: 2) == nil)
    }

    @Test func anUnusedValueSurvivesOneGenerationOnly() {
        var values = RecentValues<Int, String>()
        values.insert("a", for: 1)
        values.beginGeneration()
        values.beginGeneration()
        #expect(values.value(for: 1) == nil)
    }

    @Test func costsOfBothGenerationsAddUp() {
        var values = RecentValues<Int, String>()
        values.insert("a", for: 1, cost: 10)
        values.beginGeneration()
        values.insert("b", for: 2, cost: 5)
        #expect(values.cost == 15)
        #expect(values.youngCost == 5)
        values.insert("c", for: 1, cost: 7)
        #expect(values.cost == 12)
        _ = values.value(for: 1)
        values.insert("d", for: 2, cost: 1)
        #expect(values.youngCost == 8)
        values.beginGeneration()
        values.beginGeneration()
        #expect(values.cost == 0)
    }

    @Test func aLookupMovesAnOldValueToTheYoungGeneration() {
        var values = RecentValues<Int, String>()
        values.insert("a", for: 1, cost: 3)
        values.beginGeneration()
        #expect(values.youngCost == 0)
        _ = values.value(for: 1)
        #expect(values.youngCost == 3)
        #expect(values.cost == 3)
    }
}
