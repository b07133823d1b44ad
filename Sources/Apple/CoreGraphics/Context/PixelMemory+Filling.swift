import LaminaPrimitives
import LaminaRaster

extension CGContext {
    /// Paints a shape with the precision of the bitmap's samples; does nothing and returns false inside a layer and in other blend modes.
    func paintSamples(_ shape: Coverage, _ color: CGColor) -> Bool {
        guard let (memory, format) = deepMemory else { return false }
        if let shadow = state.shadow {
            drawShadow(shadow, of: shape.bounds) { canvas, opacity, blend, clip in
                canvas.fill(shape, with: .solid(color.color), opacity: opacity, blend: blend, clip: clip)
            }
        }
        guard let (source, alpha) = memory.paint(color, format) else { return true }
        memory.fill(shape.bounds, shape, format, opacity: state.alpha, clip: state.clip) { _, _ in (source, alpha) }
        return true
    }

    /// Fills the clip with a gradient in the precision of the bitmap's samples; see `paintSamples(_:_:)`.
    func paintSamples(_ gradient: GradientPaint) -> Bool {
        guard let (memory, format) = deepMemory, state.shadow == nil, let progress = GradientProgress(gradient) else { return false }
        memory.fill(state.clip.bounds, nil, format, opacity: state.alpha, clip: state.clip) { x, y in
            progress.at(x, y).map { format.source(gradient.ramp.gradient.color(at: $0)) }
        }
        return true
    }

    /// Draws an image that has more precision than 8 bits in the precision of the bitmap's samples; see `paintSamples(_:_:)`.
    ///
    /// - Parameter placement: The transform from pixels of the context to pixels of the image.
    func paintSamples(_ image: CGImage, _ shape: Coverage, _ placement: AffineTransform) -> Bool {
        // Interpolation of four pixels would skip the others of an image shown at half its size; its pixels are averaged with 8 bits.
        let isReduced = max(Point(placement.a, placement.c).length, Point(placement.b, placement.d).length) >= 2
        guard image.format.bitsPerComponent > 8, !isReduced, let (memory, format) = deepMemory, state.shadow == nil else { return false }
        let shown = placement(shape.bounds.intersection(state.clip.bounds).rect)
        guard let picture = DeepPicture(image, showing: shown, in: format) else { return false }
        let isSmooth = sampling(of: image) == .linear
        memory.fill(shape.bounds, shape, format, opacity: state.alpha, clip: state.clip) { x, y in
            picture.sample(at: placement(Point(Double(x) + 0.5, Double(y) + 0.5)), isSmooth: isSmooth)
        }
        return true
    }

    /// The memory on which drawing keeps the precision of its samples; nil inside a layer, in other blend modes and for 8 bits.
    private var deepMemory: (PixelMemory, SampleFormat)? {
        guard drawsSamples, groups.isEmpty, state.blend == .normal, case .memory(let memory) = store, case .samples(let format) = memory.codec else {
            return nil
        }
        return (memory, format)
    }
}

extension SampleFormat {
    /// Returns a colour's components as samples, and its alpha.
    func source(_ color: Color) -> (SIMD4<Double>, Double) {
        guard let encoding else { return (.zero, Double(color.alpha)) }
        let standard = Vector3(Double(color.red), Double(color.green), Double(color.blue))
        let components =
            encoding == .rgb(.sRGB, .sRGB)
            ? [standard.x, standard.y, standard.z] : encoding.components(standard.map(TransferFunction.sRGB.light))
        return (sample(components, alpha: Double(color.alpha)).components, Double(color.alpha))
    }
}

extension PixelMemory {
    /// Fills an area with the precision of the memory's samples.
    ///
    /// - Parameters:
    ///   - shape: The coverage of the area; nil for all of it.
    ///   - paint: Returns a pixel's components as samples, not multiplied by alpha, and its alpha; nil leaves the pixel as it is.
    fileprivate func fill(
        _ area: PixelRect, _ shape: Coverage?, _ format: SampleFormat, opacity: Double, clip: ClipRegion,
        _ paint: (Int, Int) -> (SIMD4<Double>, Double)?
    ) {
        let part = bounds.intersection(area).intersection(clip.bounds)
        guard !part.isEmpty else { return }
        var covers = [Double](repeating: 0, count: part.width)
        for y in part.minY..<part.maxY {
            for i in covers.indices { covers[i] = opacity }
            if let shape { covers.multiply(by: shape, row: y, from: part.minX) }
            if let coverage = clip.coverage { covers.multiply(by: coverage, row: y, from: part.minX) }
            withRow(y) { row in
                for x in covers.indices where covers[x] > 0 {
                    guard let (source, alpha) = paint(part.minX + x, y), alpha > 0 else { continue }
                    let below = format.layout.sample(row.span, from: 0, column: part.minX + x)
                    format.layout.write(below.covered(by: source, alpha * covers[x]), to: &row, from: 0, column: part.minX + x)
                }
            }
        }
    }

    /// Returns a colour's components as samples of the memory, and its alpha; nil when there is no colour.
    fileprivate func paint(_ color: CGColor, _ format: SampleFormat) -> (SIMD4<Double>, Double)? {
        guard let space = color.colorSpace, space.model != .pattern, let numbers = color.components?.map({ Double($0) }) else { return nil }
        let alpha = numbers[numbers.count - 1]
        guard let encoding = format.encoding else { return (.zero, alpha) }
        let components = encoding == space.encoding ? Array(numbers.dropLast()) : encoding.components(space.encoding.light(numbers))
        return (format.sample(components, alpha: alpha).components, alpha)
    }
}

extension Sample {
    /// Returns this sample under another one.
    ///
    /// - Parameter opacity: The opacity of the upper sample, 0...1.
    /// - Source: Porter and Duff 1984, "over".
    fileprivate func covered(by upper: SIMD4<Double>, _ opacity: Double) -> Sample {
        let rest = alpha * (1 - opacity)
        let sum = opacity + rest
        return Sample(components: sum > 0 ? (upper * opacity + components * rest) / sum : .zero, alpha: sum)
    }
}

extension [Double] {
    /// Multiplies each element by the coverage of a pixel of a row; the first element belongs to the column `start`.
    fileprivate mutating func multiply(by coverage: Coverage, row: Int, from start: Int) {
        var factors = [Double](repeating: 0, count: count)
        if row >= coverage.bounds.minY, row < coverage.bounds.maxY {
            for run in coverage.runs[coverage.runs(inRow: row)] {
                let from = Swift.max(0, Int(run.x) - start)
                let to = Swift.min(count, Int(run.x) + Int(run.count) - start)
                for i in from..<Swift.max(from, to) {
                    // A negative `first` marks a run with one alpha for all of its pixels.
                    let alpha = run.first < 0 ? run.alpha : coverage.alphas[Int(run.first) + i + start - Int(run.x)]
                    factors[i] = Double(alpha) / 255
                }
            }
        }
        for i in indices { self[i] *= factors[i] }
    }
}
