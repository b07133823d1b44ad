import LaminaPrimitives

/// Two shapes near each other, with the impulses between them.
struct ContactPair {
    /// The pair, by the places of the shapes in their group.
    struct Key: Hashable {
        let first: Int
        let second: Int
    }

    let key: Key
    let a: Body
    let b: Body
    private let manifold: Manifold
    private var normals: [Row] = []
    private var frictions: [Row] = []
    private let friction: Double
    private let elasticity: Double
    /// The speeds with which the points approached each other before this step's impulses.
    private var approaches: [Double] = []

    /// Overlap that is not corrected, in points; it keeps resting contacts alive.
    private static let slop = 0.05
    /// Approaches slower than this, in points per second, do not bounce.
    private static let bounceLimit = 30.0

    init(_ key: Key, _ a: Body, _ b: Body, _ manifold: Manifold, surface: (friction: Double, elasticity: Double), step: Double) {
        (self.key, self.a, self.b, self.manifold) = (key, a, b, manifold)
        (friction, elasticity) = surface
        let stiff = Softness(frequency: 0.25 / step, damping: 5, step: step)
        for contact in manifold.contacts {
            let (offsetA, offsetB) = (contact.point - a.position, contact.point - b.position)
            var normal = Row(along: manifold.normal, at: offsetA, offsetB, error: min(0, contact.separation + Self.slop), softness: stiff)
            normal.lower = 0
            // Bodies may close the gap within this step and no faster, so that fast bodies do not pass through.
            normal.target = -max(0, contact.separation) / step
            normals.append(normal)
            let across = Point(-manifold.normal.y, manifold.normal.x)
            frictions.append(Row(along: across, at: offsetA, offsetB, error: 0, softness: .rigid))
        }
    }

    /// The middle of the contact points.
    var point: Point { manifold.contacts.reduce(.zero) { $0 + $1.point } * (1 / Double(max(1, manifold.contacts.count))) }
    /// True when the shapes touch, rather than being about to.
    var isTouching: Bool { zip(normals, manifold.contacts).contains { $0.impulse > 0 || $1.separation <= 0 } }

    /// Takes over the impulses of the same contacts in the last step, and applies them.
    mutating func warm(by old: ContactPair?) {
        for index in normals.indices {
            approaches.append(normals[index].speed(a, b))
            let feature = manifold.contacts[index].feature
            guard let old, let before = old.manifold.contacts.firstIndex(where: { $0.feature == feature }) else { continue }
            normals[index].impulse = old.normals[before].impulse
            frictions[index].impulse = old.frictions[before].impulse
        }
    }

    /// Applies the impulses that `warm(by:)` took over.
    func applyWarmth() {
        for row in normals + frictions { row.apply(row.impulse, to: a, b) }
    }

    mutating func solve(corrects: Bool) {
        for index in normals.indices {
            frictions[index].upper = friction * normals[index].impulse
            frictions[index].lower = -frictions[index].upper
            frictions[index].solve(a, b, corrects: false)
        }
        for index in normals.indices { normals[index].solve(a, b, corrects: corrects) }
    }

    /// Gives the bodies the speed with which they bounce.
    mutating func bounce() {
        guard elasticity > 0 else { return }
        for index in normals.indices where approaches[index] < -Self.bounceLimit && normals[index].impulse > 0 {
            normals[index].target = -elasticity * approaches[index]
            normals[index].solve(a, b, corrects: false)
        }
    }
}
