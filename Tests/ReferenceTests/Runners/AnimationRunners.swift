import CoreGraphics
import Foundation
import QuartzCore
import TestSupport

let animationRunners: [String: Runner] = [
    "basic": shownValue, "keyframe": shownValue, "keyframe-path": pathValue, "keyframe-cubic": shownValue, "keyframe-additive": shownValue,
    "group": groupValues,
    "transform-keypath": { $0.input["get"] == nil ? try shownTransform($0) : try modelComponent($0.input) },
    "value-function": shownTransform,
    "transform-interp": shownTransform,
]

/// Returns a property's presentation value under one animation, or under several in the order in which they were added.
@MainActor private func shownValue(_ question: Question) throws -> JSON {
    // The default is a numeric property, for cases that name none.
    let keyPath = question.input["keyPath"]?.text ?? "zPosition"
    let layer = try makeLayer(having: keyPath)
    return try play(question.input, keyPath: keyPath, on: layer).shown(keyPath, at: question.input["t"]?.number ?? 0)
}

/// Adds the animations of a case to a layer on a stage.
@MainActor private func play(_ input: Input, keyPath: String, on layer: CALayer) throws -> Stage<CALayer> {
    let previous = input["previousPresentation"]
    if let model = previous ?? input["model"] {
        layer.setValue(try makeValue(model, for: keyPath), forKeyPath: keyPath)
    }
    if let transform = input["modelTransform"] { layer.transform = try makeTransform(transform) }
    // The stage commits the layer. A model value that is set afterwards is not committed yet, so when the animation is added, the presentation value
    // is still the previous one.
    let stage = Stage(layer)
    if previous != nil, let model = input["model"] {
        CATransaction.setDisableActions(true)
        layer.setValue(try makeValue(model, for: keyPath), forKeyPath: keyPath)
    }
    stage.play(try (input["stack"]?.elements ?? [input]).map { try makeAnimation($0, keyPath: keyPath) })
    return stage
}

/// Returns the position along a path; with a rotation mode, the transform, which contains the rotation.
@MainActor private func pathValue(_ question: Question) throws -> JSON {
    let input = question.input
    let stage = try play(input, keyPath: input["keyPath"]?.text ?? "position", on: CALayer())
    return stage.shown(input["rotationMode"] == nil ? "position" : "transform", at: input["t"]?.number ?? 0)
}

/// Returns a layer's transform under an animation.
@MainActor private func shownTransform(_ question: Question) throws -> JSON {
    let input = question.input
    let layer = CALayer()
    layer.transform = try makeTransform(input["model"])
    let stage = Stage(layer)
    stage.play([try makeAnimation(input, keyPath: input["keyPath"]?.text ?? "transform")])
    return stage.shown("transform", at: (input["t"] ?? input["progress"])?.number ?? 0)
}

/// Returns a part of a layer's transform, such as `transform.rotation.z`.
private func modelComponent(_ input: Input) throws -> JSON {
    let layer = CALayer()
    layer.transform = try makeTransform(input["model"])
    return JSON(describing: layer.value(forKeyPath: input["get"]?.text ?? ""))
}

/// Returns the presentation values of the properties that a group's children animate; a single value if the case expects one.
@MainActor private func groupValues(_ question: Question) throws -> JSON {
    let input = question.input
    let children = (input["child"].map { [$0] } ?? []) + (input["children"]?.elements ?? [])
    guard !children.isEmpty, let description = input["group"] else { throw Unsupported("a group without children") }
    let layer = CALayer()
    let group = CAAnimationGroup()
    group.isRemovedOnCompletion = false
    try setTiming(of: group, description)
    group.animations = try children.map { child in
        let keyPath = child["keyPath"]?.text ?? "opacity"
        if let model = input["model"] { layer.setValue(try makeValue(model, for: keyPath), forKeyPath: keyPath) }
        return try makeGroupChild(child, keyPath: keyPath)
    }
    let stage = Stage(layer)
    stage.play([group])
    let time = input["t"]?.number ?? 0
    let keyPaths = Set(children.map { $0["keyPath"]?.text ?? "opacity" })
    let shown = Dictionary(uniqueKeysWithValues: keyPaths.map { ($0, stage.shown($0, at: time)) })
    if case .object = question.expected.json { return .object(shown) }
    guard shown.count == 1, let value = shown.values.first else { throw Unsupported("one value for several key paths") }
    return value
}

/// Returns a child of a group, which has the fill mode of the case; animations without a group fill both ends by default.
private func makeGroupChild(_ child: Input, keyPath: String) throws -> CAAnimation {
    let animation = try makeAnimation(child, keyPath: keyPath)
    animation.fillMode = CAMediaTimingFillMode(rawValue: child["fillMode"]?.text ?? "removed")
    return animation
}
