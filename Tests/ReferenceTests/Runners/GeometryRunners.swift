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
]

private func makeLayer(_ description: JSON) throws -> CALayer {
    let layer = CALayer()
    try configure(layer, description)
    return layer
}

/// What stands in the case besides the frame was there before.
private func placedLayer(_ vector: Vector) throws -> JSON {
    let input = vector.input
    let layer = try makeLayer(.object(input.members.filter { $0.key != "frame" && $0.key != "setBounds" }))
    if input["frame"] != nil { layer.frame = CGRect(input["frame"]) }
    if input["setBounds"] != nil { layer.bounds = CGRect(input["setBounds"]) }
    return ["bounds": JSON(layer.bounds), "position": JSON(layer.position), "frame": JSON(layer.frame)]
}

private func ends(_ input: JSON) throws -> (layers: [String: CALayer], source: CALayer?, target: CALayer?) {
    let layers = try makeLayers(input["layers"])
    return (layers, input["from"]?.text.flatMap { layers[$0] }, input["to"]?.text.flatMap { layers[$0] })
}

private func convertedPoint(_ vector: Vector) throws -> JSON {
    let point = CGPoint(vector.input["point"])
    let (layers, source, target) = try ends(vector.input)
    return try withExtendedLifetime(layers) {
        if let target { return JSON(target.convert(point, from: source)) }
        guard let source else { throw Unsupported("conversion between no layers") }
        return JSON(source.convert(point, to: nil))
    }
}

private func convertedRect(_ vector: Vector) throws -> JSON {
    let rect = CGRect(vector.input["rect"])
    let (layers, source, target) = try ends(vector.input)
    return try withExtendedLifetime(layers) {
        if let target { return JSON(target.convert(rect, from: source)) }
        guard let source else { throw Unsupported("conversion between no layers") }
        return JSON(source.convert(rect, to: nil))
    }
}

private func containsPoint(_ vector: Vector) throws -> JSON {
    let layer = try makeLayer(.object(vector.input.members.filter { $0.key != "point" }))
    return .bool(layer.contains(CGPoint(vector.input["point"])))
}

private func hitLayer(_ vector: Vector) throws -> JSON {
    let layers = try makeLayers(vector.input["layers"])
    let root = layers[vector.input["root"]?.text ?? ""]
    return JSON(describing: root?.hitTest(CGPoint(vector.input["point"])))
}
