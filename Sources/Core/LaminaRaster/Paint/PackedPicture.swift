internal import CLaminaKernels
package import LaminaPrimitives

/// An immutable picture in compressed runs.
///
/// Clear pixels take no memory, equal pixels store one pixel, and a black shadow stores its alphas.
package struct PackedPicture: Sendable {
    /// The rectangle of the stored pixels; pixels outside are clear.
    package let bounds: PixelRect
    let runs: [LaminaPackedRun]
    /// The index of the first run of each row; one more entry than rows.
    let rowStarts: [Int32]
    let alphas: [UInt8]
    let pixels: [Pixel]

    /// Compresses the pixels of a canvas.
    package init(_ canvas: Canvas) {
        var packing = Packing()
        for y in canvas.bounds.minY..<canvas.bounds.maxY {
            canvas.withRow(y, canvas.bounds.minX..<canvas.bounds.maxX) { packing.add($0.span, from: canvas.bounds.minX) }
        }
        let (rows, top) = (packing.shownRows, canvas.bounds.minY)
        bounds = rows.isEmpty ? .empty : PixelRect(packing.minX, top + rows.lowerBound, packing.maxX, top + rows.upperBound)
        rowStarts = Array(packing.rowStarts[rows.lowerBound...rows.upperBound])
        (runs, alphas, pixels) = (Array(packing.runs[...]), Array(packing.alphas[...]), Array(packing.pixels[...]))
    }

    /// The memory of the compressed pixels, in bytes.
    package var byteCount: Int {
        runs.count * MemoryLayout<LaminaPackedRun>.stride + rowStarts.count * MemoryLayout<Int32>.stride + alphas.count
            + pixels.count * MemoryLayout<Pixel>.stride
    }

    /// Returns the indices of the runs in row `y`, which lies in `bounds`.
    func runs(inRow y: Int) -> Range<Int> { Int(rowStarts[y - bounds.minY])..<Int(rowStarts[y - bounds.minY + 1]) }
}

/// Compresses rows of pixels to runs.
private struct Packing {
    /// The minimal length of a run of equal or of black pixels.
    ///
    /// For shorter runs, switching between runs costs as much as reading the pixels.
    private static let worthRun = 16

    private(set) var runs: [LaminaPackedRun] = []
    private(set) var rowStarts: [Int32] = [0]
    private(set) var alphas: [UInt8] = []
    private(set) var pixels: [Pixel] = []
    private(set) var minX = Int.max
    private(set) var maxX = Int.min

    /// The rows from the first to the last with a pixel that is not clear.
    var shownRows: Range<Int> {
        guard let first = rowStarts.dropFirst().firstIndex(where: { $0 > 0 }), let end = rowStarts.firstIndex(where: { $0 == runs.count })
        else { return 0..<0 }
        return first - 1..<end
    }

    /// Appends the next row, whose first pixel is in column `x`.
    mutating func add(_ row: Span<Pixel>, from x: Int) {
        var start = 0
        var index = 0
        while index < row.count {
            let end = row.endOfEqual(from: index)
            // Clear pixels at either end of a row are dropped however few they are.
            if end - index >= Self.worthRun || (row[index] == 0 && (index == 0 || end == row.count)) {
                addMixed(row, start..<index, x)
                if row[index] != 0 { append(index..<end, .evenPixels, pixel: row[index], first: 0, x) }
                start = end
            }
            index = end
        }
        addMixed(row, start..<row.count, x)
        rowStarts.append(Int32(runs.count))
    }

    /// Appends pixels among which there are no long runs of equal pixels.
    private mutating func addMixed(_ row: Span<Pixel>, _ range: Range<Int>, _ x: Int) {
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let end = row.endOfBlack(from: index, to: range.upperBound)
            // Black or clear pixels need only their alphas; a shorter stretch is accepted when it is the whole range.
            if end - index >= Self.worthRun || index..<end == range {
                addMany(row, start..<index, x)
                append(index..<end, .blackPixels, first: alphas.count, x)
                for place in index..<end { alphas.append(alphaChannel(of: row[place])) }
                start = end
            }
            index = max(end, index + 1)
        }
        addMany(row, start..<range.upperBound, x)
    }

    private mutating func addMany(_ row: Span<Pixel>, _ range: Range<Int>, _ x: Int) {
        guard !range.isEmpty else { return }
        append(range, .manyPixels, first: pixels.count, x)
        for place in range { pixels.append(row[place]) }
    }

    private mutating func append(_ range: Range<Int>, _ form: LaminaPackedForm, pixel: Pixel = 0, first: Int, _ x: Int) {
        (minX, maxX) = (min(minX, x + range.lowerBound), max(maxX, x + range.upperBound))
        runs.append(
            LaminaPackedRun(x: Int32(x + range.lowerBound), count: Int32(range.count), first: Int32(first), pixel: pixel, form: form))
    }
}

extension Span<Pixel> {
    /// Returns the index after the consecutive pixels from `start` on that are equal.
    fileprivate func endOfEqual(from start: Int) -> Int {
        var end = start + 1
        while end < count, self[end] == self[start] { end += 1 }
        return end
    }

    /// Returns the index after the consecutive pixels from `start` on that are black or clear (all colour channels 0).
    fileprivate func endOfBlack(from start: Int, to limit: Int) -> Int {
        var end = start
        while end < limit, self[end] & 0x00FF_FFFF == 0 { end += 1 }
        return end
    }
}
