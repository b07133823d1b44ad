internal import LaminaPrimitives

// Accumulates lines into the cells of a band. Coordinates are in pixels, relative to the band's upper left corner; y points down. They are passed as
// single numbers instead of `Point`, because the operators of `Point` belong to another module and would not be inlined.
extension CellGrid {
    /// Adds a line of the outline to the cells.
    ///
    /// A pixel gains the part of its area that lies to the right of the line within the rows that the line crosses: positive for a line that goes
    /// down, negative for one that goes up. Summed over a closed outline, this is the winding number.
    ///
    /// Parts above, below or to the right of the band have no effect. Parts to its left are projected onto its left edge, since everything in the
    /// band lies to their right.
    @inline(__always)
    func addLine(_ from: Point, _ to: Point, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>) {
        let (left, top) = (Double(minX), Double(minY))
        let (x0, y0, x1, y1) = (from.x - left, from.y - top, to.x - left, to.y - top)
        let (right, bottom) = (Double(width), Double(height))
        // Most lines are inside and need no clipping. Of the others, horizontal lines contribute nothing and take neither branch.
        if x0 >= 0 && x1 >= 0 && y0 >= 0 && y1 >= 0 && x0 <= right && x1 <= right && y0 <= bottom && y1 <= bottom {
            addInside(x0, y0, x1, y1, &cells, &marks)
        } else if y0 < y1 {
            addClipped(x0, y0, x1, y1, isDown: true, &cells, &marks)
        } else if y1 < y0 {
            addClipped(x1, y1, x0, y0, isDown: false, &cells, &marks)
        }
    }

    /// Clips a line to the band and adds it.
    ///
    /// - Parameter isDown: True when the outline runs from the top to the bottom of the line.
    private func addClipped(
        _ topX: Double, _ topY: Double, _ bottomX: Double, _ bottomY: Double, isDown: Bool, _ cells: inout MutableSpan<Int32>,
        _ marks: inout MutableSpan<UInt64>
    ) {
        let (right, floor) = (Double(width), Double(height))
        guard bottomY > 0, topY < floor, min(topX, bottomX) < right else { return }
        let slope = (bottomX - topX) / (bottomY - topY)
        // The x at which the line crosses a height, and the y at which it crosses a column. For points far outside, rounding errors are large; the
        // clamps keep the results within the line's bounding box.
        func column(at y: Double) -> Double { max(min(topX, bottomX), min(max(topX, bottomX), topX + (y - topY) * slope)) }
        func row(at x: Double) -> Double { max(max(topY, 0), min(min(bottomY, floor), topY + (x - topX) / slope)) }
        func add(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
            if isDown { addInside(x0, y0, x1, y1, &cells, &marks) } else { addInside(x1, y1, x0, y0, &cells, &marks) }
        }
        // Clips at the top and bottom edges first; the left and right edges follow.
        var (x0, y0) = topY < 0 ? (column(at: 0), 0) : (topX, topY)
        var (x1, y1) = bottomY > floor ? (column(at: floor), floor) : (bottomX, bottomY)
        guard min(x0, x1) < right else { return }
        // The part left of the band becomes a vertical line on the left edge, so that its winding still counts.
        if x0 < 0 {
            let cut = x1 <= 0 ? y1 : row(at: 0)
            add(0, y0, 0, cut)
            (x0, y0) = (0, cut)
        }
        if x1 < 0 {
            let cut = x0 <= 0 ? y0 : row(at: 0)
            add(0, cut, 0, y1)
            (x1, y1) = (0, cut)
        }
        // The part right of the band has no pixels to its right, so it is dropped.
        if x0 > right { (x0, y0) = (right, row(at: right)) }
        if x1 > right { (x1, y1) = (right, row(at: right)) }
        add(x0, y0, x1, y1)
    }

    /// Adds a line that lies entirely inside the band, in either direction.
    private func addInside(
        _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
    ) {
        let row = cell(min(y0, y1))
        if max(y0, y1) <= Double(row &+ 1) {
            // Both ends are rounded before the subtraction, not the difference after it: the covers of a closed outline then add up to exactly 0.
            let cover = fixed(y1) &- fixed(y0)
            if cover != 0 { addSpan(row, min(x0, x1), max(x0, x1), cover, &cells, &marks) }
        } else if y0 < y1 {
            addRows(row, x0, y0, x1, y1, sign: 1, &cells, &marks)
        } else {
            addRows(row, x1, y1, x0, y0, sign: -1, &cells, &marks)
        }
    }

    /// Splits a line, given from top to bottom, at the boundaries between rows and adds each part to its row; `first` is the row of the top end.
    ///
    /// - Parameter sign: 1 when the outline runs down along the line, -1 when it runs up.
    private func addRows(
        _ first: Int, _ topX: Double, _ topY: Double, _ bottomX: Double, _ bottomY: Double, sign: Int32,
        _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
    ) {
        let slope = (bottomX - topX) / (bottomY - topY)
        let (low, high) = (min(topX, bottomX), max(topX, bottomX))
        var row = first
        var x = topX
        var level = fixed(topY)
        var y = Double(first &+ 1)
        // `level` is the height reached so far, in units of 2⁻¹⁶. Each part covers the difference of two levels, so all parts together cover exactly
        // the difference of the line's rounded ends.
        while y < bottomY {
            let nextX = max(low, min(high, topX + (y - topY) * slope))
            let nextLevel = Int32(truncatingIfNeeded: row &+ 1) &* Self.unit
            addSpan(row, min(x, nextX), max(x, nextX), sign &* (nextLevel &- level), &cells, &marks)
            row &+= 1
            x = nextX
            level = nextLevel
            y += 1
        }
        addSpan(row, min(x, bottomX), max(x, bottomX), sign &* (fixed(bottomY) &- level), &cells, &marks)
    }

