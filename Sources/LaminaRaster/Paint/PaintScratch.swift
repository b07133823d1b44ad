import LaminaPrimitives

/// The rows a painter works in, on the stack: nothing is allocated while painting.
struct PaintScratch {
    /// Pixels of the longest piece painted at once; the rows together stay in the fastest cache.
    static let length = 256

    /// What is painted.
    var source = InlineArray<256, Pixel>(repeating: 0)
    /// The destination as it would be under full coverage.
    var blended = InlineArray<256, Pixel>(repeating: 0)
    /// Each pixel's coverage.
    var covers = InlineArray<256, UInt8>(repeating: 0)

    /// The first pixels get one coverage.
    mutating func cover(_ count: Int, by alpha: UInt8) {
        for i in 0..<count { covers[i] = alpha }
    }

    /// The pixels `columns` get the coverage of the runs of a row, 0 between them.
    ///
    /// - Parameter runs: The first and the last reach into the columns.
    /// - Parameter values: Those of the runs' coverage.
    mutating func cover(_ columns: Range<Int>, by runs: Span<Coverage.Run>, _ values: [UInt8]) {
        var place = columns.lowerBound
        var covers = covers.mutableSpan
        for index in runs.indices {
            let run = runs[index]
            let start = max(Int(run.x), place)
            let end = min(run.endX, columns.upperBound)
            guard start < end else { continue }
            covers.withPart(place - columns.lowerBound..<start - columns.lowerBound) { $0.update(repeating: 0) }
            covers.withPart(start - columns.lowerBound..<end - columns.lowerBound) { part in
                if run.first < 0 { return part.update(repeating: run.alpha) }
                let first = Int(run.first) + start - Int(run.x)
                part.copy(values.span.extracting(first..<first + part.count))
            }
            place = end
        }
    }

    /// The coverage so far times that of a run.
    ///
    /// - Parameter values: Those of the run's coverage.
    mutating func fade(_ columns: Range<Int>, _ run: Coverage.Run, _ values: [UInt8]) {
        guard run.first >= 0 else {
            if run.alpha == 255 { return }
            for i in 0..<columns.count { covers[i] = multiplied(covers[i], run.alpha) }
            return
        }
        let first = Int(run.first) + columns.lowerBound - Int(run.x)
        for i in 0..<columns.count { covers[i] = multiplied(covers[i], values[first + i]) }
    }

    /// The coverage so far times the alpha of another canvas.
    mutating func fade(_ y: Int, _ columns: Range<Int>, _ mask: Canvas) {
        mask.withRow(y, columns) { row in
            for i in row.indices { covers[i] = multiplied(covers[i], alphaChannel(of: row[i])) }
        }
    }

    /// The pixels of a row that is to be painted.
    mutating func write(_ rows: some RowSource, _ y: Int, _ columns: Range<Int>, _ kernels: RowKernels) {
        var span = source.mutableSpan
        span.withPart(0..<columns.count) { rows.write(y, from: columns.lowerBound, into: &$0, kernels) }
    }

    /// The first pixels of what is painted become fainter.
    mutating func fadeSource(_ count: Int, by alpha: UInt8) {
        guard alpha < 255 else { return }
        for i in 0..<count { source[i] = faded(source[i], by: alpha) }
    }

    /// Mixes what the operator makes of a fully covered pixel into the row by coverage, as Core Graphics does inside a clip.
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
