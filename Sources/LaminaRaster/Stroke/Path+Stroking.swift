package import LaminaPrimitives

extension Path {
    /// The outline of a stroke along this path, made of lines, to be filled with the non-zero rule.
    ///
    /// Dashes are cut first. A subpath without length is a dot for round caps, a square along the axes for square caps and nothing for butt
    /// ones; a lone move is nothing. A point that is not finite ends the path; a width that is not positive gives an empty outline.
    ///
    /// - Parameter tolerance: How far the outline may be from the true one, in the path's units. A stroke that is mapped afterwards wants this
    ///   many pixels divided by the map's largest scale; 1/32 of a pixel cannot be seen.
    /// - Parameter visible: Dashes whose strokes lie outside of it may be left out; nil for none.
    package func stroked(_ style: StrokeStyle, tolerance: Double, visible: Rect? = nil) -> Path {
        guard style.width > 0, style.width <= Flattening.limit, tolerance > 0 else { return Path() }
        let source =
            style.dashes.isEmpty
            ? self
            : dashed(
                style.dashes, phase: style.dashPhase, visible: visible?.insetBy(dx: -style.reach, dy: -style.reach))
        var stroker = Stroker(style, tolerance: tolerance)
        let segments = PathSegments(source)
        for subpath in segments.subpaths {
            guard stroker.add(subpath, of: segments) else { break }
        }
        return stroker.outline
    }
}
