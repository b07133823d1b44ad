import CoreGraphics
import Foundation
import QuartzCore

let geometryRunners: [String: Runner] = [
    "frame": { JSON(try makeLayer($0.input).frame) },
    "set-frame": placedLayer,
    "convert-point": convertedPoint,
    "convert-rect": convertedRect,
    "contains": containsPoint,
    "hit-test": hitLayer,
    "autoresize": autoresizedLayers,
]

private func makeLayer(_ description: Input, except left: Set<String> = []) throws -> CALayer {
    let layer = CALayer()
    try configure(layer, description, except: left)
    return layer
}

/// Returns the geometry of a layer after its frame, or the bounds under `setBounds`, were set as the last property.
private func placedLayer(_ question: Question) throws -> JSON {
    let input = question.input
    let layer = try makeLayer(input, except: ["frame"])
    if let frame = input["frame"] { layer.frame = try CGRect(frame) }
    if let bounds = input["setBounds"] { layer.bounds = try CGRect(bounds) }
    return [
        "bounds": JSON(layer.bounds), "position": JSON(layer.position), "frame": JSON(layer.frame), "anchorPoint": JSON(layer.anchorPoint),
    ]
}

/// Calls `answer` with the source and target layers of a conversion.
private func converted(_ question: Question, _ answer: (_ source: CALayer?, _ target: CALayer?) throws -> JSON) throws -> JSON {
    let input = question.input
    let layers = try makeLayers(input["layers"])
    let (source, target) = (input["from"]?.text.flatMap { layers[$0] }, input["to"]?.text.flatMap { layers[$0] })
    guard source != nil || target != nil else { throw Unsupported("a conversion between no layers") }
    return try withExtendedLifetime(layers) { try answer(source, target) }
}

func convertedPoint(_ question: Question) throws -> JSON {
    let point = try CGPoint(question.input["point"])
    return try converted(question) { source, target in
        JSON(target?.convert(point, from: source) ?? source?.convert(point, to: nil) ?? point)
    }
}

private func convertedRect(_ question: Question) throws -> JSON {
    let rect = try CGRect(question.input["rect"])
    return try converted(question) { source, target in
        JSON(target?.convert(rect, from: source) ?? source?.convert(rect, to: nil) ?? rect)
    }
}

private func containsPoint(_ question: Question) throws -> JSON {
    .bool(try makeLayer(question.input).contains(try CGPoint(question.input["point"])))
}

private func hitLayer(_ question: Question) throws -> JSON {
    let layers = try makeLayers(question.input["layers"])
    let point = try CGPoint(question.input["point"])
    guard let root = question.input["root"]?.text.flatMap({ layers[$0] }) else { throw Unsupported("a hit test without root") }
    return JSON(describing: root.hitTest(point))
}

/// Returns the frames of a layer whose superlayer is resized, or of the middle and innermost of three nested layers.
private func autoresizedLayers(_ question: Question) throws -> JSON {
    let input = question.input
    let mask = CAAutoresizingMask(rawValue: UInt32(input["mask"]?.number ?? 0))
    func makeLayer(_ frame: Input?, in superlayer: CALayer) throws -> CALayer {
        let layer = CALayer()
        layer.frame = try CGRect(frame)
        layer.autoresizingMask = mask
        superlayer.addSublayer(layer)
        return layer
    }
    let root = CALayer()
    root.bounds.size = try CGSize(input["oldSize"])
    let layer = try makeLayer(input["leaf"] == nil ? input["frame"] : input["mid"], in: root)
    let leaf = try input["leaf"].map { try makeLayer($0, in: layer) }
    if let size = input["newSize"] { root.bounds.size = try CGSize(size) }
    if let bounds = input["setBounds"] { root.bounds = try CGRect(bounds) }
    return leaf.map { ["mid": JSON(layer.frame), "leaf": JSON($0.frame)] } ?? JSON(layer.frame)
}
