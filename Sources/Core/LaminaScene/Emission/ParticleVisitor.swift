/// Calls a function with every living particle that begins with some births, and with the particles that these emit.
struct ParticleVisitor {
    /// The layer's time, in seconds.
    let time: Double

    /// Visits the particle of a birth, then the particles that its cells emit.
    ///
    /// - Parameter body: Receives a particle with its age and the time of its birth, in seconds.
    func visit(_ birth: Births.Birth, of source: BirthSource, _ body: (Particle, CellPlan, _ age: Double, _ birth: Double) -> Void) {
        visit(Particle(birth, in: source.birthplace), source.plan, birth: birth.time, body)
    }

    /// Visits a particle and, recursively, the particles that it emits; `CellPlan.mostLevels` limits the depth.
    private func visit(
        _ particle: Particle, _ plan: CellPlan, birth: Double,
        _ body: (Particle, CellPlan, _ age: Double, _ birth: Double) -> Void
    ) {
        let age = max(0, time - birth)
        if age < particle.life { body(particle, plan, age, birth) }
        guard !plan.cells.isEmpty else { return }
        for (index, child) in plan.cells.enumerated() where child.rate > 0 {
            let random = particle.random.child(UInt64(index))
            let first = max(0, child.begin)
            let from = (child.rate * child.activeTime(from: 0, to: age - child.window)).rounded(.down)
            let to = (child.rate * child.activeTime(from: 0, to: min(age, particle.life))).rounded(.down)
            var number = max(from, to - CellPlan.mostParticles)
            while number < to {
                let emission = first + (number + 1) / child.rate
                let other = Particle(child.recipe, random.child(UInt64(number)), particle.heritage(at: emission))
                visit(other, child, birth: birth + emission, body)
                number += 1
            }
        }
    }
}
