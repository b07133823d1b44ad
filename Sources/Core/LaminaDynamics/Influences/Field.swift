package import LaminaPrimitives

/// A force that depends on the place, velocity or charge of a body.
///
/// Distances in the formulas count in units of 100 points, forces as in `Body.apply(force:)`.
package struct Field: Influence {
    /// The law by which a field acts on a body.
    package enum Kind {
        /// Resists motion in proportion to the velocity.
        case drag
        /// Turns bodies around the centre.
        case vortex
        /// Attracts bodies to the centre, whatever their mass.
        case radialGravity
        /// Accelerates bodies along the direction, whatever their mass.
        case linearGravity
        /// Gives bodies the field's direction as their velocity.
        case velocity
        /// Pushes bodies by smooth random forces.
        case noise(smoothness: Double, speed: Double)
        /// Pushes bodies by smooth random forces in proportion to their velocity.
        case turbulence(smoothness: Double, speed: Double)
        /// Attracts bodies to the centre in proportion to the distance.
        case spring
        /// Repels bodies in proportion to their charge.
        case electric
        /// Deflects moving bodies in proportion to their charge.
        case magnetic
        /// Returns the force on a body, by its place, velocity, mass, charge and the duration of the step.
        case custom((Point, Point, Double, Double, Double) -> Point)
    }

    private let kind: Kind
    private let bodies: [Body]
    /// The point from which distances to bodies are measured, in world coordinates.
    package var position = Point.zero
    /// The direction of linear gravity and of velocity fields; its length counts.
    package var direction = Point.zero
    /// The factor by which the force of the law is multiplied.
    package var strength = 1.0
    /// The exponent by which the force falls with the distance.
    package var falloff = 0.0
    /// The distance in points below which the force grows no more.
    package var minimumRadius = 1e-3
    /// Returns true for points, relative to the centre, at which the field acts.
    package var contains: (Point) -> Bool = { _ in true }

    /// Creates a field.
    package init(_ kind: Kind, _ bodies: [Body]) { (self.kind, self.bodies) = (kind, bodies) }

    /// Acts on the bodies in the field's region.
    package func act(at time: Double, step: Double) {
        for body in bodies where contains(body.position - position) { act(on: body, at: time, step) }
    }

    private func act(on body: Body, at time: Double, _ step: Double) {
        let offset = body.position - position
        let strength = strength * decay(at: offset.length)
        switch kind {
        case .drag: body.apply(force: body.velocity * (-strength / 100))
        case .vortex: body.apply(force: offset.length > 1e-9 ? Point(-offset.unit.y, offset.unit.x) * strength : .zero)
        case .radialGravity: if offset.length > 1e-9 { body.accelerate(by: offset.unit * (-100 * strength)) }
        case .linearGravity: body.accelerate(by: direction * (100 * strength))
        case .velocity: if body.inverseMass > 0 { body.velocity = direction * (100 * strength) }
        case .noise(let smoothness, let speed):
            body.apply(force: SmoothNoise(smoothness, speed).value(at: offset, time) * strength)
        case .turbulence(let smoothness, let speed):
            let noise = SmoothNoise(smoothness, speed).value(at: offset, time)
            body.apply(force: noise * (strength * body.velocity.length / 100))
        case .spring: body.apply(force: offset * (-strength / 100))
        case .electric: if offset.length > 1e-9 { body.apply(force: offset.unit * (strength * body.charge)) }
        case .magnetic: deflect(body, by: strength * body.charge, step)
        case .custom(let force):
            let value = force(body.position, body.velocity, body.mass, body.charge, step)
            if value.isFinite { body.apply(force: value * strength) }
        }
    }

    /// Turns the velocity of a body: a rotation, so that no energy is gained.
    private func deflect(_ body: Body, by force: Double, _ step: Double) {
        guard body.inverseMass > 0 else { return }
        body.velocity = Rotation(angle: force / body.mass * step).applied(to: body.velocity)
    }

    private func decay(at distance: Double) -> Double {
        guard falloff != 0 else { return 1 }
        return Numerics.pow(max(distance, max(minimumRadius, 1e-3)) / 100, -falloff)
    }
}

/// Random vectors that change smoothly with place and time; each component is from -1 to 1.
struct SmoothNoise {
    private let cell: Double
    private let speed: Double

    /// Creates noise whose cells are from 20 to 220 points wide, by a smoothness from 0 to 1.
    init(_ smoothness: Double, _ speed: Double) {
        (cell, self.speed) = (20 + 200 * min(max(smoothness, 0), 1), speed)
    }

    func value(at point: Point, _ time: Double) -> Point {
        let place = (wrapped(point.x / cell), wrapped(point.y / cell), wrapped(time * speed))
        return Point(value(place, 0), value(place, 1))
    }

    /// Lattice coordinates repeat after 2^20 cells, so that every number has a cell.
    private func wrapped(_ value: Double) -> Double {
        value.isFinite ? value - (value / 1_048_576).rounded(.down) * 1_048_576 : 0
    }

    private func value(_ place: (Double, Double, Double), _ component: Int) -> Double {
        let base = (place.0.rounded(.down), place.1.rounded(.down), place.2.rounded(.down))
        let (x, y, z) = (eased(place.0 - base.0), eased(place.1 - base.1), eased(place.2 - base.2))
        var sum = 0.0
        for corner in 0..<8 {
            let step = (corner & 1, corner >> 1 & 1, corner >> 2)
            let weight = (step.0 == 1 ? x : 1 - x) * (step.1 == 1 ? y : 1 - y) * (step.2 == 1 ? z : 1 - z)
            sum += weight * lattice(Int(base.0) + step.0, Int(base.1) + step.1, Int(base.2) + step.2, component)
        }
        return sum
    }

    private func eased(_ fraction: Double) -> Double { fraction * fraction * (3 - 2 * fraction) }

    /// A random number for each lattice point.
    ///
    /// - Source: The finaliser of Steele, Lea and Flood 2014, "Fast Splittable Pseudorandom Number Generators".
    private func lattice(_ x: Int, _ y: Int, _ z: Int, _ component: Int) -> Double {
        var bits = UInt64(x & 0xFFFFF) | UInt64(y & 0xFFFFF) << 20 | UInt64(z & 0xFFFFF) << 40 | UInt64(component) << 60
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return Double(bits >> 11) / Double(1 << 52) - 1
    }
}
