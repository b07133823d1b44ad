package import CLaminaKernels
package import LaminaPrimitives

extension RowKernels {
    /// Turns the running sums of cells, winding numbers in units of 2⁻¹⁶ that go on from `state`, into coverage, and clears the cells.
    ///
    /// - Parameter shown: How many of the cells belong to pixels; the others are only cleared.
    /// - Precondition: There are eight cells, or a multiple of it, and at least as many places in `coverage`.
    package func sumCells(
        _ cells: inout MutableSpan<Int32>, shown: Int, _ state: inout LaminaCellSums, _ rule: FillRule, into coverage: inout MutableSpan<UInt8>
    ) {
        precondition(cells.count % 8 == 0 && coverage.count >= cells.count && shown >= 0 && shown <= cells.count, "cells do not fit")
        guard let table = unsafe table else { return ScalarRows.sumCells(&cells, shown: shown, &state, rule, into: &coverage) }
        // Lent for the call; the loop reads and writes as many as there are cells.
        unsafe coverage.lend { values, _ in
            unsafe cells.lend { unsafe state = table.pointee.sumCells(values, $0, $1, shown, state, rule == .evenOdd ? 1 : 0) }
        }
    }
}
