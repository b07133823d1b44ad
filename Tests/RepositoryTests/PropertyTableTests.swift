import LaminaScene
import Testing

@Suite struct PropertyTableTests {
    private static let tables = [
        LayerState.properties, ShapeState.properties, GradientState.properties, TextState.properties, ScrollState.properties,
        TiledState.properties, EmitterState.properties, ReplicatorState.properties,
    ]

    @Test(arguments: tables.indices)
    func everyPropertyHasOneRow(index: Int) {
        let table = Self.tables[index]
        let names = table.rows.flatMap { [$0.name] + ($0.alias.map { [$0] } ?? []) }
        #expect(Set(names).count == names.count)
        for row in table.rows { #expect(table[row.name]?.name == row.name) }
    }

    @Test(arguments: tables.indices)
    func aPropertyRowReadsBackItsWrittenValue(index: Int) {
        for row in Self.tables[index].rows {
            var state = LayerState()
            let value = row.access.value(in: state)
            #expect(row.access.set(value, in: &state) || value == .null, "\(row.name)")
            #expect(row.access.value(in: state) == value, "\(row.name)")
        }
    }
}
