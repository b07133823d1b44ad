package import LaminaPrimitives

/// A connection of two bodies, or of a body with a place.
package final class Joint {
    /// The first body.
    package let a: Body
    /// The second body; an anchored body without shapes stands for a place.
    package let b: Body
    /// The attached point of the first body, in its coordinates.
    package var anchorA: Point
    /// The attached point of the second body, in its coordinates.
    package var anchorB: Point
    /// The equations of the joint.
    package var parts: [Part]
    /// The difference of the bodies' angles when the joint was made.
    package let firstTwist: Double
    private var rows: [Row] = []

    /// A rule that a joint enforces.
    package enum Part: Sendable {
        /// The anchors keep a distance; a frequency of 0 is a rigid rod.
        case distance(Double, frequency: Double, damping: Double)
        /// The anchors stay within a distance, like the ends of a rope.
        case limit(Double)
        /// The anchors coincide; a frequency of 0 is rigid.
        case point(frequency: Double, damping: Double)
        /// The second body's angle exceeds the first body's by a constant; a frequency of 0 is rigid.
        case angle(Double, frequency: Double, damping: Double)
        /// The difference of the angles stays in a range.
        case angleRange(ClosedRange<Double>)
        /// Friction resists relative rotation, with a torque at most this great.
        case friction(Double)
        /// The second anchor stays on a line through the first one, along an axis of the first body's coordinates, in a range.
        case line(axis: Point, range: ClosedRange<Double>)
    }

    /// Creates a joint.
    package init(_ a: Body, at anchorA: Point, _ b: Body, at anchorB: Point, _ parts: [Part]) {
        (self.a, self.b, self.anchorA, self.anchorB, self.parts) = (a, b, anchorA, anchorB, parts)
        firstTwist = b.angle - a.angle
    }

    /// The distance of the anchors.
    package var presentDistance: Double { (b.place(of: anchorB) - a.place(of: anchorA)).length }

    /// Builds the rows of this step and applies the impulses of the last one.
    func prepare(step: Double) {
        let old = rows
        rows = parts.flatMap { rows(of: $0, step: step) }
        guard rows.count == old.count else { return }
        for index in rows.indices {
            rows[index].impulse = min(max(old[index].impulse, rows[index].lower), rows[index].upper)
            rows[index].apply(rows[index].impulse, to: a, b)
        }
    }

    func solve(corrects: Bool) {
        // Springs act by their error, so they take part in corrections only.
        for index in rows.indices where corrects || rows[index].softness.isStiff { rows[index].solve(a, b, corrects: corrects) }
    }

    private func rows(of part: Part, step: Double) -> [Row] {
        let (offsetA, offsetB) = (a.rotation.applied(to: anchorA), b.rotation.applied(to: anchorB))
        let gap = b.position + offsetB - a.position - offsetA
        let twist = b.angle - a.angle
        switch part {
        case .distance(let length, let frequency, let damping):
            let softness = Softness(spring: frequency, damping, step: step)
            if length < 0.5 { return point(gap, offsetA, offsetB, softness) }
            return [Row(along: gap.unit, at: offsetA, offsetB, error: gap.length - length, softness: softness)]
        case .limit(let length):
            var row = Row(along: gap.unit, at: offsetA, offsetB, error: gap.length - length, softness: Softness(spring: 0, 0, step: step))
            row.limit(above: 0, step: step)
            return [row]
        case .point(let frequency, let damping):
            return point(gap, offsetA, offsetB, Softness(spring: frequency, damping, step: step))
        case .angle(let angle, let frequency, let damping):
            return [Row(angle: twist - angle, softness: Softness(spring: frequency, damping, step: step))]
        case .angleRange(let range):
            return limits(range, at: twist, step: step) { Row(angle: $0, softness: Softness(spring: 0, 0, step: step)) }
        case .friction(let torque):
            var row = Row(angle: 0, softness: .rigid)
            (row.lower, row.upper) = (-torque * 10_000 * step, torque * 10_000 * step)
            return [row]
        case .line(let axis, let range):
            let along = a.rotation.applied(to: axis.unit)
            let across = Point(-along.y, along.x)
            let softness = Softness(spring: 0, 0, step: step)
            // The first body's lever reaches to the second anchor, because the line turns with the body.
            let lever = offsetA + gap
            let line = Row(along: across, at: lever, offsetB, error: gap.dot(across), softness: softness)
            return [line] + limits(range, at: gap.dot(along), step: step) { Row(along: along, at: lever, offsetB, error: $0, softness: softness) }
        }
    }

    private func point(_ gap: Point, _ offsetA: Point, _ offsetB: Point, _ softness: Softness) -> [Row] {
        [
            Row(along: Point(1, 0), at: offsetA, offsetB, error: gap.x, softness: softness),
            Row(along: Point(0, 1), at: offsetA, offsetB, error: gap.y, softness: softness),
        ]
    }

    private func limits(_ range: ClosedRange<Double>, at value: Double, step: Double, _ row: (Double) -> Row) -> [Row] {
        var (low, high) = (row(value - range.lowerBound), row(value - range.upperBound))
        low.limit(below: 0, step: step)
        high.limit(above: 0, step: step)
        return (range.lowerBound.isFinite ? [low] : []) + (range.upperBound.isFinite ? [high] : [])
    }
}

extension Softness {
    /// True when the constraint is meant to be rigid.
    var isStiff: Bool { massScale > 0.8 }

    /// Creates the softness of a spring; a frequency of 0 makes it as stiff as the step allows.
    init(spring frequency: Double, _ damping: Double, step: Double) {
        if frequency > 0 {
            self.init(frequency: min(frequency, 0.25 / step), damping: damping, step: step)
        } else {
            self.init(frequency: 0.25 / step, damping: 5, step: step)
        }
    }
}

extension Row {
    /// Lets the row act only while its error is above a limit, or would be after this step.
    mutating func limit(above limit: Double, step: Double) {
        upper = 0
        anticipate(step)
    }
    /// Lets the row act only while its error is below a limit, or would be after this step.
    mutating func limit(below limit: Double, step: Double) {
        lower = 0
        anticipate(-step)
    }

    /// Lets the bodies close a gap that the limit leaves, no faster than within the step.
    private mutating func anticipate(_ step: Double) {
        guard (step > 0) == (error < 0), error != 0 else { return }
        (target, error, softness) = (-error / abs(step), 0, .rigid)
    }
}

extension Point {
    /// The vector of length 1 in the same direction; (0, 1) for a vector without length.
    package var unit: Point {
        let length = length
        return length > 1e-9 ? self * (1 / length) : Point(0, 1)
    }
}
