import CoreGraphics
import Foundation
import QuartzCore

/// The animation that a case describes: key frames when it has values or a path, else a basic one.
///
/// Where a case is silent, it lasts a second, fills both ways and stays.
func makeAnimation(_ input: JSON, keyPath: String) throws -> CAPropertyAnimation {
    let isKeyframes = ["values", "path", "rectX"].contains { input[$0] != nil }
    let animation = isKeyframes ? try makeKeyframes(input, keyPath: keyPath) : try makeBasic(input, keyPath: keyPath)
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.isAdditive = input["additive"]?.bool ?? false
    animation.isCumulative = input["cumulative"]?.bool ?? false
    if let name = input["valueFunction"]?.text { animation.valueFunction = CAValueFunction(name: CAValueFunctionName(rawValue: name)) }
    setTiming(of: animation, input)
    return animation
}

/// What all animations have, where a case says it.
func setTiming(of animation: CAAnimation, _ input: JSON) {
    for key in timingKeys {
        guard let value = input[key] else { continue }
        animation.setValue(value.text.flatMap { $0 == "inf" ? nil : $0 } ?? value.number, forKey: key)
    }
    if let name = input["timingFunction"]?.text {
        animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name))
    }
}

private let timingKeys = [
    "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration", "autoreverses", "fillMode", "removedOnCompletion",
]

private func makeBasic(_ input: JSON, keyPath: String) throws -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    func value(_ key: String) throws -> Any? { try input[key].flatMap { try makeAnimatedValue($0, input, keyPath) } }
    animation.fromValue = try value("from")
    animation.toValue = try value("to")
    animation.byValue = try value("by")
    return animation
}

private func makeKeyframes(_ input: JSON, keyPath: String) throws -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = try input["values"]?.elements?.map { try makeAnimatedValue($0, input, keyPath) ?? NSNull() }
    animation.path = input["path"].map(makePath)
    if let edges = input["rectX"]?.numbers {
        animation.values = edges.map { CGPath(rect: CGRect(x: $0, y: 0, width: 10, height: 10), transform: nil) }
    }
    animation.keyTimes = numbers(input["keyTimes"])
    animation.tensionValues = numbers(input["tension"])
    animation.timingFunctions = input["timingFunctions"]?.elements?.compactMap(\.text)
        .map { CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: $0)) }
    if let mode = input["mode"]?.text { animation.calculationMode = CAAnimationCalculationMode(rawValue: mode) }
    animation.rotationMode = (input["rotationMode"]?.text).map { CAAnimationRotationMode(rawValue: $0) }
    return animation
}

/// With a value function the numbers are its input, not the property's.
private func makeAnimatedValue(_ json: JSON, _ input: JSON, _ keyPath: String) throws -> Any? {
    try makeValue(json, for: input["valueFunction"] == nil ? keyPath : "")
}

private func numbers(_ json: JSON?) -> [NSNumber]? {
    json?.elements?.compactMap(\.number).map { NSNumber(value: $0) }
}
