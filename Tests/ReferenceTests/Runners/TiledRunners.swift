import CoreGraphics
import LaminaScene
import QuartzCore
import TestSupport

let tiledRunners: [String: Runner] = ["tiled": { $0.input["cachedAt"] == nil ? try detailLevel($0) : try fadedOpacity($0) }]

/// Returns the level of detail at which a layer draws that its transform scales.
@MainActor private func detailLevel(_ question: Question) throws -> JSON {
    let input = question.input
    let layer = RecordingLayer()
    layer.bounds.size = try CGSize(input["size"])
    layer.position = CGPoint(x: 1000, y: 1000)
    if let count = input["levelsOfDetail"]?.number { layer.levelsOfDetail = Int(count) }
    if let bias = input["bias"]?.number { layer.levelsOfDetailBias = Int(bias) }
    if let scale = input["scale"]?.number { layer.transform = CATransform3DMakeScale(scale, scale, 1) }
    let stage = shown(layer, at: 0)
    return withExtendedLifetime(stage) { layer.scale.map { .number(-Double($0.exponent)) } ?? .null }
}

/// Returns the opacity of a tile some time after it was drawn.
@MainActor private func fadedOpacity(_ question: Question) throws -> JSON {
    let input = question.input
    guard let drawn = input["cachedAt"]?.number, let time = input["t"]?.number else { throw Unsupported("a fade without times") }
    let layer = RecordingLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let stage = shown(layer, at: drawn)
    guard let tree = stage.host.tree else { return .null }
    return .number(Double(Frame(tree, at: time, in: Viewport(width: 20, height: 20)).items.first?.opacity ?? 0))
}

/// Puts a layer on a screen of 2000 × 2000 points, which draws its tiles at a time.
@MainActor private func shown(_ layer: RecordingLayer, at time: Double) -> Stage<RecordingLayer> {
    let stage = Stage(layer)
    stage.host.drawsTilesAtOnce = true
    stage.time = time
    CATransaction.setDisableActions(true)
    stage.root.frame = CGRect(x: 0, y: 0, width: 2000, height: 2000)
    layer.setNeedsDisplay()
    CATransaction.flush()
    return stage
}

/// A tiled layer that notes the scale at which it is asked to draw.
private final class RecordingLayer: CATiledLayer {
    /// The pixels per point of the last tile.
    private(set) var scale: CGFloat?

    override func draw(in ctx: CGContext) { scale = ctx.ctm.a }
}
