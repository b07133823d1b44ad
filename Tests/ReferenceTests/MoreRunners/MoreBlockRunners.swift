import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import UIKit

/// Runners for the animations that blocks and implicit actions add.
@MainActor let moreBlockRunners: [String: UIKitRunner] = [
    "view-action/": { input in
        let (stage, view) = shapeStage()
        _ = input["layer"]
        if let keyPaths = input["keyPaths"]?.elements {
            _ = input["block"]
            for keyPath in keyPaths.compactMap(\.text) { view.layer.setValue(try keyed(nil, keyPath), forKeyPath: keyPath) }
            return animations(of: view.layer, stage)
        }
        let keyPath = try input.text("keyPath")
        let value = try keyed(input["value"], keyPath)
        inside(try input["block"].map { [try scope($0)] } ?? []) { view.layer.setValue(value, forKeyPath: keyPath) }
        return animations(of: view.layer, stage)
    },
    "layer-action/": { input in
        let (stage, view) = shapeStage()
        _ = (input["layer"], input["delegate"])
        guard let keyPath = input["keyPath"]?.text else {
            let additive = layerKeyPaths.filter { keyPath in
                let layer = addShape(to: view)
                guard let value = try? keyed(nil, keyPath) else { return true }
                layer.setValue(value, forKeyPath: keyPath)
                return animations(of: layer, stage)["additive"] == .bool(true)
            }
            return ["additiveKeyPaths": .array(additive.map(JSON.text))]
        }
        let layer = addShape(to: view)
        layer.setValue(try keyed(input["value"], keyPath), forKeyPath: keyPath)
        return animations(of: layer, stage)
    },
    "transaction-precedence/": { input in
        let (stage, view) = shapeStage()
        defer { withExtendedLifetime(stage) { CATransaction.flush() } }
        let layer = input["layer"]?.text == "view.layer" ? view.layer : CAShapeLayer()
        if input["inTree"]?.bool ?? (input["transactionDuration"] == nil), layer !== view.layer {
            view.layer.addSublayer(layer)
            CATransaction.flush()
        }
        var scopes = try ["outer", "inner", "block"].compactMap { try input[$0].map(scope) }
        if let duration = input["transactionDuration"]?.number { scopes.append(.transaction(duration)) }
        if input["disableActions"]?.bool == true { scopes.append(.disabled) }
        inside(scopes) { layer.opacity = Float(input["opacity"]?.number ?? 0.5) }
        let found = layer.animationKeys()?.compactMap { layer.animation(forKey: $0) as? CAPropertyAnimation } ?? []
        let duration = found.first.map { JSON.number($0.duration) } ?? .null
        switch input.expected {
        case .object:
            return [
                "animationKeys": JSON(describing: layer.animationKeys()), "keyPath": JSON(describing: found.first?.keyPath), "duration": duration,
            ]
        case .array: return JSON(describing: layer.animationKeys())
        default: return duration
        }
    },
    "begin-from-current/": { input in
        let (stage, view) = shapeStage()
        if input["keyPath"]?.text == "opacity" {
            inside([.block(0.5, [])]) { view.alpha = 0.5 }
            let number = (view.layer.animation(forKey: "opacity") as? CABasicAnimation)?.fromValue as? NSNumber
            return withExtendedLifetime(stage) { .text(number?.objCType.pointee == 102 ? "NSNumber (Float)" : "NSNumber") }
        }
        let isPosition = try input.number("first") > 1
        let isCurrent = input["option"]?.text != nil
        let options: UIView.AnimationOptions = isCurrent ? .beginFromCurrentState : []
        @MainActor func change(to value: Double) {
            inside([.block(0.5, options)]) { if isPosition { view.layer.position.x = value } else { view.layer.opacity = Float(value) } }
        }
        change(to: try input.number("first"))
        let firstKey = view.layer.animationKeys()?.first
        stage.advance(by: 0)
        stage.advance(by: input["wait"]?.number ?? 0.01)
        change(to: try input.number("second"))
        let keys = view.layer.animationKeys() ?? []
        let last = keys.last.flatMap { view.layer.animation(forKey: $0) as? CABasicAnimation }
        let excluded = input.expected["secondKeyIsNot"]?.text
        return [
            "count": .number(Double(keys.count)), "additive": .bool(last?.isAdditive ?? false), "fromValue": JSON(describing: last?.fromValue),
            "fromValue.x": (last?.fromValue as? CGPoint).map { JSON($0.x) } ?? .null, "firstKey": JSON(describing: firstKey),
            "secondKeyIsNot": keys.last == excluded ? .null : JSON(describing: excluded),
        ]
    },
    "keyboard/curve": { input in
        let (stage, view) = shapeStage()
        let curve = try input.number("curve")
        let duration = input["duration"]?.number
        UIView.animate(withDuration: duration ?? 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: UInt(curve) << 16)) { view.center.x = 90 }
        defer { stage.advance(by: 0) }
        guard let spring = view.layer.animation(forKey: "position") as? CASpringAnimation else { return .null }
        if duration != nil { return .text(spring.duration == 0.5 ? "ignored (0.5 s)" : "taken") }
        return [
            "class": "CASpringAnimation", "mass": JSON(spring.mass), "stiffness": JSON(spring.stiffness), "damping": JSON(spring.damping),
            "duration": .number(spring.duration),
        ]
    },
]

