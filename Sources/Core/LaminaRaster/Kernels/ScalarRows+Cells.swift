internal import CLaminaKernels
internal import LaminaPrimitives

extension ScalarRows {
    /// Converts the running sums of cells, continued from `state`, to coverage, and clears the cells.
    ///
    /// Sums are winding numbers in units of 2⁻¹⁶.
    ///
    /// - Parameter shown: The number of cells that belong to pixels; the others are only cleared.
    static func sumCells(
        _ cells: inout MutableSpan<Int32>, shown: Int, _ state: inout LaminaCellSums, _ rule: FillRule, into coverage: inout MutableSpan<UInt8>
    ) {
        for index in cells.indices {
            state.sum &+= cells[index]
            cells[index] = 0
            coverage[index] = UInt8(truncatingIfNeeded: (share(state.sum.magnitude, rule) &* 255 &+ 32768) >> 16)
        }
        // Only `first..<end` is stored as single values. Values equal to the last value before these cells extend the constant run before them, and
        // values at the end that equal the last one here belong to the constant run that follows.
        var first = 0
        while first < shown, coverage[first] == state.last { first += 1 }
        var end = shown
        if first < shown { state.last = coverage[shown - 1] }
        while end > first, coverage[end - 1] == state.last { end -= 1 }
        state.first = UInt32(first)
        state.end = UInt32(end)
    }

    /// Returns the inside fraction, in units of 1/`CellGrid.unit`, for the absolute value of a winding number.
    private static func share(_ winding: UInt32, _ rule: FillRule) -> UInt32 {
        switch rule {
        case .nonZero: return min(winding, UInt32(CellGrid.unit))
        case .evenOdd:
            // Modulo 2 turns, then a triangle wave: 0 → 0, 1 → 1, 2 → 0.
            let part = winding & 0x1FFFF
            return min(part, 0x20000 &- part)
        }
    }
}
