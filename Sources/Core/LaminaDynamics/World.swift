import LaminaPrimitives

/// Something that accelerates bodies, such as gravity.
package protocol Influence {
    /// Accelerates bodies for one step.
    ///
    /// - Parameters:
    ///   - time: The time since the world began, in seconds.
    ///   - step: The duration of the step, in seconds.
    func act(at time: Double, step: Double)
}

/// Rigid bodies, advanced in steps of constant duration.
///
/// Each step finds contacts, solves contacts and joints as equations between velocities, one after the other, and moves the bodies. The result is a
/// function of the initial state and the number of steps.
///
/// - Source: Catto 2005, "Iterative Dynamics with Temporal Coherence"; soft constraints and relaxing after Catto 2023, "Solver2D".
package final class World {
    /// The duration of a step, in seconds.
    package static let step = 1.0 / 240
    private static let iterations = 12
    private static let relaxations = 4
    /// Slower bodies count as resting, in points and radians per second.
    private static let restingSpeed = (linear: 1.5, angular: 0.035)

    /// The bodies that each step moves.
    package var bodies: [Body] = []
    /// The groups of colliding bodies.
    package var groups: [CollisionGroup] = []
    /// The joints, which keep pairs of bodies at a distance or together.
    package var joints: [Joint] = []
    /// Gravity, pushes and fields.
    package var influences: [any Influence] = []
    /// The time since the world began, in seconds.
    package private(set) var time = 0.0
    /// The time for which no body has moved, in seconds.
    package private(set) var restingTime = 0.0

    /// The contacts of a group that changed in a step.
    package struct Event {
        /// The group whose contacts changed.
        package let group: CollisionGroup
        /// The contacts that exist since this step.
        package let began: [CollisionGroup.Contact]
        /// The contacts of the step before that no longer exist.
        package let ended: [CollisionGroup.Contact]
    }

    /// Creates a world without bodies at time 0.
    package init() {}

    /// Starts to count the resting time anew.
    package func wake() { restingTime = 0 }

    /// Advances the world by one step.
    ///
    /// - Returns: The contacts that changed.
    package func advance() -> [Event] {
        let step = Self.step
        for influence in influences { influence.act(at: time, step: step) }
        for body in bodies { body.integrateVelocity(over: step) }
        for group in groups { group.findMeetings(step: step) }
        for joint in joints { joint.prepare(step: step) }
        for group in groups { for pair in group.pairs { pair.applyWarmth() } }
        for _ in 0..<Self.iterations { solve(corrects: true) }
        for body in bodies { body.integratePosition(over: step) }
        for _ in 0..<Self.relaxations { solve(corrects: false) }
        bounce()
        time += step
        restingTime = bodies.allSatisfy(isResting) ? restingTime + step : 0
        return groups.compactMap { group in
            let (began, ended) = group.changes()
            return began.isEmpty && ended.isEmpty ? nil : Event(group: group, began: began, ended: ended)
        }
    }

    private func solve(corrects: Bool) {
        for joint in joints { joint.solve(corrects: corrects) }
        for group in groups {
            for index in group.pairs.indices { group.pairs[index].solve(corrects: corrects) }
        }
    }

    /// Makes approaching bodies bounce; several times, because the corners of a body share its momentum.
    private func bounce() {
        for _ in 0..<Self.iterations {
            for group in groups {
                for index in group.pairs.indices { group.pairs[index].bounce() }
            }
        }
    }

    private func isResting(_ body: Body) -> Bool {
        body.velocity.length < Self.restingSpeed.linear && abs(body.angularVelocity) < Self.restingSpeed.angular
    }
}
