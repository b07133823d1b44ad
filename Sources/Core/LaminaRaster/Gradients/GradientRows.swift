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
        /// The index is `offset` plus the distance from the origin, or minus it when the circles shrink.
        case radial(offset: Double, isShrinking: Bool)
        /// The index is 1 plus the angle around the origin in 1/1024 turn.
        case conic
        case circles(TwoCircles)
    }

    private let ramp: ColorRamp
    private let form: Form
    /// The map from pixel coordinates to the coordinates of `form`.
    private let inverse: Projection
    /// The fractional bits of positions in radial and conic gradients.
    private let bits: Int
    /// The number that is added to positions, so that each sum is rounded; see `CurveGrid`.
    private let anchor: Double
    let isOpaque: Bool

    /// Prepares a gradient.
    ///
    /// - Returns: Nil when there is nothing to draw: the shape has no extent, the map is not finite, or there are no stops.
    init?(_ paint: GradientPaint) {
        guard let (form, map) = Self.simplest(paint.shape, paint.ramp) else { return nil }
        let inverse = paint.inverse.followed(by: Projection(map))
        guard inverse.isFinite, !paint.ramp.gradient.stops.isEmpty else { return nil }
        ramp = paint.ramp
        (self.form, bits) = Self.onGrid(form)
        // Two circles may leave areas uncovered.
        if case .circles = form { isOpaque = false } else { isOpaque = paint.ramp.isOpaque }
        guard let map = inverse.affine else {
            (self.inverse, anchor) = (inverse, 0)
            return
        }
        switch form {
        // The index of an axial gradient's colour is the column of a picture with one row.
        case .linear: (self.inverse, anchor) = (Projection(map.onGrid(for: .nearest)), 0)
        case .radial: (self.inverse, anchor) = (Projection(map.onGrid(for: .linear)), CurveGrid.anchor(bits: bits))
        case .conic: (self.inverse, anchor) = (Projection(map.withSteepestSlopeNearOne.onGrid(for: .linear)), CurveGrid.anchor(bits: bits))
        case .circles: (self.inverse, anchor) = (inverse, 0)
        }
    }

    /// Writes the row's pixels, starting at column `x`.
    func write(_ y: Int, from x: Int, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        var line = LaminaLine(inverse, row: y, from: x)
        line.x += anchor
        line.y += anchor
        switch form {
        case .linear where line.dx == 0 && line.dw == 0:
            // The colour is constant along the row, as in every vertical gradient.
            row.update(repeating: ScalarRows.entry(line.x, of: ramp.entries))
        case .linear: kernels.rampLinear(ramp.entries, along: line, into: &row)
        case .radial(let offset, let isShrinking):
            kernels.rampRadial(ramp.entries, along: line, anchor: anchor, offset: offset, isShrinking: isShrinking, into: &row)
        case .conic: kernels.rampConic(ramp.entries, along: line, anchor: anchor, into: &row)
        case .circles(let circles):
            for i in row.indices { row[i] = circles.progress(at: line.place(i)).map(entry) ?? 0 }
        }
    }

    /// The gradient in whole numbers; nil when its positions could be inexact, in perspective, and between circles with two centres.
    func wholeNumbers(in region: PixelRect) -> PaintSource? {
        guard let map = inverse.affine else { return nil }
        switch form {
        case .linear: return RampMap(ramp.entries, map, in: region).map { .ramp($0) }
        case .radial(let offset, let isShrinking):
            // A power of two changes no digit, and the offset is a multiple of the unit.
            let units = Double(sign: .plus, exponent: bits, significand: offset)
            guard units.magnitude < Double(CurveGrid.farthest) else { return nil }
            let form = CurveMap.Form.radial(offset: Int(units), isShrinking: isShrinking)
            return CurveMap(form, ramp.entries, map, bits: bits, in: region).map { .curve($0) }
        case .conic: return CurveMap(.conic, ramp.entries, map, bits: bits, in: region).map { .curve($0) }
        case .circles: return nil
        }
    }

    /// Rounds the numbers of a form, and chooses the fractional bits of its positions.
    private static func onGrid(_ form: Form) -> (Form, bits: Int) {
        guard case .radial(let offset, let isShrinking) = form else { return (form, CurveGrid.conicBits) }
        let bits = CurveGrid.bits(upTo: offset.magnitude + Double(ColorRamp.steps + 2))
        let unit = Double(sign: .plus, exponent: -bits, significand: 1)
        return (.radial(offset: (offset / unit).rounded() * unit, isShrinking: isShrinking), bits)
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
            let steps = Double(ColorRamp.steps)
            let map = AffineTransform.translation(-center.x, -center.y).followed(by: .scale(steps / radii.width, steps / radii.height))
            return (.radial(offset: 1, isShrinking: false), map)
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
        let map = AffineTransform.translation(-center.x, -center.y).followed(by: .scale(abs(scale), abs(scale)))
        return (.radial(offset: 1 - radius * scale, isShrinking: scale < 0), map)
    }
}

extension AffineTransform {
    /// The map times a power of two, with which the largest of its slopes is at least ½ and below 1; angles stay.
    fileprivate var withSteepestSlopeNearOne: AffineTransform {
        let steepest = max(a.magnitude, b.magnitude, c.magnitude, d.magnitude)
        guard steepest.isNormal else { return self }
        let factor = Double(sign: .plus, exponent: -1 - Int(steepest.exponent), significand: 1)
        return followed(by: .scale(factor, factor))
    }
}
