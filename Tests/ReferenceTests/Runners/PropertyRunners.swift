import CoreGraphics
import Foundation
import QuartzCore

let propertyRunners: [String: Runner] = [
    "default": initialValue, "setter": storedValue, "needs-display-key": { try needsDisplay($0.input) },
]

private func initialValue(_ vector: Vector) throws -> JSON {
    let input = vector.input
    guard let className = input["class"]?.text, let key = input["key"]?.text else { throw Unsupported("a nameless property") }
    let isOfClass = input["kind"]?.text == "defaultValueForKey"
    if let make = layerMakers[className] {
        let layer = make()
        return JSON(describing: isOfClass ? type(of: layer).defaultValue(forKey: key) : layer.value(forKey: key))
    }
    if let make = animationMakers[className] {
        let animation = make()
        return JSON(describing: isOfClass ? type(of: animation).defaultValue(forKey: key) : animation.value(forKey: key))
    }
    guard className == "CATransaction", let read = transactionReaders[key] else { throw Unsupported(className) }
    return read()
}

private func storedValue(_ vector: Vector) throws -> JSON {
    let input = vector.input
    if let curve = input["curve"]?.text {
        return .number(Double(CALayer.cornerCurveExpansionFactor(CALayerCornerCurve(rawValue: curve))))
    }
    guard let className = input["class"]?.text, let key = input["key"]?.text, let value = input["set"] else {
        throw Unsupported("a nameless property")
    }
    if let layer = layerMakers[className]?() {
        layer.setValue(try makeValue(value, for: key), forKey: key)
        return JSON(describing: layer.value(forKey: key))
    }
    guard let animation = animationMakers[className]?() else { throw Unsupported(className) }
    animation.setValue(try makeValue(value, for: key), forKey: key)
    return JSON(describing: animation.value(forKey: key))
}

private func needsDisplay(_ input: JSON) throws -> JSON {
    let layer = try makeLayer(input["class"]?.text ?? "CALayer")
    return .bool(type(of: layer).needsDisplay(forKey: input["key"]?.text ?? ""))
}

/// The properties of the present transaction.
let transactionReaders: [String: @Sendable () -> JSON] = [
    "animationDuration": { .number(CATransaction.animationDuration()) },
    "disableActions": { .bool(CATransaction.disableActions()) },
    "animationTimingFunction": { CATransaction.animationTimingFunction() == nil ? .null : "function" },
    "completionBlock": { CATransaction.completionBlock() == nil ? .null : "block" },
]
