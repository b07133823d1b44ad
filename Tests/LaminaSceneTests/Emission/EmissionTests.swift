import LaminaPrimitives
import Testing

@testable import LaminaScene

@Suite struct EmissionTests {
    /// A particle of the slow simulation.
    private struct Simulated {
        var place: Point
        var velocity: Point
        var scale: Double
        var age = 0.0
        let life: Double
    }

    /// Moves particles in steps of a millisecond, and lets the integral of the birth rate grow.
    private func simulate(_ state: LayerState, until time: Double) -> [Simulated] {
        let (emitter, cell) = (state.emitter, state.emitter.cells[0])
        let step = 0.001
        var (particles, count, born): ([Simulated], Double, UInt64) = ([], 0, 0)
        for _ in 0..<Int((time / step).rounded()) {
            for index in particles.indices {
                let (x, y) = (cell.xAcceleration, cell.yAcceleration)
                particles[index].place.x += particles[index].velocity.x * step + x * step * step / 2
                particles[index].place.y += particles[index].velocity.y * step + y * step * step / 2
                particles[index].velocity.x += x * step
                particles[index].velocity.y += y * step
                particles[index].scale += cell.scaleSpeed * step
                particles[index].age += step
            }
            particles.removeAll { $0.age >= $0.life - step / 2 }
            count += cell.birthRate * emitter.birthRate * step
            while count >= Double(born + 1) - 1e-9 {
                let random = RandomNumbers(seed: UInt64(emitter.seed)).child(0).child(born)
                let speed = random.value(cell.velocity, range: cell.velocityRange, .velocity)
                let direction = Point(Numerics.cos(cell.emissionLongitude), Numerics.sin(cell.emissionLongitude))
                particles.append(
                    Simulated(
                        place: emitter.position, velocity: Point(direction.x * speed, direction.y * speed), scale: cell.scale,
                        life: random.value(cell.lifetime, range: cell.lifetimeRange, .lifetime)))
                born += 1
            }
        }
        return particles
    }

    @Test(arguments: [0.5, 1.0, 2.0, 7.3])
    func particlesAreWhereAStepByStepSimulationPutsThem(time: Double) {
        let state = Emitters.state { emitter, cell in
            emitter.position = Point(10, -5)
            cell.birthRate = 100
            cell.lifetime = 1.5
            cell.lifetimeRange = 1
            cell.velocity = 40
            cell.velocityRange = 30
            cell.emissionLongitude = 0.7
            cell.xAcceleration = -20
            cell.yAcceleration = 30
            cell.scaleSpeed = 0.5
        }
        let simulated = simulate(state, until: time)
        let sprites = Emitters.sprites(state, at: time)
        // A particle whose end falls in the last millisecond may be counted differently.
        #expect(abs(simulated.count - sprites.count) <= 1)
        guard simulated.count == sprites.count else { return }
        for (sprite, particle) in zip(sprites, simulated) {
            #expect(abs(sprite.center.x - 200 - particle.place.x) < 0.15 && abs(sprite.center.y - 200 - particle.place.y) < 0.15)
            #expect(abs(sprite.across.x / 4 - particle.scale) < 0.002)
        }
    }

    @Test func aBirthRateIsTheNumberOfBirthsPerSecond() {
        let state = Emitters.state { emitter, cell in
            emitter.birthRate = 2
            cell.birthRate = 25
            cell.lifetime = 100
        }
        #expect([0.5, 1, 10].map { Emitters.sprites(state, at: $0).count } == [25, 50, 500])
    }

    @Test func particlesKeepTheParametersOfTheirBirth() {
        let slow = Emitters.state { _, cell in
            cell.birthRate = 10
            cell.lifetime = 10
            cell.velocity = 10
        }
        var fast = slow
        fast.emitter.cells[0].velocity = 100
        fast.emitter.position = Point(0, 50)
        let sprites = Emitters.sprites(Emitters.node([(0, slow), (1, fast)]), at: 1.5)
        let old = sprites.filter { $0.center.y == 200 }
        #expect(old.count == 10)
        #expect(sprites.filter { $0.center.y == 250 }.count == 5)
        // The oldest is 1.4 s old.
        #expect(abs((old.map(\.center.x).max() ?? 0) - 214) < 1e-9)
    }

    @Test(arguments: [(0.0, Point(0, -1)), (Double.pi / 2, Point(1, 0)), (Double.pi, Point(0, 1))])
    func aLineEmitsUpwardsAtLongitudeZero(longitude: Double, direction: Point) {
        let state = Emitters.state { emitter, cell in
            emitter.shape = .line
            cell.birthRate = 10
            cell.lifetime = 10
            cell.velocity = 50
            cell.emissionLongitude = longitude
        }
        let sprites = Emitters.sprites(state, at: 1.0)
        // The oldest of them is 0.9 s old.
        let distance = sprites.map { abs($0.center.x - 200) + abs($0.center.y - 200) }.max() ?? 0
        #expect(abs(distance - 45) < 1e-9)
        #expect(sprites.contains { abs($0.center.x - 200 - 45 * direction.x) < 1e-9 && abs($0.center.y - 200 - 45 * direction.y) < 1e-9 })
    }

