import LaminaPrimitives
import Testing

@testable import LaminaDynamics

/// The law of each field, after one step: a body without forces keeps its velocity.
struct FieldTests {
    private let world = World()
    /// A body of mass 2, at a distance of 50 points.
    private let body = Body([.rectangle(Size(100, 100))], at: Point(130, 240))

    init() {
        body.density = 2
        world.bodies = [body]
    }

    /// Returns the acceleration by a field around (100, 200).
    private func acceleration(_ kind: Field.Kind, _ change: (inout Field) -> Void = { _ in }) -> Point {
        var field = Field(kind, [body])
        field.position = Point(100, 200)
        change(&field)
        world.influences = [field]
        let before = body.velocity
        _ = world.advance()
        return (body.velocity - before) * (1 / World.step)
    }

    private func isClose(_ one: Point, _ other: Point) -> Bool { (one - other).length < 1e-6 }

    @Test func aDragSlowsInProportionToTheSpeed() {
        body.velocity = Point(40, -20)
        #expect(isClose(acceleration(.drag) { $0.strength = 3 }, Point(-60, 30)))
    }

    @Test func aVortexPushesAcrossTheWayToItsCentre() { #expect(isClose(acceleration(.vortex), Point(-40, 30))) }

    @Test func gravityPullsEveryMassAlike() {
        #expect(isClose(acceleration(.radialGravity), Point(-60, -80)))
        body.position = Point(130, 240)
        #expect(isClose(acceleration(.linearGravity) { ($0.direction, $0.strength) = (Point(1, -2), 0.5) }, Point(50, -100)))
    }

    @Test func aVelocityFieldSetsTheVelocity() {
        body.velocity = Point(7, 7)
        _ = acceleration(.velocity) { ($0.direction, $0.strength) = (Point(1, -2), 0.5) }
        #expect(body.velocity == Point(50, -100))
    }

    @Test func aSpringPullsInProportionToTheDistance() { #expect(isClose(acceleration(.spring) { $0.strength = 4 }, Point(-60, -80))) }

    @Test func anElectricFieldPushesCharges() {
        #expect(acceleration(.electric) == .zero)
        body.charge = -1
        #expect(isClose(acceleration(.electric), Point(-30, -40)))
    }

    @Test func aMagneticFieldTurnsTheVelocityOfCharges() {
        (body.velocity, body.charge) = (Point(100, 0), 1)
        _ = acceleration(.magnetic) { $0.strength = 6 }
        #expect(isClose(body.velocity, Rotation(angle: 3 * World.step).applied(to: Point(100, 0))))
    }

    @Test func aClosureComputesAForceUnlessItIsNotFinite() {
        #expect(isClose(acceleration(.custom { position, _, mass, _, _ in position * (0.01 * mass) }), Point(130, 240)))
        #expect(acceleration(.custom { _, _, _, _, _ in Point(.nan, 0) }) == .zero)
    }

    /// The strength at 100 points is the field's; it decays with a power of the distance, which counts as at least the minimum radius.
    @Test(arguments: [(1.0, 0.0, 2.0), (2, 0, 4), (-1, 0, 0.5), (1, 200, 0.5), (0, 500, 1)] as [(Double, Double, Double)])
    func theStrengthDecaysWithTheDistance(falloff: Double, radius: Double, factor: Double) {
        #expect(isClose(acceleration(.radialGravity) { ($0.falloff, $0.minimumRadius) = (falloff, radius) }, Point(-60, -80) * factor))
    }

    @Test func bodiesOutsideOfTheRegionAndAnchoredOnesStayAtRest() {
        var asked: [Point] = []
        #expect(
            acceleration(.linearGravity) { field in
                field.direction = Point(1, 0)
                field.contains = {
                    asked.append($0); return false
                }
            } == .zero)
        #expect(asked == [Point(30, 40)])
        body.isAnchored = true
        for kind in [Field.Kind.linearGravity, .velocity, .magnetic, .vortex] { #expect(acceleration(kind) { $0.direction = Point(1, 0) } == .zero) }
        #expect(body.velocity == .zero && body.position == Point(130, 240))
    }

    @Test func atTheCentreThereIsNoDirection() {
        body.charge = 1
        for kind in [Field.Kind.vortex, .radialGravity, .electric, .spring] { #expect(acceleration(kind) { $0.position = body.position } == .zero) }
    }

    @Test func turbulenceNeedsASpeed() {
        #expect(acceleration(.turbulence(smoothness: 0.5, speed: 1)) == .zero)
        body.velocity = Point(100, 0)
        let slow = acceleration(.turbulence(smoothness: 0.5, speed: 0))
        (body.velocity, body.position) = (Point(200, 0), Point(130, 240))
        #expect(slow != .zero && isClose(acceleration(.turbulence(smoothness: 0.5, speed: 0)), slow * 2))
    }

    // MARK: Noise

    @Test func noiseIsSmoothAndBounded() {
        let noise = SmoothNoise(0, 1)
        var (values, largestStep) = ([Point](), 0.0)
        for index in 0..<4000 {
            let value = noise.value(at: Point(Double(index) * 0.1 - 200, Double(index) * 0.03), 0.5)
            if let last = values.last { largestStep = max(largestStep, (value - last).length) }
            values.append(value)
        }
        #expect(values.allSatisfy { abs($0.x) <= 1 && abs($0.y) <= 1 } && largestStep < 0.05)
        // Both directions take positive and negative values, and differ.
        for part in [\Point.x, \.y] { #expect(values.contains { $0[keyPath: part] > 0.3 } && values.contains { $0[keyPath: part] < -0.3 }) }
        #expect(values.contains { abs($0.x - $0.y) > 0.3 })
    }

    /// Cells of the noise are 20 points wide at smoothness 0, and 220 at 1; in the corners of cells the noise has no slope.
    @Test(arguments: [(0.0, 20.0), (0.5, 120), (1, 220), (-3, 20), (9, 220)])
    func smoothnessIsTheSizeOfTheCells(smoothness: Double, cell: Double) {
        let noise = SmoothNoise(smoothness, 2)
        for corner in [Point(0, 0), Point(3 * cell, -2 * cell)] {
            let value = noise.value(at: corner, 1)
            #expect((noise.value(at: corner + Point(cell * 0.001, 0), 1) - value).length < 1e-4)
            #expect((noise.value(at: corner + Point(0, -cell * 0.001), 1) - value).length < 1e-4)
            // Between two corners lies the mean of both.
            let next = noise.value(at: corner + Point(cell, 0), 1)
            #expect(isClose(noise.value(at: corner + Point(cell / 2, 0), 1), (value + next) * 0.5))
            #expect(isClose(noise.value(at: corner + Point(cell / 4, 0), 1), value * 0.84375 + next * 0.15625))
        }
        #expect(noise.value(at: Point(5, 5), 0.25) == SmoothNoise(smoothness, 1).value(at: Point(5, 5), 0.5))
        #expect(noise.value(at: Point(.nan, .infinity), .nan) == noise.value(at: .zero, 0))
    }
}
