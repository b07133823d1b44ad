import LaminaPrimitives
import LaminaRaster

extension CGContext {
    /// Paints a shape with the precision of the bitmap's samples; does nothing and returns false inside a layer and in other blend modes.
    func paintSamples(_ shape: Coverage, _ color: CGColor) -> Bool {
        guard groups.isEmpty, state.blend == .normal, case .memory(let memory) = store, case .samples(let format) = memory.codec else { return false }
        if let shadow = state.shadow {
            drawShadow(shadow, of: shape.bounds) { canvas, opacity, blend, clip in
                canvas.fill(shape, with: .solid(color.color), opacity: opacity, blend: blend, clip: clip)
            }
        }
        memory.fill(shape, with: color, format, opacity: state.alpha, clip: state.clip)
        return true
    }
}

extension PixelMemory {
    /// Fills a shape with the precision of the memory's samples.
    fileprivate func fill(_ shape: Coverage, with color: CGColor, _ format: SampleFormat, opacity: Double, clip: ClipRegion) {
        let part = bounds.intersection(shape.bounds).intersection(clip.bounds)
        guard !part.isEmpty, let (source, alpha) = paint(color, format) else { return }
        var covers = [Double](repeating: 0, count: part.width)
        for y in part.minY..<part.maxY {
            for i in covers.indices { covers[i] = alpha * opacity }
            covers.multiply(by: shape, row: y, from: part.minX)
            if let coverage = clip.coverage { covers.multiply(by: coverage, row: y, from: part.minX) }
            withRow(y) { row in
                for x in covers.indices where covers[x] > 0 {
                    let below = format.layout.sample(row.span, from: 0, column: part.minX + x)
                    format.layout.write(below.covered(by: source, covers[x]), to: &row, from: 0, column: part.minX + x)
                }
            }
        }
    }

    /// Returns a colour's components as samples of the memory, and its alpha; nil when there is no colour.
    private func paint(_ color: CGColor, _ format: SampleFormat) -> (SIMD4<Double>, Double)? {
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
