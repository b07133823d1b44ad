import CoreGraphics
import LaminaPrimitives
import LaminaScene
import QuartzCore
import TestSupport

let replicatorRunners: [String: Runner] = ["replicator": instanceAnswer]

/// Returns the number of instances that a replicator draws, or the colour, the delay or the transform of one instance.
@MainActor private func instanceAnswer(_ question: Question) throws -> JSON {
    let input = question.input
    let stage = ReplicatorStage()
    if let count = input["instanceCount"]?.number {
        stage.layer.instanceCount = Int(count)
        return .number(Double(stage.items(at: 0).count))
    }
    guard let index = input["index"]?.number.map({ Int($0) }) else { throw Unsupported("a case without index") }
    stage.layer.instanceCount = index + 1
    if let transform = input["instanceTransform"] {
        stage.layer.instanceTransform = try makeTransform(transform)
        return try stage.shift(ofInstance: index)
    }
    if let delay = input["instanceDelay"]?.number {
        stage.layer.instanceDelay = delay
        return .number(try stage.begin(ofInstance: index))
    }
    guard let color = input["instanceColor"]?.numbers, color.count == 4 else { throw Unsupported("a case without colour") }
    stage.layer.instanceColor = CGColor(srgbRed: color[0], green: color[1], blue: color[2], alpha: color[3])
    if let offset = input["redOffset"]?.number { stage.layer.instanceRedOffset = Float(offset) }
    if let offset = input["alphaOffset"]?.number { stage.layer.instanceAlphaOffset = Float(offset) }
    let items = stage.items(at: 0)
    guard index < items.count, case .fill(_, let shown) = items[index].content else { return .null }
    return .array([shown.red, shown.green, shown.blue, items[index].opacity].map { .number(Double($0)) })
}

/// A replicator without extent, whose one sublayer is white, in the middle of a screen of 4000 × 4000 points.
@MainActor private struct ReplicatorStage {
    let layer = CAReplicatorLayer()
    private let stage: Stage<CAReplicatorLayer>
    private let child = CALayer()
    private static let center = CGPoint(x: 2000, y: 2000)

    init() {
        stage = Stage(layer)
        CATransaction.flush()
        // Changes do not animate by themselves.
        CATransaction.setDisableActions(true)
        layer.position = Self.center
        child.anchorPoint = .zero
        child.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        child.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
        layer.addSublayer(child)
    }

    /// Commits and returns the draw items of a time.
    func items(at time: Double) -> [DrawItem] {
        CATransaction.flush()
        return stage.host.tree.map { Frame($0, at: time, in: Viewport(width: 4000, height: 4000)).items } ?? []
    }

    /// The translation of an instance, with its depth.
    func shift(ofInstance index: Int) throws -> JSON {
        layer.preservesDepth = true
        // A perspective shows the depth as the weight of the projection.
        stage.root.sublayerTransform.m34 = -1 / 1000
        // Instances are sorted by depth and have the one layer in common, so the last instance alone has a colour.
        layer.instanceColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0)
        layer.instanceAlphaOffset = 1 / Float(max(1, index))
        if index == 0 { layer.instanceColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) }
        guard let map = items(at: 0).first(where: { $0.opacity == 1 })?.placement else { throw Unsupported("an instance that is not drawn") }
        return [
            "m41": .number(map.m31 - Self.center.x), "m42": .number(map.m32 - Self.center.y), "m43": .number((1 - map.m33) * 1000),
        ]
    }

    /// The time at which an instance shows the value that the animated sublayer itself has at time 0.
    func begin(ofInstance index: Int) throws -> Double {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration, animation.fillMode) = (0, 10, 10, .both)
        animation.isRemovedOnCompletion = false
        child.add(animation, forKey: nil)
        let items = items(at: 5)
        guard index < items.count else { throw Unsupported("an instance that is not drawn") }
        return items[0].placement(.zero).x - items[index].placement(.zero).x
    }
}
