import CLaminaKernels
import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct CellKernelTests {
    /// What is left of a row of cells, and what they gave.
    private struct Sums: Equatable {
        var coverage: [UInt8]
        var cells: [Int32]
        var sum: Int32
        var differing: Range<UInt32>
        var last: UInt8
    }

    /// Many rows of cells of all lengths: quiet ones as shapes make them, and wild ones.
    private func rows(_ kernels: RowKernels, _ rule: FillRule) -> [Sums] {
        var random = FixedRandom(seed: 7)
        return (0..<600).map { index in
            var cells = [Int32](repeating: 0, count: 8 * (index % 9))
            for _ in 0..<index % 5 where !cells.isEmpty {
                let limit = Int32(index % 3 == 0 ? Int32.max : 65536)
                cells[Int(random.next() % UInt64(cells.count))] = Int32(truncatingIfNeeded: random.next()) % limit
            }
            let shown = index % 4 == 0 ? Int(random.next() % UInt64(cells.count + 1)) : cells.count
            var state = LaminaCellSums(sum: Int32(index % 3) * 65536 - 65536, first: 0, end: 0, last: index % 3 == 1 ? 0 : 255)
            var coverage = [UInt8](repeating: 1, count: cells.count)
            var span = cells.mutableSpan
            var values = coverage.mutableSpan
            kernels.sumCells(&span, shown: shown, &state, rule, into: &values)
            return Sums(coverage: coverage, cells: cells, sum: state.sum, differing: state.first..<state.end, last: state.last)
        }
    }

    @Test(arguments: instructionSets, [FillRule.nonZero, .evenOdd])
    func everyInstructionSetSumsCellsLikeTheLoopInSwift(name: String, rule: FillRule) throws {
        let kernels = try #require(RowKernels(named: name))
        #expect(rows(kernels, rule) == rows(.scalar, rule))
    }

    @Test func cellsBecomeCoverageAndAreCleared() {
        var cells: [Int32] = [0, 16384, 49152, 0, 0, -65536, 0, 0]
        var coverage = [UInt8](repeating: 9, count: 8)
        var state = LaminaCellSums()
        var span = cells.mutableSpan
        var values = coverage.mutableSpan
        RowKernels.scalar.sumCells(&span, shown: 8, &state, .nonZero, into: &values)
        #expect(coverage == [0, 64, 255, 255, 255, 0, 0, 0])
        #expect(cells == [Int32](repeating: 0, count: 8))
        #expect(state.first == 1 && state.end == 5 && state.last == 0 && state.sum == 0)
    }
}