    @Test func aChangeOfTheRateLosesAndAddsNoBirth() {
        // 60 changes per second to the same rate of 7.5 births per second, alternately of the layer and of the cell.
        let one = Emitters.state { _, cell in
            cell.birthRate = 7.5
            cell.lifetime = 1000
        }
        var other = one
        (other.emitter.birthRate, other.emitter.cells[0].birthRate) = (0.5, 15)
        let states = (0..<600).map { (time: Double($0) / 60, state: $0 % 2 == 0 ? one : other) }
        let changed = Emitters.sprites(Emitters.node(states), at: 10)
        #expect(changed.count == 75)
        #expect(Set(changed.map(\.center)).count == Set(Emitters.sprites(one, at: 10).map(\.center)).count)
    }

    @Test func withoutBirthsParticlesLiveToTheirEndAndThenNothingChanges() {
        let on = Emitters.state { _, cell in
            cell.birthRate = 10
            cell.lifetime = 2
        }
        var off = on
        off.emitter.birthRate = 0
        let node = Emitters.node([(0, on), (3, off)])
        #expect(Emitters.sprites(node, at: 3).count == 20)
        #expect(Emitters.sprites(node, at: 4).count == 10)
        #expect(Emitters.sprites(node, at: 5).isEmpty)
        let tree = RenderTree(root: node, commitTime: 3)
        #expect(tree.nextChange(after: 4) == 4)
        #expect(tree.nextChange(after: 5.5) == .infinity)
    }

    @Test func anAnimatedRateGivesTheIntegralOfTheRate() {
        let state = Emitters.state { _, cell in
            cell.birthRate = 100
            cell.lifetime = 1000
        }
        let animation = Animation(
            id: 1, keyPath: "birthRate", timing: MediaTiming(duration: 4), kind: .basic(BasicValues(from: .number(0), to: .number(1))))
        let node = Emitters.node([(0, state)], animations: [LayerAnimation(animation, in: EmitterState.properties, on: state)])
        // ∫ 100 · t / 4 from 0 to t, then 100 per second.
        #expect([1, 2, 4, 6].map { Emitters.sprites(node, at: $0).count } == [12, 50, 200, 400])
    }