    /// Adds the part of a line inside one row, between the x coordinates `low` and `high`.
    ///
    /// - Parameter cover: The height of the part within the row, in units of 2⁻¹⁶; positive when the outline runs down and negative when it runs up,
    ///   so that the two sides of a shape cancel to the right of it.
    @inline(__always)
    private func addSpan(
        _ row: Int, _ low: Double, _ high: Double, _ cover: Int32, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
    ) {
        let first = cell(low)
        let last = cell(high)
        let base = row &* stride
        if last &- first <= 1 {
            addShort(base &+ first, isOne: first == last, Double(first), low, high, cover, &cells)
        } else {
            addSlanted(base, first, last, low, high, cover, &cells)
        }
        // A block has eight cells. The last cell that becomes non-zero is `last + 1`; `addShort` also writes the cell after it, but adds 0 there for
        // a line in one pixel.
        mark(row, first &>> 3, (last &+ 1) &>> 3, &marks)
    }

    /// Adds a line that touches one or two pixels.
    ///
    /// The running sum along the row must become the area to the right of the line. In one pixel, that is `cover` times the fraction of the pixel
    /// right of the line's middle. In two, it is a triangle in the first pixel and `cover` less a triangle in the second; after them it is `cover`.
    ///
    /// Both results are computed and one is selected by a mask, because processors would often mispredict a branch.
    @inline(__always)
    private func addShort(
        _ place: Int, isOne: Bool, _ first: Double, _ low: Double, _ high: Double, _ cover: Int32, _ cells: inout MutableSpan<Int32>
    ) {
        // For one pixel: the area left of the line, which the running sum gains only in the next pixel.
        let right = rounded(Double(cover) * ((low + high) / 2 - first))
        // For two pixels: the slope of the triangles. It is meaningless for one pixel, where it may divide by zero; the mask discards it there.
        let rise = Double(cover) / (high - low)
        let (start, rest) = (first + 1 - low, high - (first + 1))
        let two: Int32 = isOne ? 0 : -1
        let head = (rounded(rise * start * start / 2) & two) | ((cover &- right) & ~two)
        let tail = rounded(rise * rest * rest / 2) & two
        cells[place] &+= head
        cells[place &+ 1] &+= cover &- head &- tail
        cells[place &+ 2] &+= tail
    }

    /// Adds a line that touches three or more pixels.
    ///
    /// The running sum must become the area to the right of the line: a triangle in the first pixel, then trapezoids that grow by `rise` per column.
    /// Each sum is rounded once and cells hold differences of rounded sums, so that they add up to exactly `cover`.
    @inline(__always)
    private func addSlanted(
        _ base: Int, _ first: Int, _ last: Int, _ low: Double, _ high: Double, _ cover: Int32, _ cells: inout MutableSpan<Int32>
    ) {
        // `rise` is the covered height gained per column; areas in the end pixels are triangles with this slope.
        let rise = Double(cover) / (high - low)
        let start = Double(first &+ 1) - low
        var area = rounded(rise * start * start / 2)
        cells[base &+ first] &+= area
        // The mean width of the trapezoid in the next pixel; it grows by one per column.
        var middle = start + 0.5
        var column = first &+ 1
        while column < last {
            let next = rounded(rise * middle)
            cells[base &+ column] &+= next &- area
            area = next
            middle += 1
            column &+= 1
        }
        let rest = high - Double(last)
        let end = cover &- rounded(rise * rest * rest / 2)
        cells[base &+ last] &+= end &- area
        cells[base &+ last &+ 1] &+= cover &- end
    }

    /// Marks the blocks from `first` to `last` of a row, one bit per block.
    ///
    /// Most lines touch one or two blocks, so these two need no loop. The masking shift `&<<` takes the bit's index modulo 64.
    @inline(__always)
    private func mark(_ row: Int, _ first: Int, _ last: Int, _ marks: inout MutableSpan<UInt64>) {
        let base = row &* wordsPerRow
        marks[base &+ first &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: first)
        marks[base &+ last &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: last)
        var block = first &+ 1
        while block < last {
            marks[base &+ block &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: block)
            block &+= 1
        }
    }
}

/// Converts to fixed point with 16 fractional bits, rounded to nearest.
@inline(__always)
private func fixed(_ value: Double) -> Int32 { rounded(value * 65536) }

/// Returns the index of the cell or row that contains a coordinate; on a boundary, either neighbour.
///
/// Rounding the coordinate less one half is a fast floor, except on boundaries.
@inline(__always)
private func cell(_ value: Double) -> Int { Int(rounded(value - 0.5)) }

/// Rounds to nearest, ties to even.
///
/// The value must be well inside the range of 32 bits.
@inline(__always)
private func rounded(_ value: Double) -> Int32 {
    // At the magnitude of 1.5 · 2⁵² the unit of the mantissa's last bit is 1, so the addition rounds, and the lowest 32 bits are the integer in two's
    // complement. A checked conversion takes twice as long.
    Int32(truncatingIfNeeded: (value + 6_755_399_441_055_744).bitPattern)
}
