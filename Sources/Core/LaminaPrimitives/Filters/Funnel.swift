/// A pull of a picture into a point: near parts leave first, and the picture narrows before the point.
package struct Funnel: Sendable, Hashable {
    /// The point into which the picture disappears.
    package var target: Point
    /// The point of the picture that is farthest from `target`, which leaves last.
    package var far: Point
    /// The part of the way that `far` has gone, 0...1.
    package var progress: Double

    /// The pull into a rectangle's corner at minimum x and minimum y.
    ///
    /// - Parameter progress: Clamped to 0...1; at 1 nothing is left of the picture.
    package init(in bounds: Rect, at progress: Double) {
        target = Point(bounds.minX, bounds.minY)
        far = Point(bounds.maxX, bounds.maxY)
        self.progress = max(0, min(1, progress))
    }

    /// The distance from `target` to `far`.
    package var length: Double {
        let (dx, dy) = (far.x - target.x, far.y - target.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// Returns the point of the picture that a point of the result shows; nil when it shows none.
    ///
    /// Along the axis from `target` to `far`, with lengths in units of their distance, the point u goes to (1 − p)((1 − p)u + pu²). Across the axis
    /// the picture shrinks in the same proportion, and near the target by up to another 70 %.
    package func source(of point: Point) -> Point? {
        let length = length
        guard length > 0, progress < 1 else { return nil }
        let axis = Point((far.x - target.x) / length, (far.y - target.y) / length)
        let (dx, dy) = (point.x - target.x, point.y - target.y)
        let (along, across) = ((dx * axis.x + dy * axis.y) / length, dy * axis.x - dx * axis.y)
        guard along > 0 else { return nil }
        let rest = 1 - progress
        let goal = along / rest
        // The positive solution of pu² + (1 − p)u = goal, in the form that is exact for small p.
        let u = 2 * goal / (rest + (rest * rest + 4 * progress * goal).squareRoot())
        let width = along / u * (1 - 0.7 * progress * max(0, 1 - u))
        let (sourceAlong, sourceAcross) = (u * length, across / width)
        return Point(
            target.x + axis.x * sourceAlong - axis.y * sourceAcross, target.y + axis.y * sourceAlong + axis.x * sourceAcross)
    }
}
