import LaminaPrimitives

/// The place on a gradient's axis that a pixel shows, in full precision; `GradientRows` draws rows of 8-bit pixels faster.
package struct GradientProgress {
    private enum Form {
        case linear(from: Point, vector: Point)
        case circles(TwoCircles)
        case conic(center: Point, angle: Double)
    }

    private let form: Form
    private let inverse: Projection
    private let drawn: ClosedRange<Double>

    /// - Returns: Nil when there is nothing to draw, and for ellipses, which only layers have.
    package init?(_ paint: GradientPaint) {
        guard !paint.ramp.gradient.stops.isEmpty, paint.inverse.isFinite else { return nil }
        drawn = (paint.ramp.extendsBefore ? -Double.infinity : 0)...(paint.ramp.extendsAfter ? Double.infinity : 1)
        inverse = paint.inverse
        switch paint.shape {
        case .linear(let from, let to):
            guard (to - from).dot(to - from) > 0 else { return nil }
            form = .linear(from: from, vector: to - from)
        case .radial(let from, let radius, let to, let endRadius):
            guard radius >= 0, endRadius >= 0, from != to || radius != endRadius else { return nil }
            form = .circles(TwoCircles(from: from, radius: radius, to: to, endRadius: endRadius, drawn: drawn))
        case .conic(let center, let angle): form = .conic(center: center, angle: angle)
        case .ellipse: return nil
        }
    }

    /// Returns the place, 0 at the start and 1 at the end, at the centre of a pixel; nil where nothing is drawn.
    package func at(_ x: Int, _ y: Int) -> Double? {
        let place = inverse(Point(Double(x) + 0.5, Double(y) + 0.5))
        switch form {
        case .linear(let from, let vector):
            let progress = (place - from).dot(vector) / vector.dot(vector)
            return drawn.contains(progress) ? progress : nil
        case .circles(let circles): return circles.progress(at: place)
        case .conic(let center, let angle):
            let turns = (Numerics.atan2(place.y - center.y, place.x - center.x) - angle) / (2 * .pi)
            return turns - turns.rounded(.down)
        }
    }
}
