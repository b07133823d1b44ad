import LaminaPrimitives

/// Squares of one colour, each the mean of its pixels.
extension RecipeEvaluation {
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
