internal import LaminaPrimitives

/// The geometry of a stroke's joins and caps.
///
/// It has only numbers and enumerations as fields, so that a copy counts no references.
struct StrokeForm {
    /// A corner of the path, where two segments meet and a join is drawn.
    struct Corner {
        var point: Point
        /// The directions of travel before and after the corner.
        var before: Point
        var after: Point
    }

    /// Half of the stroke's width.
    let half: Double
    let join: StrokeStyle.Join
    let cap: StrokeStyle.Cap
    /// The largest angle between neighbouring points of a round join or cap, in radians.
    let arcStep: Double
    private let miterLimit: Double

    /// The number of points that the arcs of a path's joins may have in all, so that a path with many corners does not fill the memory.
    private static let mostArcPoints = Double(1 << 22)

    /// - Parameter points: The number of points of the path.
    init(_ style: StrokeStyle, tolerance: Double, points: Int) {
        half = style.width / 2
        join = style.join
        cap = style.cap
        miterLimit = style.miterLimit
        // The angle whose chord deviates by the tolerance. The lower limit of 10⁻³ bounds a circle to some thousand points.
        let angle = 2 * Numerics.acos(max(-1, 1 - tolerance / half))
        arcStep = min(.pi / 4, max(1e-3, angle, 2 * .pi * Double(points) / Self.mostArcPoints))
    }

    /// Returns the distance from a corner within which the inner edges before and after it are expected to cross.
    ///
    /// Straight edges cross at the distance `half` · tan(turn / 2); curved ones may cross farther away, so the result is twice that. The tangent is
    /// sin / (1 + cos) of the turn, and infinite for a U-turn.
    func reach(_ corner: Corner) -> Double {
        2 * half * abs(corner.before.cross(corner.after)) / (1 + corner.before.dot(corner.after))
    }

    /// Appends the outer side of a corner: the points of the join, and the first point of the edge after the corner.
    func addOuter(_ corner: Corner, _ join: StrokeStyle.Join, to edge: inout StrokeEdge) {
        edge.beginOuter()
        let radius = half * edge.side
        let dot = corner.before.dot(corner.after)
        switch join {
        case .bevel: break
        case .miter:
            // The ratio of the miter's length to the line width is 1 / cos(turn / 2), and cos²(turn / 2) = (1 + dot) / 2.
            if (1 + dot) / 2 * miterLimit * miterLimit >= 1 {
                edge.add(corner.point + (corner.before.normal + corner.after.normal) * (radius / (1 + dot)))
            }
        case .round:
            // In a U-turn, rounding decides the sign of the cross product; its absolute value makes the arc go round the outer side in either case.
            let angle = Numerics.atan2(abs(corner.before.cross(corner.after)), dot) * -edge.side
            addArc(around: corner.point, from: corner.before.normal * radius, angle: angle, to: &edge.points)
        }
        edge.add(corner.point + corner.after.normal * radius)
        edge.endOuter()
    }

    /// Appends the cap between the left and the right edge, for an end that faces `direction`.
    func addCap(at point: Point, _ direction: Point, to points: inout [Point]) {
        let side = direction.normal * half
        switch cap {
        case .butt: break
        case .square:
            points.append(point + side + direction * half)
            points.append(point - side + direction * half)
        case .round: addArc(around: point, from: side, angle: -.pi, to: &points)
        }
    }

    /// Appends the points of an arc between its ends, without the ends.
    ///
    /// - Parameters:
    ///   - radius: The vector from the centre to the beginning of the arc.
    ///   - angle: The angle in radians; positive from +x towards +y.
    private func addArc(around center: Point, from radius: Point, angle: Double, to points: inout [Point]) {
        let steps = Int((abs(angle) / arcStep).rounded(.up))
        guard steps > 1 else { return }
        let (sine, cosine) = Numerics.sinAndCos(angle / Double(steps))
        var radius = radius
        for _ in 1..<steps {
            // Rotating the vector needs no sine and cosine per point.
            radius = Point(radius.x * cosine - radius.y * sine, radius.x * sine + radius.y * cosine)
            points.append(center + radius)
        }
    }
}

extension Point {
    /// The vector rotated by a quarter turn from +x towards +y.
    var normal: Point { Point(-y, x) }
}
