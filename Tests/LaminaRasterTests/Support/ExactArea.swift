import LaminaPrimitives

/// The exact area of polygons inside a pixel, computed slowly by clipping the polygons to the pixel's four sides.
enum ExactArea {
    /// Returns the winding number averaged over one pixel.
    static func winding(_ polygons: [[Point]], x: Int, y: Int) -> Double {
        polygons.reduce(0) { $0 + area(clipped($1, x: Double(x), y: Double(y))) }
    }

    /// Returns the expected coverage of a pixel, 0...255.
    static func alpha(_ polygons: [[Point]], _ rule: FillRule, x: Int, y: Int) -> Double {
        let winding = abs(winding(polygons, x: x, y: y))
        switch rule {
        case .nonZero: return 255 * min(1, winding)
        case .evenOdd:
            let part = winding.truncatingRemainder(dividingBy: 2)
            return 255 * min(part, 2 - part)
        }
    }

    private static func clipped(_ polygon: [Point], x: Double, y: Double) -> [Point] {
        var result = polygon
        result = clip(result) { $0.x - x }
        result = clip(result) { x + 1 - $0.x }
        result = clip(result) { $0.y - y }
        return clip(result) { y + 1 - $0.y }
    }

    private static func clip(_ polygon: [Point], _ distance: (Point) -> Double) -> [Point] {
        var result: [Point] = []
        guard var previous = polygon.last else { return [] }
        for point in polygon {
            let (a, b) = (distance(previous), distance(point))
            if (a < 0) != (b < 0) { result.append(previous.interpolated(to: point, at: a / (a - b))) }
            if b >= 0 { result.append(point) }
            previous = point
        }
        return result
    }

    private static func area(_ polygon: [Point]) -> Double {
        guard var previous = polygon.last else { return 0 }
        var sum = 0.0
        for point in polygon {
            sum += previous.cross(point)
            previous = point
        }
        return sum / 2
    }
}
