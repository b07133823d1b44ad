import LaminaDynamics
import LaminaPrimitives
import Testing

/// A world with one square of 100 points, in which time passes by steps.
private final class Yard {
    let world = World()
    let group = CollisionGroup()
    let body = Body([.rectangle(Size(100, 100))], at: Point(0, -200))
    var began = 0
    var ended = 0

    init() {
        world.bodies = [body]
        world.groups = [group]
        group.bodies = [body]
    }

    func addFloor() { group.boundaries = [CollisionGroup.Boundary([Point(-1000, 0), Point(1000, 0)])] }
    func addGravity() { world.influences.append(Gravity(world.bodies, acceleration: Point(0, 1000))) }

    func add(_ body: Body) {
        world.bodies.append(body)
        group.bodies.append(body)
    }

    func run(_ seconds: Double, watch: () -> Void = {}) {
        for _ in 0..<Int((seconds / World.step).rounded()) {
            for event in world.advance() { (began, ended) = (began + event.began.count, ended + event.ended.count) }
            watch()
        }
    }
}

struct WorldTests {
    private let yard = Yard()

    @Test func gravityAcceleratesByItsAcceleration() {
        yard.addGravity()
        yard.run(1)
        #expect(abs(yard.body.velocity.y - 1000) < 1e-6)
        #expect(abs(yard.body.position.y - 300) < 3)
    }

    @Test func aForceOfOneAcceleratesASquareOf100PointsBy100() {
        yard.world.influences = [Push([(yard.body, .zero)], force: Point(1, 0))]
        yard.run(2)
        #expect(abs(yard.body.velocity.x - 200) < 1e-6)
    }

    @Test func aBodyRestsOnTheFloor() {
        yard.addFloor()
        yard.addGravity()
        yard.run(4)
        #expect(abs(yard.body.position.y + 50) < 0.1)
        #expect(abs(yard.body.angle) < 1e-3)
        #expect(yard.world.restingTime > 0.5)
    }

    @Test(arguments: [0.0, 0.5, 1.0])
    func aBodyBouncesToTheSquareOfItsElasticity(elasticity: Double) {
        yard.body.elasticity = elasticity
        yard.addFloor()
        yard.addGravity()
        yard.run(0.6)
        var highest = 0.0
        yard.run(1.2) { highest = min(highest, yard.body.position.y + 50) }
        #expect(abs(-highest - 150 * elasticity * elasticity) < 6, "\(highest)")
    }

    @Test func aFastBodyDoesNotPassThroughALine() {
        yard.addFloor()
        yard.body.velocity = Point(0, 60_000)
        yard.run(0.2)
        #expect(yard.body.position.y < -49)
    }

    @Test func aStackOfFiveStands() {
        yard.addFloor()
        for level in 1..<5 { yard.add(Body([.rectangle(Size(100, 100))], at: Point(0, -200 - Double(level) * 110))) }
        yard.addGravity()
        yard.run(6)
        for (level, body) in yard.world.bodies.enumerated() {
            #expect(abs(body.position.y + 50 + 100 * Double(level)) < 2, "\(level): \(body.position)")
            #expect(abs(body.position.x) < 3)
        }
    }

    /// Friction slows by the geometric mean of both bodies' friction, times gravity; less than none counts as none.
    @Test(arguments: [(0.2, 0.2, 0.2), (0.1, 0.4, 0.2), (0.4, 0.1, 0.2), (0.2, 0, 0), (0, 0.2, 0), (0.2, -1, 0), (-1, 0.2, 0), (-1, -1, 0)])
    func aBodyThatSlidesOnAnotherIsSlowedByTheirFriction(own: Double, others: Double, mean: Double) {
        let table = Body([.rectangle(Size(4000, 100))], at: Point(0, -100))
        (table.isAnchored, table.friction, yard.body.friction) = (true, others, own)
        (yard.body.allowsRotation, yard.body.elasticity, table.elasticity) = (false, 0, 0)
        yard.add(table)
        yard.addGravity()
        yard.run(0.2)
        yard.body.velocity = Point(400, 0)
        yard.run(0.5)
        #expect(abs(yard.body.velocity.x - (400 - mean * 1000 * 0.5)) < 5)
        #expect(abs(yard.body.position.y + 200) < 1)
    }

    @Test func collidingBodiesKeepTheirMomentum() {
        yard.body.velocity = Point(300, 0)
        let other = Body([.circle(center: .zero, radius: 40)], at: Point(150, -190))
        yard.add(other)
        yard.run(1)
        let momentum = yard.body.velocity * yard.body.mass + other.velocity * other.mass
        #expect(abs(momentum.x - 300) < 1e-6 && abs(momentum.y) < 1e-6)
        #expect(other.velocity.x > 100)
    }

