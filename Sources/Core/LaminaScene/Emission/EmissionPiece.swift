import LaminaPrimitives

/// The emission of particles during a span of a layer's time in which nothing but animations changes it.
///
/// A cell's particles are numbered in the order of their births: particle n is born when the integral of the birth rate reaches n + 1. The number
/// determines the particle's random numbers, so that a particle is the same whenever a frame looks at it.
package final class EmissionPiece: Sendable {
    /// The layer's time at which the piece begins, in seconds; it ends where the next one begins.
    package let begin: Double
    /// The model's values, to which the animations apply.
    package let state: LayerState
    /// The animations that change the emission.
    package let animations: [LayerAnimation]
    /// For each cell, the integral of its birth rate up to `begin`.
    package let counts: [Double]
    /// The plans of the model's values.
    private let plans: [CellPlan]
    /// The greatest age, in seconds, at which a particle of this piece or its descendants can live.
    let reach: Double

    package init(begin: Double, state: LayerState, animations: [LayerAnimation], counts: [Double]) {
        self.begin = begin
        self.state = state
        self.animations = animations
        plans = CellPlan.plans(state.emitter)
        self.counts = plans.indices.map { $0 < counts.count ? counts[$0] : 0 }
        let longest = plans.reduce(0) { max($0, $1.window) }
        reach = animations.isEmpty ? longest : Self.longestReach(state, animations, begin: begin, atLeast: longest)
    }

    /// The model's values of the emitter.
    var emitter: EmitterState { state.emitter }

    /// The number of cells, with the cells inside cells.
    var cellCount: Int { CellPlan.countOfCells(emitter) }

    /// True when a cell emits fewer particles than the app asked for.
    var isLimited: Bool { plans.contains(where: \.isLimited) }

    /// True when a cell may emit after a time.
    func mayEmit(after time: Double) -> Bool { !animations.isEmpty || plans.contains { $0.rate > 0 && $0.end > time } }

    /// The latest time of a birth before `end`, or -∞ when there is none.
    func lastEmission(before end: Double) -> Double {
        guard animations.isEmpty else { return end }
        return plans.reduce(-Double.infinity) { $1.rate > 0 && $1.begin < end ? max($0, min($1.end, end)) : $0 }
    }

    /// For each cell, the integral of its birth rate up to a time, which must not be before `begin`.
    func counts(at time: Double) -> [Double] {
        guard animations.isEmpty else { return walk(from: time, to: time) { _ in } }
        return plans.indices.map { count(of: $0, at: time) }
    }

    /// Adds the births whose particles may live at a time.
    ///
    /// - Parameter end: The end of the piece, or the time, whichever is earlier.
    func addBirths(before end: Double, seenAt time: Double, to births: inout Births) {
        guard animations.isEmpty else { return addAnimatedBirths(before: end, seenAt: time, to: &births) }
        let emitter = emitter
        for (index, plan) in plans.enumerated() where plan.rate > 0 {
            let first = max(begin, plan.begin)
            let source = births.add(BirthSource(plan: plan, emitter: emitter, cell: index, position: emitter.birthCenter))
            let from = count(of: index, at: max(begin, time - plan.window))
            births.add(from: from, to: count(of: index, at: end), source: source) { number in
                (time: first + (number - counts[index]) / plan.rate, fraction: 0)
            }
        }
    }

    /// The integral of a cell's birth rate, without animations.
    private func count(of cell: Int, at time: Double) -> Double {
        counts[cell] + plans[cell].rate * plans[cell].activeTime(from: begin, to: time)
    }
}

// MARK: Animated emission

extension EmissionPiece {
    /// The length of the steps in which animated values are evaluated, in seconds.
    private static let step = 1.0 / 64
    /// The number of steps after which the integral starts anew with a random fraction, so that a frame need not integrate from the piece's begin.
    private static let stepsInWindow = 512
    /// Older particles of an animated emission are not considered, so that a frame evaluates a bounded number of steps.
    private static let longestAnimatedReach = 128.0

