package import LaminaPrimitives

extension Path {
    /// The maximal number of points of a path that is stroked.
    ///
    /// The outline of a stroke has several times as many points as the path. Without the limit, code that strokes outlines again and again would
    /// fill the memory.
    package static let mostStrokedPoints = 1 << 20

    /// Returns the outline of a stroke along this path, made of lines, to be filled with the non-zero rule.
    ///
    /// Dashes are cut first. A subpath of length 0 becomes a dot with round caps, an axis-aligned square with square caps, and nothing with butt
    /// caps; a lone move gives nothing. A point that is not finite ends the path. A width that is not positive, or a path of more than
    /// `mostStrokedPoints` points, gives an empty outline.
    ///
    /// - Parameter tolerance: The largest distance between this outline and the exact one, in the path's units. If the result is mapped afterwards,
    ///   pass the tolerance in pixels divided by the map's largest scale; 1/32 of a pixel is invisible.
    /// - Parameter visible: Dashes whose strokes lie outside this rectangle may be omitted; nil keeps all.
    package func stroked(_ style: StrokeStyle, tolerance: Double, visible: Rect? = nil) -> Path {
        guard style.width > 0, style.width <= Flattening.limit, tolerance > 0, points.count <= Self.mostStrokedPoints else { return Path() }
        let source =
            style.dashes.isEmpty
            ? self
            : dashed(
                // The stroke of a dash outside the rectangle may still reach into it: by half of the width, by a cap or by a miter.
                style.dashes, phase: style.dashPhase, visible: visible?.insetBy(dx: -style.reach, dy: -style.reach))
        var stroker = Stroker(style, tolerance: tolerance, points: source.points.count)
        let segments = PathSegments(source)
        for subpath in segments.subpaths {
            guard stroker.add(subpath, of: segments) else { break }
        }
        return stroker.outline
    }
}
