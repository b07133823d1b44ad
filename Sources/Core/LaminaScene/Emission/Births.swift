/// The births of all particles that may live at one moment, with the parameters of each.
struct Births: Sendable {
    /// The birth of one particle of an emitter's own cells.
    struct Birth: Sendable {
        /// The layer's time, in seconds.
        let time: Double
        /// The particle's number in its cell.
        let number: UInt64
        /// The index in `sources` of the parameters with which the particle is born.
        let source: Int32
        /// The fraction of the source's step at which the particle is born.
        let fraction: Double
    }

    private(set) var births: [Birth] = []
    private(set) var sources: [BirthSource] = []

    /// Adds the parameters of births, and returns their index.
    mutating func add(_ source: BirthSource) -> Int {
        sources.append(source)
        return sources.count - 1
    }

    /// Adds the births between two values of the integral of the birth rate; the newest, if there are too many.
    ///
    /// - Parameter place: Returns the time at which the integral reaches a number, and the fraction of the source's step.
    mutating func add(from start: Double, to stop: Double, source: Int, _ place: (Double) -> (time: Double, fraction: Double)) {
        let last = stop.rounded(.down)
        let first = max(start.rounded(.down), last - CellPlan.mostParticles)
        guard first < last, last < 0x1p62 else { return }
        for number in UInt64(first)..<UInt64(last) {
            let (time, fraction) = place(Double(number + 1))
            births.append(Birth(time: time, number: number, source: Int32(source), fraction: fraction))
        }
    }
}

/// The parameters with which particles of one cell are born.
struct BirthSource: Sendable {
    let plan: CellPlan
    let birthplace: Birthplace

    /// - Parameters:
    ///   - emitter: The emitter's properties, in the middle of the step in which the particles are born.
    ///   - cell: The cell's index in the emitter.
    ///   - position: The centre of the shape at the start of the step.
    init(plan: CellPlan, emitter: EmitterState, cell: Int, position: SIMD3<Double>) {
        self.plan = plan
        birthplace = Birthplace(
            recipe: plan.recipe, shape: BirthShape(emitter), position: position, scale: Finite.coordinate(emitter.scale),
            random: RandomNumbers(seed: UInt64(Finite.amount(emitter.seed).rounded(.down))).child(UInt64(cell)))
    }
}

/// The numbers with which particles of one cell are born, without references.
struct Birthplace: Sendable {
    let recipe: ParticleRecipe
    let shape: BirthShape
    /// The centre of the shape at the start of the step in which the particles are born; it moves evenly, and is at `shape.center` in the middle.
    let position: SIMD3<Double>
    /// The layer's scale, which particles inherit.
    let scale: Double
    /// The random numbers of the cell.
    let random: RandomNumbers
}
