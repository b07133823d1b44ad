import CoreGraphics
import Foundation
import QuartzCore
import UIKit

let propertyRunners: [String: Runner] = ["default": initialValue, "setter": storedValue, "needs-display-key": needsDisplay]

/// Returns the initial value of a property of a new object, or the default value that a class declares for a key.
@MainActor private func initialValue(_ question: Question) throws -> JSON {
    let input = question.input
    guard let className = input["class"]?.text, let key = input["key"]?.text, let kind = input["kind"]?.text,
        kind == "instance" || kind == "defaultValueForKey"
    else { throw Unsupported("a property without class, key and kind") }
    let isOfClass = kind == "defaultValueForKey"
    // A class method.
    if className == "CATiledLayer", key == "fadeDuration" { return .number(CATiledLayer.fadeDuration()) }
    if let make = layerMakers[className] {
        let layer = make()
        return JSON(describing: isOfClass ? type(of: layer).defaultValue(forKey: key) : layer.value(forKey: key))
    }
    if let make = animationMakers[className] {
        let animation = make()
        return JSON(describing: isOfClass ? type(of: animation).defaultValue(forKey: key) : animation.value(forKey: key))
    }
    if className == "CAEmitterCell" {
        return JSON(describing: isOfClass ? CAEmitterCell.defaultValue(forKey: key) : CAEmitterCell().value(forKey: key))
    }
    if className == "CATransaction", let read = transactionReaders[key] { return read() }
    guard !isOfClass, let read = viewDefaults[className]?[key] else { throw Unsupported("\(key) of \(className)") }
    return try read()
}

/// Returns the value that a property has after it was set.
@MainActor private func storedValue(_ question: Question) throws -> JSON {
    let input = question.input
    if let curve = input["curve"] {
        return .number(Double(CALayer.cornerCurveExpansionFactor(CALayerCornerCurve(rawValue: curve.text ?? ""))))
    }
    guard let className = input["class"]?.text, let key = input["key"]?.text, let value = input["set"] else {
        throw Unsupported("a property without class, key and value")
    }
    if let layer = layerMakers[className]?() {
        layer.setValue(try makeValue(value, for: key), forKey: key)
        return JSON(describing: layer.value(forKey: key))
    }
    if className == "CAEmitterCell" {
        let cell = CAEmitterCell()
        cell.setValue(try makeValue(value, for: key), forKey: key)
        return JSON(describing: cell.value(forKey: key))
    }
    guard let animation = animationMakers[className]?() else { throw Unsupported("the class \(className)") }
    animation.setValue(try makeValue(value, for: key), forKey: key)
    return JSON(describing: animation.value(forKey: key))
}

/// Returns true when a layer class redraws its contents for changes of a key.
@MainActor private func needsDisplay(_ question: Question) throws -> JSON {
    let layer = try makeLayer(question.input["class"]?.text ?? "CALayer")
    return .bool(type(of: layer).needsDisplay(forKey: question.input["key"]?.text ?? ""))
}
