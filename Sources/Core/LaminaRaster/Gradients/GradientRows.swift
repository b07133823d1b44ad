import CLaminaKernels
import LaminaPrimitives

extension GradientPaint {
    /// True when every pixel of the gradient has full alpha.
    package var isOpaque: Bool { GradientRows(self)?.isOpaque ?? false }
}

/// Generates rows of a gradient.
struct GradientRows: RowSource {
    /// The gradient's formula, after its shape was mapped to the coordinates in which it is simplest.
    private enum Form {
        /// The index of the ramp entry is x.
        case linear
        /// The index is the distance from the origin, times scale plus offset.
        case radial(scale: Double, offset: Double)
        /// The index is proportional to the angle around the origin.
        case conic
        case circles(TwoCircles)
    }

    private let ramp: ColorRamp
    private let form: Form
    /// The map from pixel coordinates to the coordinates of `form`.
    private let inverse: Projection
    let isOpaque: Bool

    /// Prepares a gradient.
    ///
    /// - Returns: Nil when there is nothing to draw: the shape has no extent, the map is not finite, or there are no stops.
    init?(_ paint: GradientPaint) {
        guard let (form, map) = Self.simplest(paint.shape, paint.ramp) else { return nil }
        let inverse = paint.inverse.followed(by: Projection(map))
        guard inverse.isFinite, !paint.ramp.gradient.stops.isEmpty else { return nil }
        ramp = paint.ramp
        self.form = form
        // The index of an axial gradient's colour is the column of a picture with one row.
        if case .linear = form, let map = inverse.affine { self.inverse = Projection(map.onGrid(for: .nearest)) } else { self.inverse = inverse }
        // Two circles may leave areas uncovered.
        if case .circles = form { isOpaque = false } else { isOpaque = paint.ramp.isOpaque }
    }

    /// Writes the row's pixels, starting at column `x`.
    func write(_ y: Int, from x: Int, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        let line = LaminaLine(inverse, row: y, from: x)
        switch form {
        case .linear where line.dx == 0 && line.dw == 0:
            // The colour is constant along the row, as in every vertical gradient.
            row.update(repeating: ScalarRows.entry(line.x, of: ramp.entries))
        case .linear: kernels.rampLinear(ramp.entries, along: line, into: &row)
        case .radial(let scale, let offset): kernels.rampRadial(ramp.entries, along: line, scale: scale, offset: offset, into: &row)
        case .conic: kernels.rampConic(ramp.entries, along: line, scale: Double(ColorRamp.steps), offset: 1, into: &row)
        case .circles(let circles):
            for i in row.indices { row[i] = circles.progress(at: line.place(i)).map(entry) ?? 0 }
        }
    }

    /// The gradient in whole numbers; nil when it is not axial, or its positions could be inexact.
    func map(in region: PixelRect) -> RampMap? {
        guard case .linear = form, let map = inverse.affine else { return nil }
        return RampMap(ramp.entries, map, in: region)
    }

    private func entry(_ progress: Double) -> Pixel {
        ScalarRows.entry(progress * Double(ColorRamp.steps) + 1, of: ramp.entries)
    }

    /// Returns the form and the map from the shape's coordinates to the form's; nil when the shape has no extent.
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
            // Concentric circles need no quadratic equation per pixel.
            if from == to { return ringForm(from, radius, endRadius) }
            guard radius >= 0, endRadius >= 0 else { return nil }
            let drawn = (ramp.extendsBefore ? -Double.infinity : 0)...(ramp.extendsAfter ? Double.infinity : 1)
            return (.circles(TwoCircles(from: from, radius: radius, to: to, endRadius: endRadius, drawn: drawn)), .identity)
        }
    }

    /// Returns a map after which x is the index of the ramp entry: 1 at the start and `steps` + 1 at the end.
    private static func linearMap(_ from: Point, _ to: Point) -> AffineTransform? {
        let vector = to - from
        let square = vector.dot(vector)
        guard square > 0, square.isFinite else { return nil }
        let factor = Double(ColorRamp.steps) / square
        return AffineTransform(
            a: vector.x * factor, b: 0, c: vector.y * factor, d: 0, tx: 1 - from.dot(vector) * factor, ty: 0)
    }

    /// Returns the form of concentric circles; nil when there is no extent.
    private static func ringForm(_ center: Point, _ radius: Double, _ endRadius: Double) -> (Form, AffineTransform)? {
        guard radius >= 0, endRadius >= 0, radius != endRadius else { return nil }
        let scale = Double(ColorRamp.steps) / (endRadius - radius)
        return (.radial(scale: scale, offset: 1 - radius * scale), .translation(-center.x, -center.y))
    }
}