    /// One step of an animated emission.
    private struct Step {
        let start: Double
        let end: Double
        /// The parameters in the middle of the step, and what the cells emit with them.
        let emitter: EmitterState
        let plans: [CellPlan]
        /// The emitter's position at the start.
        let position: SIMD3<Double>
        /// For each cell, the integral of its birth rate at the start, and its growth in the step.
        let counts: [Double]
        let gains: [Double]
    }

    private func emitter(at time: Double) -> EmitterState {
        var state = state
        for animation in animations { animation.apply(to: &state, at: time) }
        return state.emitter
    }

    private func addAnimatedBirths(before end: Double, seenAt time: Double, to births: inout Births) {
        let oldest = max(begin, time - min(reach, Self.longestAnimatedReach))
        guard oldest < end else { return }
        _ = walk(from: oldest, to: end) { step in
            for (index, plan) in step.plans.enumerated() where step.gains[index] > 0 {
                let length = step.end - step.start
                let (start, gain) = (step.counts[index], step.gains[index])
                let stop = start + gain * min(1, (end - step.start) / length)
                let source = births.add(BirthSource(plan: plan, emitter: step.emitter, cell: index, position: step.position))
                births.add(from: start, to: stop, source: source) { number in
                    let fraction = (number - start) / gain
                    return (time: step.start + length * fraction, fraction: fraction)
                }
            }
        }
    }

    /// Evaluates the steps of the animated emission between two times, the first and the last step whole.
    ///
    /// - Returns: For each cell, the integral of its birth rate at `end`.
    private func walk(from start: Double, to end: Double, _ body: (Step) -> Void) -> [Double] {
        let first = Int(max(0, (start - begin) / Self.step))
        var index = first / Self.stepsInWindow * Self.stepsInWindow
        var counts = counts
        while true {
            if index % Self.stepsInWindow == 0 { counts = countsAtWindow(index / Self.stepsInWindow) }
            let (from, to) = (begin + Double(index) * Self.step, begin + Double(index + 1) * Self.step)
            // The middle stands for the step, because a value at its end may belong to what follows an animation.
            let emitter = emitter(at: (from + to) / 2)
            let plans = CellPlan.plans(emitter)
            let gains = plans.map { $0.rate * $0.activeTime(from: from, to: to) }
            if index >= first, from < end {
                let position = self.emitter(at: from).birthCenter
                body(Step(start: from, end: to, emitter: emitter, plans: plans, position: position, counts: counts, gains: gains))
            }
            guard to < end else {
                let part = max(0, min(1, (end - from) / Self.step))
                return zip(counts, gains).map { $0 + $1 * part }
            }
            counts = zip(counts, gains).map { $0 + $1 }
            index += 1
        }
    }

    /// For each cell, the integral of the birth rate at the start of a window of steps, which begins anew at a random fraction.
    private func countsAtWindow(_ window: Int) -> [Double] {
        guard window > 0 else { return counts }
        let random = RandomNumbers(seed: UInt64(window))
        return counts.indices.map { counts[$0].rounded(.down) + Double(window) * 0x1p28 + random.child(UInt64($0)).unit(.phase) }
    }

    /// The greatest age of a living particle, estimated from samples over each animation's first cycles.
    private static func longestReach(_ state: LayerState, _ animations: [LayerAnimation], begin: Double, atLeast longest: Double) -> Double {
        var longest = longest
        for animation in animations {
            let start = max(begin, animation.begin)
            let length = min(64, max(0, animation.end - start))
            for sample in 0...64 {
                var values = state
                for other in animations { other.apply(to: &values, at: start + length * Double(sample) / 64) }
                longest = CellPlan.plans(values.emitter).reduce(longest) { max($0, $1.window) }
            }
        }
        return longest
    }
}

extension EmitterState {
    /// The centre of the shape, with its depth.
    var birthCenter: SIMD3<Double> {
        SIMD3(Finite.coordinate(position.x), Finite.coordinate(position.y), Finite.coordinate(zPosition))
    }
}
