import CLaminaKernels
import LaminaPrimitives

extension GradientPaint {
    /// Nothing can be seen through it.
    package var isOpaque: Bool { GradientRows(self)?.isOpaque ?? false }
}

/// Makes rows of a gradient.
struct GradientRows: RowSource {
    /// A shape whose places have been mapped to where its formula is simplest.
    private enum Form {
        /// The entry is x.
        case linear
        /// The entry is the distance from the origin, times scale plus offset.
        case radial(scale: Double, offset: Double)
        /// The entry is the turn around the origin.
        case conic
        case circles(TwoCircles)
    }

    private let ramp: ColorRamp
    private let form: Form
    /// From pixel coordinates to the plane of `form`.
    private let inverse: Projection
    let isOpaque: Bool

    /// - Returns: Nil when there is nothing to draw: a shape without extent, or a map that is not finite.
    init?(_ paint: GradientPaint) {
        guard let (form, map) = Self.simplest(paint.shape, paint.ramp) else { return nil }
        let inverse = paint.inverse.followed(by: Projection(map))
        guard inverse.isFinite, !paint.ramp.gradient.stops.isEmpty else { return nil }
        ramp = paint.ramp
        self.form = form
        self.inverse = inverse
        // Two circles leave places uncovered.
        if case .circles = form { isOpaque = false } else { isOpaque = paint.ramp.isOpaque }
    }

    /// Writes the row's pixels from column `x` on.
    func write(_ y: Int, from x: Int, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        let line = LaminaLine(inverse, row: y, from: x)
        switch form {
        case .linear where line.dx == 0 && line.dw == 0:
            // Rows along which the colour does not change: every gradient from top to bottom.
            row.update(repeating: ScalarRows.entry(line.x, of: ramp.entries))
        case .linear: kernels.rampLinear(ramp.entries, along: line, into: &row)
        case .radial(let scale, let offset): kernels.rampRadial(ramp.entries, along: line, scale: scale, offset: offset, into: &row)
        case .conic: kernels.rampConic(ramp.entries, along: line, scale: Double(ColorRamp.steps), offset: 1, into: &row)
        case .circles(let circles):
            for i in row.indices { row[i] = circles.progress(at: line.place(i)).map(entry) ?? 0 }
        }
    }

    private func entry(_ progress: Double) -> Pixel {
        ScalarRows.entry(progress * Double(ColorRamp.steps) + 1, of: ramp.entries)
    }

    /// The form, and the map from the shape's plane to the form's; nil when the shape has no extent.
    private static func simplest(_ shape: GradientPaint.Shape, _ ramp: ColorRamp) -> (Form, AffineTransform)? {
        switch shape {
        case .linear(let from, let to):
            return linearMap(from, to).map { (.linear, $0) }
        case .ellipse(let center, let radii):
            guard radii.width > 0, radii.height > 0 else { return nil }
            let map = AffineTransform.translation(-center.x, -center.y).followed(by: .scale(1 / radii.width, 1 / radii.height))
            return (.radial(scale: Double(ColorRamp.steps), offset: 1), map)
        case .conic(let center, let angle):
            return (.conic, AffineTransform.translation(-center.x, -center.y).followed(by: .rotation(-angle)))
        case .radial(let from, let radius, let to, let endRadius):
            if from == to { return ringForm(from, radius, endRadius) }
            guard radius >= 0, endRadius >= 0 else { return nil }
            let drawn = (ramp.extendsBefore ? -Double.infinity : 0)...(ramp.extendsAfter ? Double.infinity : 1)
            return (.circles(TwoCircles(from: from, radius: radius, to: to, endRadius: endRadius, drawn: drawn)), .identity)
        }
    }

    /// Makes x the entry: 1 at the start, one more than the number of steps at the end.
    private static func linearMap(_ from: Point, _ to: Point) -> AffineTransform? {
        let way = to - from
        let square = way.dot(way)
        guard square > 0, square.isFinite else { return nil }
        let factor = Double(ColorRamp.steps) / square
        return AffineTransform(
            a: way.x * factor, b: 0, c: way.y * factor, d: 0, tx: 1 - from.dot(way) * factor, ty: 0)
    }

    /// Circles around one centre.
    private static func ringForm(_ center: Point, _ radius: Double, _ endRadius: Double) -> (Form, AffineTransform)? {
        guard radius >= 0, endRadius >= 0, radius != endRadius else { return nil }
        let scale = Double(ColorRamp.steps) / (endRadius - radius)
        return (.radial(scale: scale, offset: 1 - radius * scale), .translation(-center.x, -center.y))
    }
}
