internal import CLaminaKernels
internal import LaminaPrimitives

extension ScalarRows {
    /// Turns the running sums of cells, winding numbers in units of 2⁻¹⁶ that go on from `state`, into coverage, and clears the cells.
    ///
    /// - Parameter shown: How many of the cells belong to pixels; the others are only cleared.
    static func sumCells(
        _ cells: inout MutableSpan<Int32>, shown: Int, _ state: inout LaminaCellSums, _ rule: FillRule, into coverage: inout MutableSpan<UInt8>
    ) {
        for index in cells.indices {
            state.sum &+= cells[index]
            cells[index] = 0
            coverage[index] = UInt8(truncatingIfNeeded: (share(state.sum.magnitude, rule) &* 255 &+ 32768) >> 16)
        }
        var first = 0
        while first < shown, coverage[first] == state.last { first += 1 }
        var end = shown
        if first < shown { state.last = coverage[shown - 1] }
        while end > first, coverage[end - 1] == state.last { end -= 1 }
        state.first = UInt32(first)
        state.end = UInt32(end)
    }

    /// The share of `CellGrid.unit` that is inside, for the size of a winding number.
    private static func share(_ winding: UInt32, _ rule: FillRule) -> UInt32 {
        switch rule {
        case .nonZero: return min(winding, UInt32(CellGrid.unit))
        case .evenOdd:
            let part = winding & 0x1FFFF
            return min(part, 0x20000 &- part)
        }
    }
}
