import LaminaPrimitives

/// Steps whose pixels are means of many.
extension RecipeEvaluation {
    /// The largest standard deviation whose weights are summed one by one; larger blurs are three means of squares, whose cost does not grow.
    private static let mostWeighted = 8.0

    func blurred(_ recipe: ImageRecipe, _ sigma: Double, in area: PixelRect) -> ImagePlane {
        guard sigma > 0 else { return pixels(of: recipe, in: area) }
        guard sigma > Self.mostWeighted else { return convolved(recipe, Gaussian.curve(sigma: sigma).map { Float($0) }, in: area) }
        return averaged(recipe, Self.radii(sigma: min(sigma, PixelFilter.largestRadius)), in: area)
    }

    func averaged(_ recipe: ImageRecipe, _ radius: Double, in area: PixelRect) -> ImagePlane {
        let reach = Int(min(max(0, radius.isNaN ? 0 : radius), PixelFilter.largestRadius).rounded())
        return averaged(recipe, reach > 0 ? [reach] : [], in: area)
    }

    /// Returns the radii of three means whose succession is nearest to a Gaussian blur.
    ///
    /// - Source: The variance of a mean of w pixels is (w² − 1) / 12, and variances add up.
    private static func radii(sigma: Double) -> [Int] {
        let variance = 12 * sigma * sigma
        var low = Int((variance / 3 + 1).squareRoot())
        if low.isMultiple(of: 2) { low -= 1 }
        let width = Double(low)
        let count = Int(((variance - 3 * width * width - 12 * width - 9) / (-4 * width - 4)).rounded())
        return (0..<3).map { ($0 < count ? low : low + 2) / 2 }
    }

    private func averaged(_ recipe: ImageRecipe, _ radii: [Int], in area: PixelRect) -> ImagePlane {
        let reach = radii.reduce(0, +)
        var plane = pixels(of: recipe, in: area.insetBy(dx: -reach, dy: -reach))
        guard !plane.pixels.isEmpty, reach > 0 else { return plane.cropped(to: area) }
        let (width, height) = (plane.area.width, plane.area.height)
        for radius in radii {
            Self.average(&plane.pixels, lines: height, lineStride: width, length: width, step: 1, radius)
            Self.average(&plane.pixels, lines: width, lineStride: 1, length: height, step: width, radius)
        }
        return plane.cropped(to: area)
    }

    /// Replaces each pixel of each line by the mean of those within a radius; the sum moves along the line.
    private static func average(
        _ pixels: inout [SIMD4<Float>], lines: Int, lineStride: Int, length: Int, step: Int, _ radius: Int
    ) {
        let share = 1 / Double(2 * radius + 1)
        var line = [SIMD4<Float>](repeating: .zero, count: length)
        for index in 0..<lines {
            for place in 0..<length { line[place] = pixels[index * lineStride + place * step] }
            var sum = line.prefix(radius).reduce(SIMD4<Double>.zero) { $0 + SIMD4<Double>($1) }
            for place in 0..<length {
                if place + radius < length { sum += SIMD4<Double>(line[place + radius]) }
                pixels[index * lineStride + place * step] = SIMD4<Float>(sum * share)
                if place >= radius { sum -= SIMD4<Double>(line[place - radius]) }
            }
        }
    }

    /// Sums neighbours with weights, first along rows and then along columns.
    private func convolved(_ recipe: ImageRecipe, _ weights: [Float], in area: PixelRect) -> ImagePlane {
        let reach = weights.count / 2
        let source = pixels(of: recipe, in: area.insetBy(dx: -reach, dy: -reach))
        guard !source.pixels.isEmpty else { return ImagePlane(area) }
        let (width, height) = (area.width, source.area.height)
        var rows = [SIMD4<Float>](repeating: .zero, count: width * height)
        for y in 0..<height {
            let start = y * source.area.width
            for x in 0..<width {
                var sum = SIMD4<Float>.zero
                for (offset, weight) in weights.enumerated() { sum += source.pixels[start + x + offset] * weight }
                rows[y * width + x] = sum
            }
        }
        var result = ImagePlane(area)
        for y in 0..<area.height {
            for (offset, weight) in weights.enumerated() {
                let start = (y + offset) * width
                for x in 0..<width { result.pixels[y * width + x] += rows[start + x] * weight }
            }
        }
        return result
    }
}

extension PixelRect {
    /// The rectangle with its edges moved inwards, or outwards by negative numbers.
    func insetBy(dx: Int, dy: Int) -> PixelRect { PixelRect(minX + dx, minY + dy, maxX - dx, maxY - dy) }
}
