import LaminaPrimitives

/// Paints one source through coverage and clip, row by row, in pieces that fit the scratch rows.
struct Painter<Source: RowSource> {
    private let canvas: Canvas
    private let source: Source
    /// The pixel of a single-coloured paint in normal mode, which is the most frequent case; nil otherwise.
    let solid: Pixel?
    private let blend: BlendMode
    /// Further factors of the coverage: an opacity 0...255, and the alpha of another canvas.
    private let fade: UInt8
    private let mask: Canvas?
    private let kernels = RowKernels.chosen
    // Stored apart from the runs, which then are plain numbers: reference counting per run took a third of the time.
    private let coverageValues: [UInt8]
    private let clipValues: [UInt8]
    private var scratch = PaintScratch()

    init(
        _ canvas: Canvas, _ source: Source, _ blend: BlendMode, fade: UInt8, mask: Canvas?, coverage: Coverage?, clip: Coverage?
    ) {
        self.canvas = canvas
        self.source = source
        solid = blend == .normal ? source.solid : nil
        self.blend = blend
        self.fade = fade
        self.mask = mask
        coverageValues = coverage?.alphas ?? []
        clipValues = clip?.alphas ?? []
    }

    /// Paints all runs of a row in one pass, which is faster than one by one.
    mutating func paint(_ y: Int, _ columns: Range<Int>, joined runs: Span<Coverage.Run>) {
        let part = columns.clamped(to: Int(runs[0].x)..<runs[runs.count - 1].endX)
        guard !part.isEmpty else { return }
        if runs.count == 1 {
            // A single run's values are contiguous already.
            let first = Int(runs[0].first) + part.lowerBound - Int(runs[0].x)
            scratch.write(source, y, part, kernels)
            return canvas.withRow(y, part) { row in
                kernels.over(
                    scratch.source.span, onto: &row, covered: coverageValues.span.extracting(first..<first + part.count), opacity: fade)
            }
        }
        scratch.cover(part, by: runs, coverageValues)
        paintCovered(y, part, opacity: fade)
    }

    /// Paints one run, cut by the runs of the clip.
    mutating func paint(_ y: Int, _ columns: Range<Int>, _ run: Coverage.Run, clip: Coverage?) {
        guard let clip else { return paint(y, columns, run, nil) }
        for index in clip.runs(inRow: y) {
            let other = clip.runs[index]
            if Int(other.x) >= columns.upperBound { return }
            paint(y, columns.clamped(to: other.columns), run, other)
        }
    }

    /// Paints the intersection of two runs, in pieces that fit the scratch rows.
    private mutating func paint(_ y: Int, _ columns: Range<Int>, _ run: Coverage.Run, _ clip: Coverage.Run?) {
        // Even: one coverage value for the whole piece, so that no row of coverage is needed.
        let isEven = run.first < 0 && (clip?.first ?? -1) < 0 && mask == nil
        let alpha = multiplied(multiplied(run.alpha, clip?.alpha ?? 255), fade)
        if isEven && alpha == 0 { return }
        var start = columns.lowerBound
        while start < columns.upperBound {
            let piece = start..<min(start + PaintScratch.length, columns.upperBound)
            if isEven {
                paintEven(y, piece, alpha)
            } else {
                scratch.cover(piece.count, by: fade)
                scratch.fade(piece, run, coverageValues)
                if let clip { scratch.fade(piece, clip, clipValues) }
                if let mask { scratch.fade(y, piece, mask) }
                paintCovered(y, piece, opacity: 255)
            }
            start = piece.upperBound
        }
    }

    /// Paints pixels with a common coverage.
    private mutating func paintEven(_ y: Int, _ columns: Range<Int>, _ alpha: UInt8) {
        if let solid {
            let shown = alpha == 255 ? solid : faded(solid, by: alpha)
            return canvas.withRow(y, columns) { row in
                if shown >= 0xFF00_0000 { row.update(repeating: shown) } else { kernels.over(shown, onto: &row) }
            }
        }
        if blend == .plusLighter, alpha == fade {
            // Here `alpha` is only the opacity, which belongs to the source. Interpolating after the sum would differ where the sum saturates.
            scratch.write(source, y, columns, kernels)
            scratch.fadeSource(columns.count, by: alpha)
            return canvas.withRow(y, columns) { kernels.plusLighter(scratch.source.span, onto: &$0) }
        }
        if blend == .normal, alpha < 255 || !source.isOpaque { return paintOver(y, columns, opacity: alpha) }
        guard alpha == 255 else {
            scratch.cover(columns.count, by: alpha)
            return paintCovered(y, columns, opacity: 255)
        }
        if blend == .copy || blend == .normal {
            return canvas.withRow(y, columns) { source.write(y, from: columns.lowerBound, into: &$0, kernels) }
        }
        scratch.write(source, y, columns, kernels)
        canvas.withRow(y, columns) { kernels.blend(scratch.source.span, onto: &$0, mode: blend) }
    }

    /// Composites the source's pixels with one opacity over the canvas.
    private mutating func paintOver(_ y: Int, _ columns: Range<Int>, opacity: UInt8) {
        let (canvas, kernels) = (canvas, kernels)
        func lay(_ pixels: Span<Pixel>) {
            canvas.withRow(y, columns) { kernels.over(pixels, onto: &$0, opacity: opacity) }
        }
        if source.lend(y, columns, lay) { return }
        scratch.write(source, y, columns, kernels)
        lay(scratch.source.span)
    }

    /// Paints pixels with the coverage in the scratch row.
    ///
    /// - Parameter opacity: A further factor of the paint in normal mode; other modes ignore it.
    private mutating func paintCovered(_ y: Int, _ columns: Range<Int>, opacity: UInt8) {
        if let solid { return canvas.withRow(y, columns) { kernels.over(solid, onto: &$0, covered: scratch.covers.span) } }
        scratch.write(source, y, columns, kernels)
        if blend == .normal {
            return canvas.withRow(y, columns) { kernels.over(scratch.source.span, onto: &$0, covered: scratch.covers.span, opacity: opacity) }
        }
        canvas.withRow(y, columns) { scratch.mix(into: &$0, mode: blend, kernels) }
    }
}
