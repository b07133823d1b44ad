package import LaminaPrimitives

/// A rigid body in the plane.
///
/// Lengths are points. A square of 100 points with density 1 has the mass 1, and the force 1 accelerates it by 100 points/s².
package final class Body {
    /// The centre of the body, the origin of its own coordinates, in world coordinates.
    package var position: Point
    /// The rotation from +x to +y, in radians.
    package var angle: Double
    /// The velocity of the centre, in points per second.
    package var velocity = Point.zero
    /// The angular velocity, in radians per second.
    package var angularVelocity = 0.0
    /// The outlines, in the body's coordinates.
    package var shapes: [Shape] { didSet { weigh() } }
    /// The mass per 10,000 square points.
    package var density = 1.0 { didSet { weigh() } }
    /// The part of the speed that a collision gives back, from 0 to 1.
    package var elasticity = 0.2
    /// The coefficient of friction; at 0 surfaces slide without loss.
    package var friction = 0.2
    /// The part of the velocity that is lost per second, as a rate.
    package var resistance = 0.0
    /// The part of the angular velocity that is lost per second, as a rate.
    package var angularResistance = 0.0
    /// The electric charge, on which electric and magnetic fields act.
    package var charge = 0.0
    /// True when nothing moves the body.
    package var isAnchored = false { didSet { weigh() } }
    /// False when nothing rotates the body.
    package var allowsRotation = true { didSet { weigh() } }

    /// The mass; a square of 100 points with density 1 has the mass 1.
    package private(set) var mass = 1.0
    private(set) var inverseMass = 1.0
    private(set) var inverseInertia = 0.0
    private var acceleration = Point.zero
    private var angularAcceleration = 0.0

    /// Creates a body at rest, with the default material.
    package init(_ shapes: [Shape], at position: Point, angle: Double = 0) {
        (self.shapes, self.position, self.angle) = (shapes, position, angle)
        weigh()
    }

    /// Resets density, elasticity, friction, resistances, charge and flags to a new body's values.
    package func restoreMaterial() {
        (density, elasticity, friction) = (1, 0.2, 0.2)
        (resistance, angularResistance, charge) = (0, 0, 0)
        (isAnchored, allowsRotation) = (false, true)
    }

    private func weigh() {
        // A body without area still has a mass, so that forces have finite effects.
        mass = max(1e-6, density * shapes.reduce(0) { $0 + $1.area } / 10_000)
        let inertia = max(1e-6, density * shapes.reduce(0) { $0 + $1.secondMoment } / 10_000)
        inverseMass = isAnchored ? 0 : 1 / mass
        inverseInertia = isAnchored || !allowsRotation ? 0 : 1 / inertia
        if isAnchored { velocity = .zero }
        if inverseInertia == 0 { angularVelocity = 0 }
    }

    var rotation: Rotation { Rotation(angle: angle) }

    /// Returns the place of a point of the body.
    package func place(of point: Point) -> Point { position + rotation.applied(to: point) }
    /// Returns the point of the body that is at a place.
    package func point(at place: Point) -> Point { rotation.inverted(place - position) }

    /// The outlines at their places.
    package var placedShapes: [Shape] {
        let rotation = rotation
        return shapes.map { $0.placed(at: position, rotation) }
    }

    /// Adds an acceleration in points/s², which lasts for one step.
    package func accelerate(by acceleration: Point) {
        if inverseMass > 0 { self.acceleration = self.acceleration + acceleration }
    }
    /// Applies a force for one step, at an offset from the centre in the coordinates of the plane.
    package func apply(force: Point, at offset: Point = .zero) {
        accelerate(by: force * (100 * inverseMass))
        angularAcceleration += offset.cross(force) * 100 * inverseInertia
    }
    /// Applies the impulse of a force of one second, at an offset from the centre in the coordinates of the plane.
    package func apply(impulse: Point, at offset: Point = .zero) { push(impulse * 100, at: offset) }

    /// Applies an impulse in units of mass · points per second.
    func push(_ impulse: Point, at offset: Point) {
        velocity = velocity + impulse * inverseMass
        angularVelocity += offset.cross(impulse) * inverseInertia
    }

    /// Changes the velocities by the accelerations and resistances of one step.
    func integrateVelocity(over step: Double) {
        // The implicit form of exponential decay never overshoots, however great the resistance.
        velocity = (velocity + acceleration * step) * (1 / (1 + max(0, resistance) * step))
        angularVelocity = (angularVelocity + angularAcceleration * step) / (1 + max(0, angularResistance) * step)
        (acceleration, angularAcceleration) = (.zero, 0)
        if inverseMass == 0 { velocity = .zero }
        if inverseInertia == 0 { angularVelocity = 0 }
    }

    /// Changes position and angle by the velocities.
    func integratePosition(over step: Double) {
        let (moved, turned) = (position + velocity * step, angle + angularVelocity * step)
        if moved.isFinite { position = moved }
        if turned.isFinite { angle = turned }
    }
}
