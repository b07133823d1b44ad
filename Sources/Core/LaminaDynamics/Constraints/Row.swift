import LaminaPrimitives

/// The stiffness of a constraint, as a damped spring that stays stable at any step.
///
/// - Source: Catto 2023, "Solver2D", soft constraints; a rigid constraint has neither a limit of its rate nor compliance.
struct Softness {
    let rate: Double
    let massScale: Double
    let impulseScale: Double

    /// Corrects an error within the step and yields to nothing.
    static let rigid = Softness(rate: 0, massScale: 1, impulseScale: 0)

    init(rate: Double, massScale: Double, impulseScale: Double) {
        (self.rate, self.massScale, self.impulseScale) = (rate, massScale, impulseScale)
    }

    /// Creates the softness of a spring.
    ///
    /// - Parameters:
    ///   - frequency: In hertz.
    ///   - damping: The ratio to critical damping.
    ///   - step: In seconds.
    init(frequency: Double, damping: Double, step: Double) {
        let omega = 2 * .pi * frequency
        let first = 2 * damping + step * omega
        let second = step * omega * first
        rate = first > 0 ? omega / first : 0
        massScale = second / (1 + second)
        impulseScale = 1 / (1 + second)
    }
}

/// One scalar equation between the velocities of two bodies, with limits of its impulse.
struct Row {
    /// The part of the bodies' velocities that the row regards; `b` moves along it, `a` against it.
    var direction: Point
    /// The factors of the angular velocities.
    var leverA: Double
    var leverB: Double
    /// The present deviation, in points or radians.
    var error: Double
    var softness: Softness
    /// The velocity that the row drives towards.
    var target = 0.0
    var lower = -Double.infinity
    var upper = Double.infinity
    var impulse = 0.0

    /// Creates a row along a direction at two offsets from the bodies' centres.
    init(along direction: Point, at offsetA: Point, _ offsetB: Point, error: Double, softness: Softness) {
        self.direction = direction
        (leverA, leverB) = (offsetA.cross(direction), offsetB.cross(direction))
        (self.error, self.softness) = (error, softness)
    }

    /// Creates a row of the difference of two angles.
    init(angle error: Double, softness: Softness) {
        direction = .zero
        (leverA, leverB) = (1, 1)
        (self.error, self.softness) = (error, softness)
    }

    func speed(_ a: Body, _ b: Body) -> Double {
        direction.dot(b.velocity - a.velocity) + leverB * b.angularVelocity - leverA * a.angularVelocity
    }

    func apply(_ impulse: Double, to a: Body, _ b: Body) {
        a.velocity = a.velocity - direction * (impulse * a.inverseMass)
        b.velocity = b.velocity + direction * (impulse * b.inverseMass)
        a.angularVelocity -= impulse * leverA * a.inverseInertia
        b.angularVelocity += impulse * leverB * b.inverseInertia
    }

    /// Changes the bodies' velocities so that the row holds.
    ///
    /// - Parameter corrects: True also works against the error; false only keeps it from growing.
    mutating func solve(_ a: Body, _ b: Body, corrects: Bool) {
        let inverse =
            direction.dot(direction) * (a.inverseMass + b.inverseMass) + leverA * leverA * a.inverseInertia + leverB * leverB * b.inverseInertia
        guard inverse > 0 else { return }
        let softness = corrects ? softness : .rigid
        let wanted = speed(a, b) - target + softness.rate * error
        let change = -wanted * softness.massScale / inverse - softness.impulseScale * impulse
        let sum = min(max(impulse + change, lower), upper)
        apply(sum - impulse, to: a, b)
        impulse = sum
    }
}
