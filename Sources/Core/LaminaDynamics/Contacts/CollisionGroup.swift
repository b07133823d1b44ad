package import LaminaPrimitives

/// Bodies that collide with each other, with boundaries, or both.
package final class CollisionGroup {
    /// The bodies that are tested against each other and the boundaries in each step.
    package var bodies: [Body] = []
    /// The boundaries; each is a series of segments.
    package var boundaries: [Boundary] = []
    /// True when the bodies collide with each other.
    package var joinsBodies = true
    /// True when the bodies collide with the boundaries.
    package var joinsBoundaries = true
    var pairs: [ContactPair] = []
    private var touching: [Contact] = []

    /// A chain of line segments that bodies do not cross.
    package struct Boundary: Sendable {
        /// The ends of the segments, in world coordinates; consecutive ones are joined.
        package let points: [Point]

        /// Creates a boundary from the corners of its lines.
        package init(_ points: [Point]) { self.points = points }

        var segments: [Shape] { zip(points, points.dropFirst()).compactMap { $0 == $1 ? nil : .polygon([$0, $1]) } }
    }

    /// Two bodies, or a body and a boundary, that touch.
    package struct Contact {
        /// The body whose shape touches.
        package let body: Body
        /// The second body; nil when the contact is with a boundary.
        package let other: Body?
        /// The index in `boundaries`; nil when the contact is between two bodies.
        package let boundary: Int?
        /// The middle of the touching points.
        package let point: Point

        func isSame(as contact: Contact) -> Bool {
            body === contact.body && other === contact.other && boundary == contact.boundary
        }
    }

    /// Creates a group without bodies.
    package init() {}

    private let ground: Body = {
        let body = Body([], at: .zero)
        body.isAnchored = true
        return body
    }()

    /// Finds the pairs of shapes that are nearer than they can move within a step.
    func findMeetings(step: Double) {
        let old = pairs
        pairs = []
        let placed = bodies.map { ($0, $0.placedShapes) }
        if joinsBoundaries { meetBoundaries(placed, step) }
        if joinsBodies { meetBodies(placed, step) }
        for index in pairs.indices {
            let key = pairs[index].key
            pairs[index].warm(by: old.first { $0.key == key })
        }
    }

    private func meetBoundaries(_ placed: [(Body, [Shape])], _ step: Double) {
        for (boundaryIndex, boundary) in boundaries.enumerated() {
            for (segmentIndex, segment) in boundary.segments.enumerated() {
                let segmentBounds = segment.bounds
                for (bodyIndex, (body, shapes)) in placed.enumerated() where body.inverseMass > 0 {
                    let key = ContactPair.Key(first: -1 - boundaryIndex * 4096 - segmentIndex, second: bodyIndex * 64)
                    addPairs(key, (ground, [(segment, segmentBounds)]), (body, shapes), (body.friction, body.elasticity), step)
                }
            }
        }
    }

    private func meetBodies(_ placed: [(Body, [Shape])], _ step: Double) {
        for first in placed.indices {
            let bounded = placed[first].1.map { ($0, $0.bounds) }
            for second in placed.indices.dropFirst(first + 1) {
                let (a, b) = (placed[first].0, placed[second].0)
                guard a !== b, a.inverseMass + b.inverseMass > 0 else { continue }
                let surface = ((max(0, a.friction) * max(0, b.friction)).squareRoot(), max(a.elasticity, b.elasticity))
                addPairs(ContactPair.Key(first: first * 64, second: second * 64), (a, bounded), placed[second], surface, step)
            }
        }
    }

    private func addPairs(
        _ key: ContactPair.Key, _ first: (Body, [(Shape, Rect)]), _ second: (Body, [Shape]), _ surface: (Double, Double), _ step: Double
    ) {
        let (a, b) = (first.0, second.0)
        let reach = (b.velocity - a.velocity).length * step + (abs(a.angularVelocity) + abs(b.angularVelocity)) * step * 50
        let margin = 2 + min(reach, 1e6)
        for (number, shape) in second.1.enumerated() {
            let bounds = shape.bounds.grown(by: margin)
            for (index, other) in first.1.enumerated() where bounds.meets(other.1) {
                guard let manifold = Manifold.between(other.0, shape, margin: margin) else { continue }
                let key = ContactPair.Key(first: key.first + (key.first < 0 ? 0 : index), second: key.second + number)
                pairs.append(ContactPair(key, a, b, manifold, surface: surface, step: step))
            }
        }
    }

    /// Returns the contacts that began and those that ended in this step.
    func changes() -> (began: [Contact], ended: [Contact]) {
        var now: [Contact] = []
        for pair in pairs where pair.isTouching {
            let isBoundary = pair.key.first < 0
            let contact = Contact(
                body: isBoundary ? pair.b : pair.a, other: isBoundary ? nil : pair.b,
                boundary: isBoundary ? (-1 - pair.key.first) / 4096 : nil, point: pair.point)
            if !now.contains(where: contact.isSame) { now.append(contact) }
        }
        let began = now.filter { contact in !touching.contains(where: contact.isSame) }
        let ended = touching.filter { contact in !now.contains(where: contact.isSame) }
        touching = now
        return (began, ended)
    }
}

extension Rect {
    func grown(by margin: Double) -> Rect { Rect(origin.x - margin, origin.y - margin, size.width + 2 * margin, size.height + 2 * margin) }

    func meets(_ other: Rect) -> Bool {
        origin.x <= other.origin.x + other.size.width && other.origin.x <= origin.x + size.width
            && origin.y <= other.origin.y + other.size.height && other.origin.y <= origin.y + size.height
    }
}
