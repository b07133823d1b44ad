import LaminaPrimitives

extension FrameBuilder {
    /// The number of births that are worth a thread of their own.
    private static let birthsInPiece = 1024

    /// Adds the particles of an emitter layer, as one item.
    mutating func addParticles(of visit: Visit) {
        let births = visit.state.emissionHistory.births(seenAt: visit.time)
        guard !births.births.isEmpty else { return }
        let order = visit.state.emitter.renderMode
        let placer = SpritePlacer(visit, births)
        let starts = Array(stride(from: 0, to: births.births.count, by: Self.birthsInPiece))
        @Sendable func run(_ index: Int) -> SpriteRun {
            placer.sprites(starts[index]..<min(starts[index] + Self.birthsInPiece, births.births.count), order)
        }
        let runs = starts.count > 1 ? workers?.map(count: starts.count, run) ?? starts.indices.map(run) : [run(0)]
        let bounds = runs.reduce(PixelRect.empty) { $0.union($1.bounds) }
        guard !bounds.isEmpty else { return }
        items.append(
            DrawItem(
                layer: visit.node.id, content: .sprites(SpriteDrawing(looks: placer.looks, sprites: SpriteRun.sprites(of: runs))),
                placement: .identity, opacity: visit.opacity, blend: order == .additive ? .plusLighter : .normal, clip: visit.clip,
                smoothEdges: visit.state.flags.allowsEdgeAntialiasing ? .all : [], bounds: bounds.intersection(extendedPastFrame(visit.visible))))
        if visit.replica != Replicas.none { markLastItem(asOf: replicas[visit.replica]) }
    }
}

extension LayerState {
    /// The history that the commit has written; for a state that was never committed, its present emission from time 0 on.
    fileprivate var emissionHistory: EmissionHistory {
        emission.isEmpty ? EmissionHistory().continued(by: self, [], at: 0) : emission
    }
}

/// The visible sprites of some births.
struct SpriteRun: Sendable {
    fileprivate(set) var sprites: [Sprite] = []
    /// The numbers by which sprites are sorted, ascending; empty when the order does not matter.
    fileprivate(set) var keys: [Double] = []
    /// A rectangle that contains all sprites.
    fileprivate(set) var bounds = PixelRect.empty

    /// All sprites, in the order in which they are drawn; sprites with equal keys keep their order.
    static func sprites(of runs: [SpriteRun]) -> [Sprite] {
        let sprites = runs.count == 1 ? runs[0].sprites : runs.flatMap(\.sprites)
        let keys = runs.flatMap(\.keys)
        guard !keys.isEmpty, zip(keys, keys.dropFirst()).contains(where: { $0 > $1 }) else { return sprites }
        // The index decides between equal keys, because Swift does not promise a stable sort.
        return keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { sprites[$0] }
    }
}

/// Turns particles into sprites.
private struct SpritePlacer: Sendable {
    /// The looks of all particles.
    let looks: [SpriteLook]
    private let births: Births
    private let indices: [SpriteLook: Int32]
    private let time: Double
    private let placement: Projection
    /// The placement, if it shows all depths at one size; nil for a perspective.
    private let flatMap: AffineTransform?
    /// The movement of a point's image per point of depth.
    private let depthStep: DepthStep
    /// -1 when the layer is drawn upside down, so that images remain upright.
    private let upright: Double
    private let visible: PixelRect

    init(_ visit: Visit, _ births: Births) {
        var looks: [SpriteLook] = []
        var indices: [SpriteLook: Int32] = [:]
        var pending = births.sources.map(\.plan)
        var previous: CellPlan?
        while let plan = pending.popLast() {
            // Many sources share a plan.
            if plan === previous { continue }
            previous = plan
            pending += plan.cells
            guard let look = plan.look, indices[look] == nil else { continue }
            indices[look] = Int32(looks.count)
            looks.append(look)
        }
        (self.looks, self.indices, self.births) = (looks, indices, births)
        time = visit.time
        placement = visit.placement
        depthStep = visit.state.emitter.preservesDepth ? visit.depthStep : .none
        flatMap = depthStep == .none ? visit.placement.affine : nil
        upright = visit.isFlipped ? -1 : 1
        visible = visit.visible
    }

    /// The visible sprites that begin with a range of births.
    func sprites(_ range: Range<Int>, _ order: ParticleOrder) -> SpriteRun {
        var run = SpriteRun()
        run.sprites.reserveCapacity(range.count)
        var start = range.lowerBound
        while start < range.upperBound {
            // Neighbouring births mostly have one source.
            let source = births.births[start].source
            var end = start + 1
            while end < range.upperBound, births.births[end].source == source { end += 1 }
            add(births.births[start..<end], of: births.sources[Int(source)], order, to: &run)
            start = end
        }
        return run
    }

