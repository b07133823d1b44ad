import CCairoPDF
import LaminaPrimitives
import LaminaRaster

extension MarkCanvas {
    /// Returns the pattern of a gradient in the space of its shape; nil when there is nothing to draw.
    ///
    /// - Parameter map: The map from the shape's space to the canvas.
    func gradient(_ ramp: ColorRamp, _ shape: GradientPaint.Shape, _ map: AffineTransform) -> CairoPattern? {
        guard !ramp.gradient.stops.isEmpty else { return nil }
        switch shape {
        case .linear(let from, let to):
            guard from != to else { return nil }
            let ends = GradientEnds(ramp)
            let (start, end) = (ends.point(from, to, ends.start), ends.point(from, to, ends.end))
            return unsafe stepped(ramp, ends, cairo.functions.cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
        case .radial(let from, let radius, let to, let endRadius):
            guard radius >= 0, endRadius >= 0, from != to || radius != endRadius else { return nil }
            let ends = GradientEnds(ramp).withinCircles(radius, endRadius)
            let (start, end) = (ends.point(from, to, ends.start), ends.point(from, to, ends.end))
            let radii = (ends.number(radius, endRadius, ends.start), ends.number(radius, endRadius, ends.end))
            return unsafe stepped(
                ramp, ends, cairo.functions.cairo_pattern_create_radial(start.x, start.y, radii.0, end.x, end.y, radii.1))
        case .conic(let center, let angle):
            return conic(ramp.gradient, center, angle, map)
        case .ellipse:
            // Only layers have this shape; they draw it as a circle under a map.
            return nil
        }
    }

    /// Adds the colours of a ramp to a linear or radial pattern.
    private func stepped(_ ramp: ColorRamp, _ ends: GradientEnds, _ pointer: OpaquePointer?) -> CairoPattern? {
        guard let pattern = unsafe CairoPattern(cairo, pointer) else { return nil }
        let stops = ramp.gradient.simplified
        let extends = ramp.extendsBefore || ramp.extendsAfter
        func add(_ stop: Gradient.Stop, alpha: Float = 1, at place: Double) {
            self.add(Gradient.Stop((place - ends.start) / (ends.end - ends.start), stop.color.multipliedAlpha(by: alpha)), pattern)
        }
        if ends.start < 0, let first = stops.first { for place in [ends.start, 0] { add(first, alpha: 0, at: place) } }
        for stop in stops { add(stop, at: stop.location) }
        if ends.end > 1, let last = stops.last { for place in [1, ends.end] { add(last, alpha: 0, at: place) } }
        unsafe cairo.functions.cairo_pattern_set_extend(pattern.pointer, extends ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        return pattern
    }

    private func add(_ stop: Gradient.Stop, _ pattern: CairoPattern) {
        let color = stop.color.clamped
        unsafe cairo.functions.cairo_pattern_add_color_stop_rgba(
            pattern.pointer, stop.location, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }

    /// The radius, in sizes of the canvas, beyond which a conic gradient is drawn in one colour.
    ///
    /// Around a centre so far away the canvas lies within a hundredth of a turn, unless one axis is stretched far more than the other. Cairo divides
    /// a mesh into parts of a pixel, those outside the page too, which would take minutes.
    private static let widestFan = 32.0

    /// Returns a pattern of one colour.
    private func uniform(_ color: Color) -> CairoPattern? {
        guard let pattern = unsafe CairoPattern(cairo, cairo.functions.cairo_pattern_create_linear(0, 0, 1, 0)) else { return nil }
        for place in [0.0, 1] { add(Gradient.Stop(place, color), pattern) }
        unsafe cairo.functions.cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
        return pattern
    }

    /// Returns a fan of triangles around a point, each between the colours of two angles.
    private func conic(_ gradient: Gradient, _ center: Point, _ angle: Double, _ map: AffineTransform) -> CairoPattern? {
        guard let back = map.inverse, let pattern = unsafe CairoPattern(cairo, cairo.functions.cairo_pattern_create_mesh()) else { return nil }
        let corners = back.corners(of: bounds)
        // The chords of the fan stay outside of the canvas's corners.
        let radius = corners.indices.reduce(1) { max($0, (corners[$1] - center).length) } * 1.1
        guard radius.isFinite else { return nil }
        let stops = gradient.simplified
        guard radius * map.maximumScale <= Self.widestFan * max(bounds.width, bounds.height) else {
            let place = back(bounds.center) - center
            let turns = (Numerics.atan2(place.y, place.x) - angle) / (2 * .pi)
            return uniform(gradient.color(at: turns - turns.rounded(.down)))
        }
        func point(_ place: Double) -> Point {
            let turn = angle + place * 2 * .pi
            return center + Point(Numerics.cos(turn), Numerics.sin(turn)) * radius
        }
        for (from, to) in zip(stops, stops.dropFirst()) where to.location > from.location {
            let parts = Int(((to.location - from.location) * 72).rounded(.up))
            for part in 0..<parts {
                let low = from.location + (to.location - from.location) * Double(part) / Double(parts)
                let high = from.location + (to.location - from.location) * Double(part + 1) / Double(parts)
                // The colours at the ends of a segment are the limits from its inside, also beside a hard edge.
                let segment = Gradient(stops: [from, to])
                add([center, point(low), point(high)], [segment.color(at: low), segment.color(at: high)], pattern)
            }
        }
        return pattern
    }

    /// Adds a triangle whose colour changes around its first corner.
    private func add(_ corners: [Point], _ colors: [Color], _ pattern: CairoPattern) {
        unsafe cairo.functions.cairo_mesh_pattern_begin_patch(pattern.pointer)
        unsafe cairo.functions.cairo_mesh_pattern_move_to(pattern.pointer, corners[0].x, corners[0].y)
        for corner in corners.dropFirst() + [corners[0]] { unsafe cairo.functions.cairo_mesh_pattern_line_to(pattern.pointer, corner.x, corner.y) }
        for (index, color) in [colors[0], colors[0], colors[1], colors[1]].enumerated() {
            let color = color.clamped
            unsafe cairo.functions.cairo_mesh_pattern_set_corner_color_rgba(
                pattern.pointer, UInt32(index), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        }
        unsafe cairo.functions.cairo_mesh_pattern_end_patch(pattern.pointer)
    }
}

/// The ends of a gradient's axis in the file: those of the ramp, or a little farther.
///
/// PDF can continue one end only, and Cairo both or none. A gradient that continues at one end gets a short transparent part at the other, which then
/// continues.
private struct GradientEnds {
    /// The length of a transparent part, as a fraction of the axis.
    private static let margin = 1.0 / 1024

    var start = 0.0
    var end = 1.0

    init(_ ramp: ColorRamp) {
        guard ramp.extendsBefore != ramp.extendsAfter else { return }
        if ramp.extendsBefore { end += Self.margin } else { start -= Self.margin }
    }

    /// The ends without a part whose circles would have a negative radius; nothing is drawn there anyway.
    func withinCircles(_ radius: Double, _ endRadius: Double) -> GradientEnds {
        var ends = self
        if number(radius, endRadius, start) < 0 { ends.start = 0 }
        if number(radius, endRadius, end) < 0 { ends.end = 1 }
        return ends
    }

    func number(_ from: Double, _ to: Double, _ place: Double) -> Double { from + (to - from) * place }
    func point(_ from: Point, _ to: Point, _ place: Double) -> Point { from + (to - from) * place }
}

extension Gradient {
    /// The number of stops from which stops that lie between their neighbours are left out.
    private static let manyStops = 32

    /// Stops from 0 to 1 with the same colours, to 1/500; functions that were evaluated at many places need only a few.
    fileprivate var simplified: [Stop] {
        var inner = stops.filter { $0.location > 0 && $0.location < 1 }
        inner.insert(Stop(0, color(at: 0)), at: 0)
        inner.append(Stop(1, color(at: 1)))
        guard inner.count > Self.manyStops else { return inner }
        var kept = [inner[0]]
        var start = 0
        for end in 2..<inner.count where !Self.isStraight(inner[start...end]) {
            start = end - 1
            kept.append(inner[start])
        }
        return kept + [inner[inner.count - 1]]
    }

    /// True when the stops between the first and the last have nearly the colours of the line between these two.
    private static func isStraight(_ stops: ArraySlice<Stop>) -> Bool {
        guard let first = stops.first, let last = stops.last, last.location > first.location else { return false }
        let line = Gradient(stops: [first, last])
        return stops.dropFirst().dropLast().allSatisfy { stop in
            let color = line.color(at: stop.location)
            return [color.red - stop.color.red, color.green - stop.color.green, color.blue - stop.color.blue, color.alpha - stop.color.alpha]
                .allSatisfy { abs($0) < 1.0 / 500 }
        }
    }
}

extension Color {
    /// The colour with components in 0...1; NaN becomes 0.
    fileprivate var clamped: Color {
        func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
        return Color(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
    }
}
