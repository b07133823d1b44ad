import LaminaPrimitives

/// The scratch rows of a painter.
///
/// They live on the stack, so that painting allocates nothing.
struct PaintScratch {
    /// The longest piece painted at once, in pixels.
    ///
    /// The scratch rows together fit the first-level cache.
    static let length = 256

    /// The pixels of the paint for up to 256 columns of a row.
    var source = InlineArray<256, Pixel>(repeating: 0)
    /// The destination as it would look under full coverage.
    var blended = InlineArray<256, Pixel>(repeating: 0)
    /// The coverage of each of these pixels, 0...255.
    var covers = InlineArray<256, UInt8>(repeating: 0)

    /// Sets the coverage of the first `count` pixels to one value.
    mutating func cover(_ count: Int, by alpha: UInt8) {
        for i in 0..<count { covers[i] = alpha }
    }

    /// Sets the coverage of the pixels `columns` from the runs of a row, with 0 between the runs.
    ///
    /// - Parameter runs: The runs of the row; the first and the last one reach into the columns.
    /// - Parameter values: The values of the coverage that the runs belong to.
    mutating func cover(_ columns: Range<Int>, by runs: Span<Coverage.Run>, _ values: [UInt8]) {
        var place = columns.lowerBound
        var covers = covers.mutableSpan
        for index in runs.indices {
            let run = runs[index]
            let start = max(Int(run.x), place)
            let end = min(run.endX, columns.upperBound)
            guard start < end else { continue }
            // The gap before the run is not covered.
            covers.withPart(place - columns.lowerBound..<start - columns.lowerBound) { $0.update(repeating: 0) }
            covers.withPart(start - columns.lowerBound..<end - columns.lowerBound) { part in
                if run.first < 0 { return part.update(repeating: run.alpha) }
                let first = Int(run.first) + start - Int(run.x)
                part.copy(values.span.extracting(first..<first + part.count))
            }
            place = end
        }
    }

    /// Multiplies the coverage of the pixels `columns` by the coverage of a run.
    ///
    /// - Parameter values: The values of the coverage that the run belongs to.
    mutating func fade(_ columns: Range<Int>, _ run: Coverage.Run, _ values: [UInt8]) {
        guard run.first >= 0 else {
            if run.alpha == 255 { return }
            for i in 0..<columns.count { covers[i] = multiplied(covers[i], run.alpha) }
            return
        }
        let first = Int(run.first) + columns.lowerBound - Int(run.x)
        for i in 0..<columns.count { covers[i] = multiplied(covers[i], values[first + i]) }
    }

    /// Multiplies the coverage of the pixels `columns` by the alpha of another canvas.
    mutating func fade(_ y: Int, _ columns: Range<Int>, _ mask: Canvas) {
        mask.withRow(y, columns) { row in
            for i in row.indices { covers[i] = multiplied(covers[i], alphaChannel(of: row[i])) }
        }
    }

    /// Generates the paint's pixels `columns` of row `y`.
    mutating func write(_ rows: some RowSource, _ y: Int, _ columns: Range<Int>, _ kernels: RowKernels) {
        var span = source.mutableSpan
        span.withPart(0..<columns.count) { rows.write(y, from: columns.lowerBound, into: &$0, kernels) }
    }

    /// Multiplies the first `count` pixels of the paint by `alpha`/255.
    mutating func fadeSource(_ count: Int, by alpha: UInt8) {
        guard alpha < 255 else { return }
        for i in 0..<count { source[i] = faded(source[i], by: alpha) }
    }

    /// Blends as if fully covered, then interpolates between the old and the blended pixels by coverage, as Core Graphics does inside a clip.
    mutating func mix(into row: inout MutableSpan<Pixel>, mode: BlendMode, _ kernels: RowKernels) {
        let source = source.span
        var under = blended.mutableSpan
        under.withPart(0..<row.count) { whole in
            whole.copy(row.span)
            kernels.blend(source, onto: &whole, mode: mode)
        }
        kernels.mix(blended.span, into: &row, covered: covers.span)
    }
}
