internal import LaminaPrimitives

/// What the joins and caps of a stroke look like.
///
/// Plain numbers only, so that passing it on counts no references.
struct StrokeForm {
    /// Where a stroke turns.
    struct Corner {
        var point: Point
        /// The directions of travel before and after.
        var before: Point
        var after: Point
    }

    /// Half of the stroke's width.
    let half: Double
    let join: StrokeStyle.Join
    let cap: StrokeStyle.Cap
    /// The largest angle between neighbouring points of a round join or cap.
    let arcStep: Double
    private let miterLimit: Double

    init(_ style: StrokeStyle, tolerance: Double) {
        half = style.width / 2
        join = style.join
        cap = style.cap
        miterLimit = style.miterLimit
        // A chord over this angle is off by the tolerance; very wide strokes still have at most some thousand points in a circle.
        let angle = 2 * Numerics.acos(max(-1, 1 - tolerance / half))
        arcStep = max(1e-3, min(.pi / 4, angle))
    }

    /// How far from a corner its inner edges may cross: twice as far as straight lines would.
    func reach(_ corner: Corner) -> Double {
        2 * half * abs(corner.before.cross(corner.after)) / (1 + corner.before.dot(corner.after))
    }

    /// Adds the points of the outer side of a corner, behind those of the line or curve before it.
    func addOuter(_ corner: Corner, _ join: StrokeStyle.Join, to edge: inout StrokeEdge) {
        edge.beginOuter()
        let radius = half * edge.side
        let dot = corner.before.dot(corner.after)
        switch join {
        case .bevel: break
        case .miter:
            // The miter's length over the line's width is 1 / cos(turn / 2).
            if (1 + dot) / 2 * miterLimit * miterLimit >= 1 {
                edge.add(corner.point + (corner.before.normal + corner.after.normal) * (radius / (1 + dot)))
            }
        case .round:
            // A turn right round goes to the outer side, wherever rounding would send it.
            let angle = Numerics.atan2(abs(corner.before.cross(corner.after)), dot) * -edge.side
            addArc(around: corner.point, from: corner.before.normal * radius, angle: angle, to: &edge.points)
        }
        edge.add(corner.point + corner.after.normal * radius)
        edge.endOuter()
    }

    /// Adds the points between the left and the right edge of an end that looks in `direction`.
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

    /// Adds the points inside an arc, without its ends.
    private func addArc(around center: Point, from radius: Point, angle: Double, to points: inout [Point]) {
        let steps = Int((abs(angle) / arcStep).rounded(.up))
        guard steps > 1 else { return }
        let (sine, cosine) = Numerics.sinAndCos(angle / Double(steps))
        var radius = radius
        for _ in 1..<steps {
            radius = Point(radius.x * cosine - radius.y * sine, radius.x * sine + radius.y * cosine)
            points.append(center + radius)
        }
    }
}

extension Point {
    /// Turned from +x towards +y by a quarter.
    var normal: Point { Point(-y, x) }
}