/// The key paths of a shape layer that suites set.
private let layerKeyPaths = [
    "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "bounds.size.height", "bounds.size.width", "cornerRadius", "opacity",
    "position", "position.x", "position.y", "transform", "transform.rotation.z", "transform.scale", "shadowColor", "shadowOffset", "shadowOpacity",
    "shadowRadius", "strokeStart", "strokeEnd", "zPosition",
]

private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
}

/// Returns a stage with a committed view whose layer is a shape layer.
@MainActor private func shapeStage() -> (UIKitStage, UIView) {
    let (stage, view) = (UIKitStage(), ShapeView())
    view.layer.anchorPoint = .zero
    stage.window.addSubview(view)
    CATransaction.flush()
    return (stage, view)
}

@MainActor private func addShape(to view: UIView) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.anchorPoint = .zero
    view.layer.addSublayer(layer)
    CATransaction.flush()
    return layer
}

/// Returns whether a layer has animations, whether they are additive, and their keys.
@MainActor private func animations(of layer: CALayer, _ stage: UIKitStage) -> JSON {
    let keys = layer.animationKeys()
    let found = keys?.compactMap { layer.animation(forKey: $0) as? CAPropertyAnimation } ?? []
    defer { withExtendedLifetime(stage) { CATransaction.flush() } }
    return [
        "animates": .bool(!found.isEmpty), "additive": .bool(!found.isEmpty && found.allSatisfy(\.isAdditive)),
        "animationKeys": JSON(describing: keys),
    ]
}

/// Returns the value of a case for a key path, as key-value coding takes it; some value where the case has none.
private func keyed(_ value: JSON?, _ keyPath: String) throws -> Any {
    guard let value else { return keyPath == "bounds" ? CGRect(x: 0, y: 0, width: 12, height: 34) : try keyed(sample(keyPath), keyPath) }
    if let name = value.text { return try namedColors[name] ?? { throw Unsupported("the colour \(name)") }() }
    if let scale = value["scale"]?.numbers { return CATransform3DMakeScale(scale[0], scale[1], scale[2]) }
    if let number = value.number { return number }
    guard let numbers = value.numbers else { throw Unsupported("the value \(value.line)") }
    if numbers.count == 4 { return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    return keyPath == "shadowOffset" ? CGSize(width: numbers[0], height: numbers[1]) as Any : CGPoint(x: numbers[0], y: numbers[1])
}

private func sample(_ keyPath: String) -> JSON {
    if keyPath.hasSuffix("Color") { return "blue" }
    if keyPath == "transform" { return ["scale": [2, 2, 2]] }
    return ["anchorPoint", "position", "shadowOffset"].contains(keyPath) ? [0.3, 0.4] : 0.3
}

/// A block around a change.
private enum Scope {
    case block(Double, UIView.AnimationOptions)
    case transaction(Double)
    case disabled
}

/// Reads a block from its name and its duration, such as `UIView.animate 0.5 s`.
private func scope(_ json: JSON) throws -> Scope {
    let words = (json.text ?? "").split(separator: " ")
    let duration = words.dropFirst().first.flatMap { Double($0) }
    switch words.first {
    case "UIView.animate": return .block(duration ?? 0.25, [])
    case "CATransaction": return .transaction(duration ?? 0.25)
    case "disableActions": return .disabled
    default: throw Unsupported("the block \(json.line)")
    }
}

/// Makes a change inside blocks, the first of which is the outermost.
@MainActor private func inside(_ scopes: [Scope], _ change: @escaping () -> Void) {
    guard let first = scopes.first else { return change() }
    let rest = Array(scopes.dropFirst())
    switch first {
    case .block(let duration, let options): UIView.animate(withDuration: duration, delay: 0, options: options) { inside(rest, change) }
    case .transaction(let duration):
        CATransaction.begin()
        CATransaction.setAnimationDuration(duration)
        inside(rest, change)
        CATransaction.commit()
    case .disabled:
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        inside(rest, change)
        CATransaction.commit()
    }
}