    @Test func anAnimatedEmitterIsFollowedEvenly() {
        let state = Emitters.state { _, cell in
            cell.birthRate = 1000
            cell.lifetime = 0.1
        }
        let animation = Animation(
            id: 1, keyPath: "emitterPosition.x", timing: MediaTiming(duration: 1), kind: .basic(BasicValues(from: .number(0), to: .number(100))))
        let node = Emitters.node([(0, state)], animations: [LayerAnimation(animation, in: EmitterState.properties, on: state)])
        let places = Emitters.sprites(node, at: 0.4995).map { $0.center.x - 200 }
        #expect(places.count == 100)
        for (earlier, later) in zip(places, places.dropFirst()) { #expect(abs(later - earlier - 0.1) < 1e-6) }
        #expect(abs((places.last ?? 0) - 49.9) < 1e-6)
    }

    @Test func theValueOfACellIsAnimatedByItsName() {
        let state = Emitters.state { _, cell in
            cell.birthRate = 10
            cell.lifetime = 100
        }
        let animation = Animation(
            id: 1, keyPath: "emitterCells.cell.birthRate", timing: MediaTiming(duration: 1),
            kind: .basic(BasicValues(from: .number(30), to: .number(30))))
        let track = LayerAnimation(animation, on: state, resolvedBy: EmitterCell.properties.access)
        let node = Emitters.node([(0, state)], animations: [track])
        #expect([1.0, 2].map { Emitters.sprites(node, at: $0).count } == [30, 40])
    }

    @Test func aLongAnimatedEmissionIsIntegratedInWindows() {
        let state = Emitters.state { _, cell in
            cell.birthRate = 50
            cell.lifetime = 1
        }
        var timing = MediaTiming(duration: 0.5)
        timing.repeatCount = .infinity
        let animation = Animation(
            id: 1, keyPath: "birthRate", timing: timing, kind: .basic(BasicValues(from: .number(0), to: .number(2))))
        let node = Emitters.node([(0, state)], animations: [LayerAnimation(animation, in: EmitterState.properties, on: state)])
        for time in [3.0, 100, 3600, 86400] { #expect(abs(Emitters.sprites(node, at: time).count - 50) <= 2) }
    }

    @Test func emissionBeginsAtTheLayersTimeZeroEvenIfItAppearsLater() {
        let state = Emitters.state { _, cell in
            cell.birthRate = 10
            cell.lifetime = 100
        }
        #expect(Emitters.sprites(Emitters.node([(5, state)]), at: 5).count == 50)
        var late = state
        late.timing.beginTime = 5
        #expect(Emitters.sprites(Emitters.node([(0, late)]), at: 6).count == 10)
    }

    @Test func aLayersTimeThatGoesBackBeginsANewHistory() {
        let first = Emitters.state { _, cell in
            cell.birthRate = 10
            cell.lifetime = 100
        }
        var second = first
        second.emitter.cells[0].birthRate = 20
        #expect(Emitters.sprites(Emitters.node([(0, first), (5, second), (0, second)]), at: 1).count == 20)
    }

    @Test func childrenAreEmittedByTheMovingParticleAndInheritItsScaleAndColor() throws {
        var child = EmitterCell()
        child.birthRate = 10
        child.lifetime = 100
        child.contents = Emitters.picture
        child.scale = 0.5
        child.color = Color(red: 0.5, green: 1, blue: 1)
        let state = Emitters.state { _, cell in
            cell.birthRate = 1
            cell.lifetime = 100
            cell.velocity = 20
            cell.scale = 2
            cell.color = Color(red: 0.4, green: 1, blue: 1)
            cell.cells = [child]
        }
        let sprites = Emitters.sprites(state, at: 1.55)
        // The parent, born at 1 s, and its children of 0.1, 0.2 … 0.5 s.
        #expect(sprites.map { ($0.center.x - 200).rounded() } == [11, 2, 4, 6, 8, 10])
        #expect(sprites.dropFirst().allSatisfy { abs($0.across.x - 4) < 1e-9 && $0.tint >> 16 == 51 })
    }

    @Test func childrenOutliveTheirParent() {
        var child = EmitterCell()
        child.birthRate = 100
        child.lifetime = 5
        child.contents = Emitters.picture
        let state = Emitters.state { emitter, cell in
            cell.birthRate = 1
            cell.lifetime = 0.1
            cell.timing.duration = 1
            cell.contents = nil
            cell.cells = [child]
        }
        #expect(Emitters.sprites(state, at: 4).count == 10)
        #expect(Emitters.sprites(state, at: 7).isEmpty)
    }

    @Test func anyRateIsLimitedToTheMostParticlesOfALayer() {
        for (rate, lifetime) in [(1e9, 1.0), (.infinity, .infinity), (1e8, 1e-3), (.greatestFiniteMagnitude, 1e300)] {
            let state = Emitters.state { _, cell in
                cell.birthRate = rate
                cell.lifetime = lifetime
            }
            let count = Emitters.sprites(state, at: 2).count
            #expect(count <= 131_072 && count > 20_000)
            #expect(EmissionHistory().continued(by: state, [], at: 0).isLimited == (rate * lifetime > 131_072))
        }
    }

    @Test func cellsInsideEachOtherAreLimitedTogether() {
        var cell = EmitterCell()
        for _ in 0..<20 {
            var outer = EmitterCell()
            (outer.birthRate, outer.lifetime, outer.contents) = (1e9, 1, Emitters.picture)
            outer.cells = cell.birthRate > 0 ? [cell] : []
            cell = outer
        }
        let state = Emitters.state { emitter, own in own = cell }
        #expect(Emitters.sprites(state, at: 3).count <= 131_072)
    }

    @Test func numbersThatAreNotFiniteDrawNothingWrong() {
        for bad in [Double.nan, .infinity, -.infinity] {
            let state = Emitters.state { emitter, cell in
                (cell.birthRate, cell.lifetime) = (50, 2)
                (cell.velocity, cell.scaleRange, cell.spin, cell.alphaSpeed) = (bad, bad, bad, bad)
                (emitter.position.x, emitter.size.width, emitter.seed) = (bad, bad, bad)
                (cell.emissionLongitude, cell.emissionRange, cell.redRange) = (bad, bad, bad)
            }
            for sprite in Emitters.sprites(state, at: 3) { #expect(sprite.center.isFinite && sprite.across.isFinite && sprite.opacity <= 1) }
        }
    }

    @Test func theSeedChangesTheParticlesAndEqualSeedsGiveEqualOnes() {
        func sprites(_ seed: Double) -> [Sprite] {
            Emitters.sprites(
                Emitters.state { emitter, cell in
                    emitter.seed = seed
                    (cell.birthRate, cell.lifetime, cell.velocityRange) = (20, 5, 50)
                }, at: 2)
        }
        #expect(sprites(1) == sprites(1))
        #expect(sprites(1) != sprites(2))
    }

    @Test func theRenderModeSortsByAge() {
        func ages(_ order: ParticleOrder) -> [Double] {
            let state = Emitters.state { emitter, cell in
                emitter.renderMode = order
                (cell.birthRate, cell.lifetime, cell.velocity) = (20, 5, 10)
            }
            return Emitters.sprites(state, at: 1).map(\.center.x)
        }
        #expect(ages(.oldestFirst) == ages(.oldestFirst).sorted(by: >))
        #expect(ages(.oldestLast) == ages(.oldestLast).sorted())
    }
}
