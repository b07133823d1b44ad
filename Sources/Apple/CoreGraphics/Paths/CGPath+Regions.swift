import LaminaPrimitives

// The results have the properties that Apple documents for `Path` in SwiftUI: no self-intersections, a normalized orientation, and the same
// inside by both fill rules. Open subpaths are closed by a line.
extension CGPath {
    /// Returns a path whose inside is the inside of this path, without self-intersections.
    ///
    /// - Parameter rule: The rule that decides this path's inside.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        region("CGPathCreateCopyByNormalizing", path.combined(.union, with: Path(), rule: FillRule(rule)))
    }

    /// Returns a path whose inside is the points inside either path.
    ///
    /// - Parameter rule: The rule that decides the insides of both paths.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        region("CGPathCreateCopyByUnioningPath", path.combined(.union, with: other.path, rule: FillRule(rule)))
    }

    /// Returns a path whose inside is the points inside both paths.
    ///
    /// - Parameter rule: The rule that decides the insides of both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        region("CGPathCreateCopyByIntersectingPath", path.combined(.intersection, with: other.path, rule: FillRule(rule)))
    }

    /// Returns a path whose inside is the points inside this path but not the other.
    ///
    /// - Parameter rule: The rule that decides the insides of both paths.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        region("CGPathCreateCopyBySubtractingPath", path.combined(.difference, with: other.path, rule: FillRule(rule)))
    }

    /// Returns a path whose inside is the points inside exactly one of the paths.
    ///
    /// - Parameter rule: The rule that decides the insides of both paths.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        region(
            "CGPathCreateCopyBySymmetricDifferenceOfPath", path.combined(.symmetricDifference, with: other.path, rule: FillRule(rule)))
    }

    /// Returns the parts of this path's line that lie inside the other path or on its outline.
    ///
    /// Closed subpaths that are not cut stay closed; a subpath that is cut becomes open subpaths.
    ///
    /// - Parameter rule: The rule that decides the other path's inside.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        region("CGPathCreateCopyOfLineByIntersectingPath", path.lines(of: other.path, rule: FillRule(rule), isInside: true))
    }

    /// Returns the parts of this path's line that lie outside the other path.
    ///
    /// Closed subpaths that are not cut stay closed; a subpath that is cut becomes open subpaths.
    ///
    /// - Parameter rule: The rule that decides the other path's inside.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        region("CGPathCreateCopyOfLineBySubtractingPath", path.lines(of: other.path, rule: FillRule(rule), isInside: false))
    }

    /// Returns the connected parts of the inside, each as a path with its holes.
    ///
    /// - Parameter rule: The rule that decides this path's inside.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let components = path.components(rule: FillRule(rule))
        if components == nil { reportTooManyCrossings("CGPathCreateSeparateComponents") }
        return (components ?? []).map { CGPath($0) }
    }

    /// Returns true when a point is inside both paths.
    ///
    /// - Parameter rule: The rule that decides the insides of both paths.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        let answer = path.overlaps(other.path, rule: FillRule(rule))
        if answer == nil { reportTooManyCrossings("CGPathIntersectsPath") }
        return answer ?? false
    }

    private func region(_ name: String, _ result: Path?) -> CGPath {
        if result == nil { reportTooManyCrossings(name) }
        return CGPath(result ?? Path())
    }

    private func reportTooManyCrossings(_ name: String) {
        Diagnostics.report(exception: name, detail: "the paths have too many crossings; the result is empty")
    }
}
