import LaminaPrimitives

extension Mask {
    /// Returns the mask under a Gaussian blur, enlarged on every side by the blur's reach.
    ///
    /// - Parameter sigma: The standard deviation in pixels. Below 0.2 the mask is unchanged; values above 1000 are clamped.
    /// - Accuracy: 1/255 of the exact convolution, with zeros outside the mask.
    package func blurred(sigma: Double) -> Mask {
        guard sigma >= 0.2, !bounds.isEmpty else { return self }
        let deviation = min(sigma, 1000)
        // The cost of the recursive filter does not depend on sigma; measured, it is faster above a deviation of 8.
        return deviation <= 8 ? directlyBlurred(deviation) : recursivelyBlurred(deviation)
    }

    private func directlyBlurred(_ sigma: Double) -> Mask {
        let weights = Gaussian.weights(sigma: sigma)
        let radius = weights.count / 2
        let margin = Int((Gaussian.reach * sigma).rounded(.up))
        let grown = bounds.expanded(by: margin)
        // One row of vertical sums, padded with zeros on both sides for the taps that reach beyond the mask.
        var sums = [UInt16](repeating: 0, count: grown.width + 2 * radius)
        var result = [UInt8](repeating: 0, count: grown.area)
        let columns = margin + radius..<margin + radius + bounds.width
        for y in grown.minY..<grown.maxY {
            // Near the mask's top and bottom some of the filter's taps lie outside the mask, where all values are 0; these taps are skipped.
            let first = max(y - radius, bounds.minY)
            let last = min(y + radius, bounds.maxY - 1)
            guard first <= last else { continue }
            let rows = alphas.span.extracting((first - bounds.minY) * bounds.width..<alphas.count)
            let used = weights.span.extracting(first - y + radius..<last - y + radius + 1)
            var row = sums.mutableSpan
            row.withPart(columns) { RowKernels.chosen.blurDown(rows, stride: bounds.width, weights: used, into: &$0) }
            let start = (y - grown.minY) * grown.width
            var whole = result.mutableSpan
            whole.withPart(start..<start + grown.width) { RowKernels.chosen.blurAcross(sums.span, weights: weights.span, into: &$0) }
        }
        return Mask(bounds: grown, alphas: result)
    }

    private func recursivelyBlurred(_ sigma: Double) -> Mask {
        let margin = Int((Gaussian.reach * sigma).rounded(.up))
        let grown = bounds.expanded(by: margin)
        let filter = RecursiveGaussian(sigma: sigma)
        // The filter processes eight lines at a time, so both sides are rounded up to a multiple of 8.
        let width = (grown.width + 7) & ~7
        let height = (grown.height + 7) & ~7
        var plane = [Float](repeating: 0, count: width * height)
        for y in 0..<bounds.height {
            let start = (y + margin) * width + margin
            for x in 0..<bounds.width { plane[start + x] = Float(alphas[y * bounds.width + x]) }
        }
        filter.apply(to: &plane, lines: width, lineStride: 1, length: height, step: width)
        filter.apply(to: &plane, lines: height, lineStride: width, length: width, step: 1)
        var result = [UInt8](repeating: 0, count: grown.area)
        for y in 0..<grown.height {
            for x in 0..<grown.width { result[y * grown.width + x] = UInt8(max(0, min(255, plane[y * width + x] + 0.5))) }
        }
        return Mask(bounds: grown, alphas: result)
    }
}
