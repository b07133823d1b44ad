package import LaminaPrimitives

/// The same acceleration for all bodies.
package struct Gravity: Influence {
    private let bodies: [Body]
    private let acceleration: Point

    /// Creates gravity with an acceleration in points/s².
    package init(_ bodies: [Body], acceleration: Point) { (self.bodies, self.acceleration) = (bodies, acceleration) }

    /// Adds the acceleration to each body for one step.
    package func act(at time: Double, step: Double) {
        for body in bodies { body.accelerate(by: acceleration) }
    }
}

/// The same force for all bodies, each at a point of its own.
package struct Push: Influence {
    private let targets: [(body: Body, point: Point)]
    private let force: Point

    /// Creates a push at points in the bodies' coordinates.
    package init(_ targets: [(body: Body, point: Point)], force: Point) { (self.targets, self.force) = (targets, force) }

    /// Applies the force to each body for one step.
    package func act(at time: Double, step: Double) {
        for (body, point) in targets { body.apply(force: force, at: body.rotation.applied(to: point)) }
    }

    /// Changes the velocities as the force would in one second.
    package func actAtOnce() {
        for (body, point) in targets { body.apply(impulse: force, at: body.rotation.applied(to: point)) }
    }
}
