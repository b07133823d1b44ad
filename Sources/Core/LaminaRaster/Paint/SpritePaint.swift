import CLaminaKernels
package import LaminaPrimitives

/// A picture that is drawn many times, each time under another map, multiplied by another colour.
package struct SpritePaint: Sendable {
    /// One drawing of the picture: its place, its colour and its opacity.
    package struct Use: Sendable {
        /// The map from the destination's pixel coordinates to the picture's.
        let map: AffineTransform
        let sampling: PicturePaint.Sampling
        /// The factors of red, green and blue, 0...255, from the third byte down.
        let tint: UInt32
        /// The factor of all channels, 0...255.
        package let opacity: UInt8

        /// - Parameters:
        ///   - map: The map from the destination's pixel coordinates to the picture's, which must be finite.
        ///   - tint: The factors of red, green and blue, 0...255, from the third byte down.
        ///   - opacity: The factor of all channels, clamped to 0...1; 0 when it is NaN.
        package init(map: AffineTransform, sampling: PicturePaint.Sampling, tint: UInt32, opacity: Double) {
            self.map = map.onGrid(for: sampling)
            self.sampling = sampling
            self.tint = tint
            self.opacity = fraction255(opacity)
        }
    }

    let window: PictureWindow
    /// True when channels are added and saturate; false composites source over.
    private let isAdded: Bool

    package init(_ window: PictureWindow, isAdded: Bool) {
        self.window = window
        self.isAdded = isAdded
    }

    /// Paints a small parallelogram on its part inside the canvas.
    ///
    /// - Returns: False, without painting, when there is no fast loop for it; the other `paint` has the same result.
    package func paint(_ quad: SmallQuad, _ use: Use, on canvas: Canvas) -> Bool {
        guard RowKernels.chosen.hasTable, use.sampling == .linear else { return false }
        let region = quad.bounds.intersection(canvas.bounds)
        if region.isEmpty { return true }
        if use.tint == PicturePaint.noTint, !isAdded {
            RowKernels.chosen.over(window, use.map, quad, opacity: use.opacity, onto: canvas, in: region)
        } else {
            RowKernels.chosen.over(window, use.map, quad, tint: use.tint, isAdded: isAdded, opacity: use.opacity, onto: canvas, in: region)
        }
        return true
    }

    /// Paints the area of a coverage on its part inside the canvas.
    package func paint(_ coverage: Coverage, _ use: Use, on canvas: Canvas) {
        let region = coverage.bounds.intersection(canvas.bounds)
        guard !region.isEmpty else { return }
        let (runs, alphas) = (coverage.runs, coverage.alphas)
        var scratch = PaintScratch()
        for y in region.minY..<region.maxY {
            for index in coverage.runs(inRow: y) {
                let columns = runs[index].columns.clamped(to: region.minX..<region.maxX)
                for start in stride(from: columns.lowerBound, to: columns.upperBound, by: PaintScratch.length) {
                    let piece = start..<min(start + PaintScratch.length, columns.upperBound)
                    scratch.cover(piece.count, by: 255)
                    scratch.fade(piece, runs[index], alphas)
                    paint(y, piece, use, &scratch, on: canvas)
                }
            }
        }
    }

    /// Paints some pixels of a row with the coverage in the scratch row.
    private func paint(_ y: Int, _ columns: Range<Int>, _ use: Use, _ scratch: inout PaintScratch, on canvas: Canvas) {
        let kernels = RowKernels.chosen
        scratch.write(SpriteRows(window: window, use: use), y, columns, kernels)
        for i in 0..<columns.count {
            scratch.source[i] = faded(tinted(scratch.source[i], by: use.tint), by: multiplied(scratch.covers[i], use.opacity))
        }
        let source = scratch.source.span
        canvas.withRow(y, columns) { isAdded ? kernels.plusLighter(source, onto: &$0) : kernels.over(source, onto: &$0) }
    }
}

/// The rows of a sprite's picture, without its tint.
struct SpriteRows: RowSource {
    let window: PictureWindow
    let use: SpritePaint.Use

    var isOpaque: Bool { false }

    func write(_ y: Int, from x: Int, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        let line = LaminaLine(Projection(use.map), row: y, from: x)
        switch use.sampling {
        case .nearest: kernels.sampleNearest(window, along: line, into: &row)
        case .linear: kernels.sampleLinear(window, along: line, into: &row)
        }
    }
}
