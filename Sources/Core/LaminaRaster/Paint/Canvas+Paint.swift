package import LaminaPrimitives

extension Canvas {
    /// Paints the area of `coverage`.
    ///
    /// The fully covered result is interpolated with the old pixels by coverage, clip and opacity.
    ///
    /// - Accuracy: Fully covered pixels are rounded once; partly covered ones lie within two steps of 255.
    /// - Parameters:
    ///   - opacity: The factor of the paint's alpha, clamped to 0...1; 0 when it is NaN.
    ///   - blend: The blend mode, which applies inside coverage and clip only.
    ///   - clip: A second coverage that multiplies the first; nil for no clip.
    package func fill(_ coverage: Coverage, with paint: Paint, opacity: Double = 1, blend: BlendMode = .normal, clip: Coverage? = nil) {
        guard case .solid(let color) = paint, clip == nil, blend == .normal else {
            return paintAll(within: coverage.bounds, coverage, paint, opacity, blend, clip)
        }
        // The most frequent case has a kernel of its own that handles all runs in one call.
        RowKernels.chosen.over(color.pixel(opacity: opacity), onto: self, covered: coverage, in: bounds.intersection(coverage.bounds))
    }

    /// Paints a rectangle of whole pixels.
    package func fill(_ rect: PixelRect, with paint: Paint, opacity: Double = 1, blend: BlendMode = .normal, clip: Coverage? = nil) {
        paintAll(within: rect, nil, paint, opacity, blend, clip)
    }

    /// Sets every pixel of a rectangle, by default to clear.
    package func clear(_ rect: PixelRect, to pixel: Pixel = 0) {
        let part = bounds.intersection(rect)
        for y in part.minY..<part.maxY { withRow(y, part.minX..<part.maxX) { $0.update(repeating: pixel) } }
    }

    /// Composites another canvas at its own position, typically the pixels of a group.
    ///
    /// - Parameters:
    ///   - source: A canvas with other memory than this one.
    ///   - mask: A canvas whose alpha multiplies the source; nothing is painted outside its bounds.
    package func compose(
        _ source: Canvas, opacity: Double = 1, blend: BlendMode = .normal, mask: Canvas? = nil, clip: Coverage? = nil
    ) {
        var region = bounds.intersection(source.bounds)
        if let mask { region = region.intersection(mask.bounds) }
        if let clip { region = region.intersection(clip.bounds) }
        Painter.paint(region, of: self, with: CanvasRows(canvas: source), blend, fade: fraction255(opacity), mask: mask, coverage: nil, clip: clip)
    }

    /// Composites a packed picture at its own position.
    package func compose(_ source: PackedPicture, opacity: Double = 1, clip: Coverage? = nil) {
        var region = bounds.intersection(source.bounds)
        if let clip { region = region.intersection(clip.bounds) }
        Painter.paint(
            region, of: self, with: PackedRows(picture: source), .normal, fade: fraction255(opacity), coverage: nil, clip: clip)
    }

    /// Multiplies every pixel by the alpha of `other`; pixels outside its bounds become clear.
    package func multiply(byAlphaOf other: Canvas) {
        fadeAll { y, columns, scratch in
            let known = columns.clamped(to: other.bounds.minX..<other.bounds.maxX)
            guard y >= other.bounds.minY, y < other.bounds.maxY, !known.isEmpty else { return scratch.cover(columns.count, by: 0) }
            scratch.cover(columns.count, by: 0)
            other.withRow(y, known) { row in
                for i in row.indices { scratch.covers[known.lowerBound - columns.lowerBound + i] = alphaChannel(of: row[i]) }
            }
        }
    }

    private func paintAll(
        within area: PixelRect, _ coverage: Coverage?, _ paint: Paint, _ opacity: Double, _ blend: BlendMode, _ clip: Coverage?
    ) {
        var region = bounds.intersection(area)
        if let clip { region = region.intersection(clip.bounds) }
        guard !region.isEmpty else { return }
        func paintRows(_ source: some RowSource, fade: UInt8) {
            Painter.paint(region, of: self, with: source, blend, fade: fade, coverage: coverage, clip: clip)
        }
        func paintPicture(_ source: some RowSource, _ tint: UInt32) {
            if tint == PicturePaint.noTint {
                paintRows(source, fade: fraction255(opacity))
            } else {
                paintRows(TintedRows(source, tint), fade: fraction255(opacity))
            }
        }
        switch paint {
        case .solid(let color):
            // The opacity goes into the colour before it is rounded to a pixel, so nothing is left to fade.
            paintRows(SolidRows(pixel: color.pixel(opacity: opacity)), fade: 255)
        case .picture(let picture):
            guard let rows = PictureRows(picture, columns: region.minX..<region.maxX) else { return }
            paintPicture(rows, picture.tint)
        case .tiles(let tiles):
            if let rows = TileRows(tiles) { paintPicture(rows, tiles.tint) }
        case .gradient(let gradient):
            if let rows = GradientRows(gradient) { paintRows(rows, fade: fraction255(opacity)) }
        }
    }

    /// Multiplies all pixels by the coverage that the closure writes to the scratch row.
    private func fadeAll(_ cover: (Int, Range<Int>, inout PaintScratch) -> Void) {
        var scratch = PaintScratch()
        for y in bounds.minY..<bounds.maxY {
            for start in stride(from: bounds.minX, to: bounds.maxX, by: PaintScratch.length) {
                let columns = start..<min(start + PaintScratch.length, bounds.maxX)
                cover(y, columns, &scratch)
                withRow(y, columns) { RowKernels.chosen.multiply(&$0, byCoverage: scratch.covers.span) }
            }
        }
    }
}

extension Color {
    /// Returns the pixel of the colour times an opacity, rounded only once; clear when the opacity is NaN.
    package func pixel(opacity: Double) -> Pixel { multipliedAlpha(by: Float(opacity > 0 ? min(opacity, 1) : 0)).pixel }
}

/// Returns an opacity as 0...255, clamped; 0 when it is NaN.
package func fraction255(_ opacity: Double) -> UInt8 { opacity > 0 ? UInt8((min(opacity, 1) * 255).rounded()) : 0 }
