/// A cell of an emitter, with its rates limited so that a frame takes bounded time and memory whatever an app sets.
package final class CellPlan: Sendable {
    /// The most particles of one layer that a frame considers.
    static let mostParticles = 131_072.0
    /// The most levels of cells that emit further particles.
    package static let mostLevels = 8
    /// Particles are counted over this many seconds at most, so that a long lifetime does not limit the rate of a young emitter.
    private static let longestCount = 10.0

    let recipe: ParticleRecipe
    /// The births per second of the parent's time, while the cell is active.
    let rate: Double
    /// The interval of the parent's time in which the cell emits: the layer's time, or the age of the particle that emits.
    let begin: Double
    let end: Double
    /// The longest life of a particle, in seconds.
    let longestLife: Double
    /// The longest time after a birth in which the particle, or one that it emits, may be seen, in seconds.
    let reach: Double
    /// The greatest age, in seconds, at which a particle or its descendants can live; shorter when a full lifetime would have too many births.
    let window: Double
    /// The image of the particles; nil when they show nothing.
    let look: SpriteLook?
    /// The cells of the particles themselves.
    let cells: [CellPlan]
    /// True when this cell, or one of its cells, emits fewer particles than the app asked for.
    let isLimited: Bool

    /// Returns the plans of an emitter's cells, one for each cell, in order.
    static func plans(_ emitter: EmitterState) -> [CellPlan] {
        let budget = mostParticles / Double(max(1, countOfCells(emitter)))
        return emitter.cells.map { CellPlan($0, of: emitter, parents: 1, emittingFor: .infinity, budget: budget, levels: mostLevels) }
    }

    /// The number of an emitter's cells, with the cells inside cells.
    static func countOfCells(_ emitter: EmitterState) -> Int { emitter.cells.reduce(0) { $0 + $1.countOfCells(levels: mostLevels) } }

    /// Plans one cell, and recursively its cells, at most `mostLevels` deep.
    ///
    /// - Parameters:
    ///   - parents: The number of particles that emit this cell's particles; 1 for the layer.
    ///   - emission: The longest time for which each of them emits, in seconds.
    ///   - budget: The most particles of this cell in a frame.
    private init(_ cell: EmitterCell, of emitter: EmitterState, parents: Double, emittingFor emission: Double, budget: Double, levels: Int) {
        recipe = ParticleRecipe(cell, of: emitter)
        let factor = Finite.amount(emitter.lifetime)
        longestLife = Finite.amount((Finite.coordinate(cell.lifetime) + abs(Finite.coordinate(cell.lifetimeRange)) / 2) * factor)
        let reach = cell.reach(factor: factor, levels: levels)
        self.reach = reach
        let timeline = Timeline(cell.timing)
        (begin, end) = (timeline.begin, timeline.end)
        let speed = cell.timing.speed.isFinite ? abs(cell.timing.speed) : 1
        let asked = Finite.amount(Finite.coordinate(cell.birthRate) * Finite.amount(emitter.birthRate) * Finite.amount(speed))
        // A short emission, as of a burst, may have a high rate.
        let counted = max(0, min(emission, reach, Self.longestCount, end - max(0, begin)))
        let share = budget / max(1, parents)
        rate = cell.isEnabled ? min(asked, counted > 0 ? share / counted : 0) : 0
        look = cell.isEnabled ? SpriteLook(cell) : nil
        window = rate > 0 ? min(reach, share / rate) : 0
        let emitting = parents * max(1, rate * min(emission, window))
        let life = longestLife
        cells =
            levels > 1 && rate > 0
            ? cell.cells.map { CellPlan($0, of: emitter, parents: emitting, emittingFor: life, budget: budget, levels: levels - 1) } : []
        isLimited = (cell.isEnabled && rate < asked && counted > 0) || cells.contains(where: \.isLimited)
    }

    /// The time within an interval of the parent's time in which the cell emits, in seconds.
    func activeTime(from start: Double, to stop: Double) -> Double { max(0, min(stop, end) - max(start, begin)) }
}

extension EmitterCell {
    /// The longest time after a birth in which the particle, or one that it emits, may be seen, in seconds.
    ///
    /// - Parameter factor: The layer's factor of all lifetimes.
    fileprivate func reach(factor: Double, levels: Int) -> Double {
        let life = Finite.amount((Finite.coordinate(lifetime) + abs(Finite.coordinate(lifetimeRange)) / 2) * factor)
        guard levels > 1, life > 0 else { return life }
        return life + (cells.lazy.map { $0.reach(factor: factor, levels: levels - 1) }.max() ?? 0)
    }

    /// The number of cells in this tree of cells, down to a number of levels.
    fileprivate func countOfCells(levels: Int) -> Int {
        levels > 1 ? cells.reduce(1) { $0 + $1.countOfCells(levels: levels - 1) } : 1
    }
}