    @Test func contactsBeginAndEndOnce() {
        yard.body.elasticity = 1
        yard.addFloor()
        yard.addGravity()
        yard.run(1)
        #expect((yard.began, yard.ended) == (1, 1))
    }

    @Test func aRodKeepsItsLength() {
        let nail = Body([], at: Point(200, -200))
        nail.isAnchored = true
        yard.world.joints = [Joint(nail, at: .zero, yard.body, at: .zero, [.distance(200, frequency: 0, damping: 0)])]
        yard.addGravity()
        var worst = 0.0
        yard.run(3) { worst = max(worst, abs((yard.body.position - nail.position).length - 200)) }
        #expect(worst < 1, "\(worst)")
        #expect(yard.body.position.y > -210)
    }

    @Test func aSpringSwingsWithItsFrequency() {
        let nail = Body([], at: Point(0, 0))
        nail.isAnchored = true
        yard.world.joints = [Joint(nail, at: .zero, yard.body, at: .zero, [.distance(100, frequency: 2, damping: 0)])]
        var last = yard.body.velocity.y
        var turns: [Double] = []
        yard.run(2) {
            if (yard.body.velocity.y < 0) != (last < 0) { turns.append(yard.world.time) }
            last = yard.body.velocity.y
        }
        // The velocity changes its sign twice a period, after the first half period.
        #expect(turns.count >= 6)
        #expect(abs((turns.last ?? 0) - (turns.first ?? 0) - 0.25 * Double(turns.count - 1)) < 0.03, "\(turns)")
    }

    @Test func aRopeOnlyPulls() {
        let nail = Body([], at: Point(0, -200))
        nail.isAnchored = true
        yard.world.joints = [Joint(nail, at: .zero, yard.body, at: .zero, [.limit(150)])]
        yard.addGravity()
        yard.run(0.3)
        #expect(abs(yard.body.position.y + 200 - 45) < 2)
        yard.run(3)
        #expect(abs(yard.body.position.y + 50) < 1, "\(yard.body.position)")
    }

    @Test func aSlideMovesAlongItsAxisOnly() {
        let rail = Body([], at: Point(0, -200))
        rail.isAnchored = true
        yard.world.joints = [
            Joint(
                rail, at: .zero, yard.body, at: .zero,
                [.line(axis: Point(1, 1), range: -50...100), .angle(0, frequency: 0, damping: 0)])
        ]
        yard.addGravity()
        yard.run(2)
        let offset = yard.body.position - Point(0, -200)
        #expect(abs(offset.x - offset.y) < 0.5)
        #expect(abs(offset.length - 100) < 1)
        #expect(abs(yard.body.angle) < 1e-2)
    }

    @Test func aMagneticFieldKeepsTheSpeed() {
        yard.body.velocity = Point(200, 0)
        yard.body.charge = 1
        yard.world.influences = [Field(.magnetic, [yard.body])]
        yard.run(1)
        #expect(abs(yard.body.velocity.length - 200) < 1e-6)
        #expect(abs(yard.body.velocity.x - 200 * Numerics.cos(1)) < 1e-6)
    }

    @Test func twoRunsGiveTheSameBits() {
        let other = Yard()
        for yard in [yard, other] {
            yard.addFloor()
            yard.add(Body([.ellipse(Size(80, 50))], at: Point(20, -400)))
            yard.addGravity()
            yard.run(3)
        }
        #expect(yard.world.bodies.map(\.position) == other.world.bodies.map(\.position))
        #expect(yard.world.bodies.map(\.angle) == other.world.bodies.map(\.angle))
    }
}

struct ShapeTests {
    @Test func aRectanglesSecondMomentIsThatOfItsFormula() {
        let shape = Shape.rectangle(Size(30, 40))
        #expect(abs(shape.area - 1200) < 1e-9)
        #expect(abs(shape.secondMoment - 1200 * (30 * 30 + 40 * 40) / 12) < 1e-6)
    }

    @Test func aHullLeavesOutInnerPoints() {
        let points = [Point(0, 0), Point(10, 0), Point(5, 2), Point(10, 10), Point(0, 10), Point(5, 5)]
        #expect(Shape.hull(of: points) == .polygon([Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)]))
        #expect(Shape.hull(of: [Point(0, 0), Point(1, 1), Point(2, 2)]) == nil)
    }
}
