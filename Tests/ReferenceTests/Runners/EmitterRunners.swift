import CoreGraphics
import LaminaPrimitives
import LaminaScene
import QuartzCore
import TestSupport

let emitterRunners: [String: Runner] = ["emitter": emitterAnswer]

/// Answers a case about the places of births, about directions, or about the time in which a cell emits.
@MainActor private func emitterAnswer(_ question: Question) throws -> JSON {
    let input = question.input
    if input["cell"] != nil { return try emissionTime(question) }
    if input["longitude"] != nil { return try direction(question) }
    return try birthPlaces(question)
}

/// Returns the time in which a cell emits between two times, from the number of its particles.
@MainActor private func emissionTime(_ question: Question) throws -> JSON {
    let input = question.input
    let stage = EmitterStage()
    stage.cell.birthRate = 1000
    stage.cell.lifetime = 1_000_000
    for (key, value) in [("beginTime", input["cell"]?["beginTime"]), ("duration", input["cell"]?["duration"])] {
        if let number = value?.number { stage.cell.setValue(number, forKey: key) }
    }
    if let count = input["cell"]?["repeatCount"]?.number { stage.cell.repeatCount = Float(count) }
    if let speed = input["cell"]?["speed"]?.number { stage.cell.speed = Float(speed) }
    guard let from = input["from"]?.number, let to = input["to"]?.number else { throw Unsupported("no times") }
    return .number(Double(stage.particles(at: to).count - stage.particles(at: from).count) / 1000)
}

/// Returns the direction of emission, in the plane or in space, or the least cosine of the angle to it.
@MainActor private func direction(_ question: Question) throws -> JSON {
    let input = question.input
    let stage = EmitterStage()
    stage.cell.velocity = 10
    stage.cell.emissionLongitude = input["longitude"]?.number ?? 0
    stage.cell.emissionLatitude = input["latitude"]?.number ?? 0
    stage.cell.emissionRange = input["range"]?.number ?? 0
    if let shape = input["shape"]?.text { stage.layer.emitterShape = CAEmitterLayerEmitterShape(rawValue: shape) }
    let directions = stage.particles(at: 4).filter { length($0) > 1 }.map { $0 / length($0) }
    guard let first = directions.first else { return .null }
    if let least = question.expected["minCos"]?.number {
        let cosines = directions.map { ($0 * stage.axis).sum() }
        let isCone = cosines.allSatisfy { $0 >= least - 1e-9 } && cosines.contains { $0 < least + 0.02 }
        return ["minCos": isCone ? .number(least) : .number(cosines.min() ?? 0)]
    }
    let numbers = (0..<(question.expected.numbers?.count ?? 3)).map { JSON.number(first[$0]) }
    return .array(numbers)
}

/// Returns the expected words if they describe the places of births, and if every kind of place that they allow occurs.
@MainActor private func birthPlaces(_ question: Question) throws -> JSON {
    let input = question.input
    guard let shape = input["shape"]?.text, let mode = input["mode"]?.text, let size = input["emitterSize"]?.numbers,
        let words = question.expected.text
    else { throw Unsupported("a shape without mode and size") }
    let stage = EmitterStage()
    stage.layer.emitterShape = CAEmitterLayerEmitterShape(rawValue: shape)
    if mode != "any" { stage.layer.emitterMode = CAEmitterLayerEmitterMode(rawValue: mode) }
    stage.layer.emitterSize = CGSize(width: size[0], height: size[1])
    stage.layer.emitterDepth = input["emitterDepth"]?.number ?? 0
    let half = SIMD3(size[0], size[1], input["emitterDepth"]?.number ?? 0) / 2
    guard let holds = placeRules[words] else { throw Unsupported(words) }
    let places = stage.particles(at: 4)
    return question.agreed(!places.isEmpty && places.allSatisfy { holds($0, half, size[0]) })
}

private typealias PlaceRule = @Sendable (_ place: SIMD3<Double>, _ half: SIMD3<Double>, _ radius: Double) -> Bool