    /// Adds the sprites that begin with births of one source.
    private func add(_ births: ArraySlice<Births.Birth>, of source: BirthSource, _ order: ParticleOrder, to run: inout SpriteRun) {
        guard source.plan.cells.isEmpty else {
            let visitor = ParticleVisitor(time: time)
            for birth in births {
                visitor.visit(birth, of: source) { particle, plan, age, birth in
                    guard let look = plan.look, let index = indices[look] else { return }
                    add(particle, at: age, bornAt: birth, look.size, index, order, to: &run)
                }
            }
            return
        }
        guard let look = source.plan.look, let index = indices[look] else { return }
        // This loop touches numbers only: references that all threads count would keep them from working at the same time.
        let (births, birthplace, size) = (births, source.birthplace, look.size)
        for birth in births {
            let particle = Particle(birth, in: birthplace)
            let age = max(0, time - birth.time)
            if age < particle.life { add(particle, at: age, bornAt: birth.time, size, index, order, to: &run) }
        }
    }

    /// Adds a particle, if it is visible.
    private func add(
        _ particle: Particle, at age: Double, bornAt birth: Double, _ size: Size, _ look: Int32, _ order: ParticleOrder, to run: inout SpriteRun
    ) {
        let place = particle.place(at: age)
        guard let sprite = sprite(particle, at: age, place, size, look) else { return }
        run.sprites.append(sprite)
        run.bounds = run.bounds.union(sprite.bounds)
        switch order {
        case .unordered, .additive: break
        case .oldestFirst: run.keys.append(birth)
        case .oldestLast: run.keys.append(-birth)
        case .backToFront: run.keys.append(place.z)
        }
    }

    /// The sprite of a particle; nil when it is not visible.
    private func sprite(_ particle: Particle, at age: Double, _ place: SIMD3<Double>, _ size: Size, _ look: Int32) -> Sprite? {
        let (scale, color) = (particle.scale(at: age), particle.color(at: age))
        guard scale != 0, color.w > 0, let (center, map) = image(of: place) else { return nil }
        let angle = particle.angle(at: age)
        let turn = angle == 0 ? (sin: 0, cos: 1) : Numerics.sinAndCos(angle)
        let (width, height) = (size.width * scale, size.height * scale * upright)
        func mapped(_ x: Double, _ y: Double) -> Point { Point(x * map.a + y * map.c, x * map.b + y * map.d) }
        let (across, down) = (mapped(width * turn.cos, width * turn.sin), mapped(-height * turn.sin, height * turn.cos))
        guard across.isFinite, down.isFinite else { return nil }
        let sprite = Sprite(center: center, across: across, down: down, tint: Self.tint(color), opacity: Float(color.w), look: look)
        return sprite.bounds.intersects(visible) ? sprite : nil
    }

    /// The image of a place and the linear map around it; nil when the place is behind the eye or has no finite image.
    private func image(of place: SIMD3<Double>) -> (center: Point, map: AffineTransform)? {
        let point = Point(place.x, place.y)
        if let flatMap { return (flatMap(point), flatMap) }
        let raised = placement.raised(by: place.z, depthStep)
        guard let map = raised.linearPart(at: point) else { return nil }
        let center = raised(point)
        return center.isFinite ? (center, map) : nil
    }

    private static func tint(_ color: SIMD4<Double>) -> UInt32 {
        let bytes = color * 255 + 0.5
        return UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
    }
}

/// The change of a projected point, as the row vector [x·w y·w w], per point along the z axis.
struct DepthStep: Sendable, Hashable {
    var x = 0.0
    var y = 0.0
    var w = 0.0

    /// The step of a plane without depth.
    static let none = DepthStep()

    /// The step of a layer that is placed in its superlayer's space by a transform, and with it by the superlayer's placement.
    init(_ transform: Transform3D, in parent: Projection) {
        x = transform.m31 * parent.m11 + transform.m32 * parent.m21 + transform.m34 * parent.m31
        y = transform.m31 * parent.m12 + transform.m32 * parent.m22 + transform.m34 * parent.m32
        w = transform.m31 * parent.m13 + transform.m32 * parent.m23 + transform.m34 * parent.m33
    }

    private init() {}
}

extension Projection {
    /// The projection of the plane at a height above this one.
    fileprivate func raised(by height: Double, _ step: DepthStep) -> Projection {
        var raised = self
        raised.m31 += height * step.x
        raised.m32 += height * step.y
        raised.m33 += height * step.w
        return raised
    }
}
