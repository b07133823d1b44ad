import LaminaPrimitives

/// Steps whose pixels are means of many.
extension RecipeEvaluation {
    func blurred(_ recipe: ImageRecipe, _ sigma: Double, in area: PixelRect) -> ImagePlane {
        guard sigma > 0 else { return pixels(of: recipe, in: area) }
        let weights = Gaussian.curve(sigma: min(sigma, PixelFilter.largestRadius)).map { Float($0) }
        return convolved(recipe, weights, in: area)
    }

    func averaged(_ recipe: ImageRecipe, _ radius: Double, in area: PixelRect) -> ImagePlane {
        let reach = Int(min(max(0, radius.isNaN ? 0 : radius), PixelFilter.largestRadius).rounded())
        guard reach > 0 else { return pixels(of: recipe, in: area) }
        return convolved(recipe, Array(repeating: 1 / Float(2 * reach + 1), count: 2 * reach + 1), in: area)
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

    func pixellated(_ recipe: ImageRecipe, _ size: Double, _ center: Point, in area: PixelRect) -> ImagePlane {
        let side = min(size, PixelFilter.largestRadius)
        guard side > 1, abs(center.x) < 1e6, abs(center.y) < 1e6 else { return pixels(of: recipe, in: area) }
        func square(_ pixel: Int, _ center: Double) -> Range<Int> {
            let origin = center - side / 2
            let low = origin + ((Double(pixel) + 0.5 - origin) / side).rounded(.down) * side
            let first = Int((low - 0.5).rounded(.up))
            return first..<max(first + 1, Int((low + side - 0.5).rounded(.up)))
        }
        let reach = Int(side.rounded(.up)) + 1
        let source = pixels(of: recipe, in: area.insetBy(dx: -reach, dy: -reach))
        let (columns, rows) = (
            (area.minX..<area.maxX).map { square($0, center.x) }, (area.minY..<area.maxY).map { square($0, center.y) }
        )
        var means: [SquareKey: SIMD4<Float>] = [:]
        return ImagePlane(area) { x, y in
            let (column, row) = (columns[x - area.minX], rows[y - area.minY])
            let key = SquareKey(x: column.lowerBound, y: row.lowerBound)
            if let mean = means[key] { return mean }
            let sum = row.reduce(SIMD4<Float>.zero) { sum, y in column.reduce(sum) { $0 + source[$1, y] } }
            let mean = sum / Float(column.count * row.count)
            means[key] = mean
            return mean
        }
    }
}

/// The first column and row of a square of one colour.
private struct SquareKey: Hashable {
    let x: Int
    let y: Int
}

extension PixelRect {
    /// The rectangle with its edges moved inwards, or outwards by negative numbers.
    fileprivate func insetBy(dx: Int, dy: Int) -> PixelRect { PixelRect(minX + dx, minY + dy, maxX - dx, maxY - dy) }
}