/// The rules that the cases express in words.
private let placeRules: [String: PlaceRule] = [
    "the emitter position itself": { place, _, _ in length(place) < 1e-6 },
    "|x| = 10, y = 0": { place, half, _ in atLimits(place, half).x && abs(place.y) < 1e-6 },
    "|x| = 10 or |y| = 5": { place, half, _ in isInside(place, half) && (atLimits(place, half).x || atLimits(place, half).y) },
    "|x| <= 10, |y| <= 5": { place, half, _ in isInside(place, half) },
    "|x|=10,|y|=5,|z|=3": { place, half, _ in count(place, half) == 3 },
    "exactly two of |x|=10,|y|=5,|z|=3": { place, half, _ in isInside(place, half) && count(place, half) == 2 },
    "at least one of |x|=10,|y|=5,|z|=3": { place, half, _ in isInside(place, half) && count(place, half) >= 1 },
    "inside": { place, half, _ in isInside(place, half) },
    "distance 12, z 0 (radius = emitterSize.width)": { place, _, radius in abs(length(place) - radius) < 1e-6 && abs(place.z) < 1e-6 },
    "distance <= 12": { place, _, radius in length(place) <= radius + 1e-6 },
    "distance 12": { place, _, radius in abs(length(place) - radius) < 1e-6 },
]

private func length(_ vector: SIMD3<Double>) -> Double { (vector * vector).sum().squareRoot() }

private func atLimits(_ place: SIMD3<Double>, _ half: SIMD3<Double>) -> (x: Bool, y: Bool, z: Bool) {
    func isAt(_ axis: Int) -> Bool { abs(abs(place[axis]) - half[axis]) < 1e-6 }
    return (isAt(0), isAt(1), isAt(2))
}

private func count(_ place: SIMD3<Double>, _ half: SIMD3<Double>) -> Int {
    let limits = atLimits(place, half)
    return [limits.x, limits.y, limits.z].count { $0 }
}

private func isInside(_ place: SIMD3<Double>, _ half: SIMD3<Double>) -> Bool {
    (0..<3).allSatisfy { abs(place[$0]) <= half[$0] + 1e-6 }
}

/// An emitter layer under a perspective, so that the size of a particle tells its depth.
@MainActor private final class EmitterStage {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    private let stage = Stage()
    private let distance = 1000.0
    private let center = 300.0

    init() {
        cell.contents = CGImage(Picture(Bitmap(width: 8, height: 8, fill: .max)))
        cell.birthRate = 100
        cell.lifetime = 100
        layer.preservesDepth = true
        layer.emitterMode = .volume
        stage.layer.addSublayer(layer)
        stage.layer.position = CGPoint(x: center, y: center)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / distance
        stage.layer.sublayerTransform = perspective
    }

    /// The direction of a cell's longitude and latitude.
    var axis: SIMD3<Double> {
        let (around, above) = (cell.emissionLongitude, cell.emissionLatitude)
        return SIMD3(
            Numerics.cos(above) * Numerics.cos(around), Numerics.cos(above) * Numerics.sin(around), Numerics.sin(above))
    }

    /// Returns the places of all particles at a time.
    func particles(at time: Double) -> [SIMD3<Double>] {
        CATransaction.setDisableActions(true)
        layer.emitterCells = [cell]
        CATransaction.flush()
        guard let tree = stage.host.tree else { return [] }
        let items = Frame(tree, at: time, in: Viewport(width: 600, height: 600)).items
        return items.flatMap { item -> [SIMD3<Double>] in
            guard case .sprites(let drawing) = item.content else { return [] }
            return drawing.sprites.map { sprite in
                // The magnification d / (d - z), which is the same for all points of one depth.
                let nearness = (sprite.across.cross(sprite.down).magnitude / 64).squareRoot()
                return SIMD3((sprite.center.x - center) / nearness, (sprite.center.y - center) / nearness, distance - distance / nearness)
            }
        }
    }
}
