import CoreGraphics
import Foundation
import QuartzCore
import TestSupport

let animationRunners: [String: Runner] = [
    "basic": shownValue, "keyframe": shownValue, "keyframe-path": pathValue, "keyframe-cubic": shownValue, "keyframe-additive": shownValue,
    "group": groupValues,
    "transform-keypath": { $0.input["get"] == nil ? try shownTransform($0) : try modelComponent($0.input) },
    "value-function": { try shownTransform($0) },
    "transform-interp": { try shownTransform($0) },
]

/// What an animation, or one on top of another, shows of a property.
@MainActor private func shownValue(_ vector: Vector) throws -> JSON {
    let keyPath = keyPath(of: vector.input)
    let layer = try makeLayer(having: keyPath)
    return try play(vector.input, keyPath: keyPath, on: layer).shown(keyPath, at: vector.input["t"]?.number ?? 0)
}

/// A property of the kind of the values, where the case does not name one.
private func keyPath(of input: JSON) -> String {
    input["keyPath"]?.text ?? "zPosition"
}

@MainActor private func play(_ input: JSON, keyPath: String, on layer: CALayer) throws -> Stage<CALayer> {
    if let model = input["previousPresentation"] ?? input["model"] {
        layer.setValue(try makeValue(model, for: keyPath), forKeyPath: keyPath)
    }
    if let transform = input["modelTransform"] { layer.transform = makeTransform(transform) }
    let stage = Stage(layer)
    if input["previousPresentation"] != nil, let model = input["model"] {
        CATransaction.setDisableActions(true)
        layer.setValue(try makeValue(model, for: keyPath), forKeyPath: keyPath)
    }
    stage.play(try (input["stack"]?.elements ?? [input]).map { try makeAnimation($0, keyPath: keyPath) })
    return stage
}

/// Along a path the layer may turn, which its transform shows.
@MainActor private func pathValue(_ vector: Vector) throws -> JSON {
    let stage = try play(vector.input, keyPath: "position", on: CALayer())
    return stage.shown(vector.input["rotationMode"] == nil ? "position" : "transform", at: vector.input["t"]?.number ?? 0)
}

@MainActor private func shownTransform(_ vector: Vector) throws -> JSON {
    let input = vector.input
    let layer = CALayer()
    if let model = input["model"] { layer.transform = makeTransform(model) }
    let stage = Stage(layer)
    stage.play([try makeAnimation(input, keyPath: input["keyPath"]?.text ?? "transform")])
    return stage.shown("transform", at: (input["t"] ?? input["progress"])?.number ?? 0)
}

private func modelComponent(_ input: JSON) throws -> JSON {
    let layer = CALayer()
    layer.transform = makeTransform(input["model"])
    return JSON(describing: layer.value(forKeyPath: input["get"]?.text ?? ""))
}

@MainActor private func groupValues(_ vector: Vector) throws -> JSON {
    let input = vector.input
    let children = input["children"]?.elements ?? [input["child"] ?? .null]
    let layer = CALayer()
    let group = CAAnimationGroup()
    group.isRemovedOnCompletion = false
    setTiming(of: group, input["group"] ?? .null)
    group.animations = try children.map { child in
        let keyPath = child["keyPath"]?.text ?? "opacity"
        if let model = input["model"] { layer.setValue(try makeValue(model, for: keyPath), forKeyPath: keyPath) }
        return try makeGroupChild(child, keyPath: keyPath)
    }
    let stage = Stage(layer)
    stage.play([group])
    let time = input["t"]?.number ?? 0
    guard children.count > 1 else { return stage.shown(children[0]["keyPath"]?.text ?? "opacity", at: time) }
    return .object(Dictionary(uniqueKeysWithValues: children.compactMap(\.["keyPath"]?.text).map { ($0, stage.shown($0, at: time)) }))
}

/// In a group a child fills as it says, not as single animations of cases do.
private func makeGroupChild(_ child: JSON, keyPath: String) throws -> CAAnimation {
    let animation = try makeAnimation(child, keyPath: keyPath)
    animation.fillMode = CAMediaTimingFillMode(rawValue: child["fillMode"]?.text ?? "removed")
    return animation
}
