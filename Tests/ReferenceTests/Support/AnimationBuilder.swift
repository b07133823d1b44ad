import CoreGraphics
import Foundation
import QuartzCore

/// Creates the animation that a case describes: a keyframe animation if it has values or a path, else a basic one.
///
/// The defaults are a duration of one second, filling both ends, and no removal on completion.
func makeAnimation(_ input: Input, keyPath: String) throws -> CAPropertyAnimation {
    let isKeyframes = ["values", "path", "rectX"].contains { input[$0] != nil }
    let animation = isKeyframes ? try makeKeyframes(input, keyPath: keyPath) : try makeBasic(input, keyPath: keyPath)
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.isAdditive = input["additive"]?.bool ?? false
    animation.isCumulative = input["cumulative"]?.bool ?? false
    if let name = input["valueFunction"]?.text {
        guard let function = CAValueFunction(name: CAValueFunctionName(rawValue: name)) else { throw Unsupported("the value function \(name)") }
        animation.valueFunction = function
    }
    try setTiming(of: animation, input)
    return animation
}

/// Sets the timing properties that a case names.
func setTiming(of animation: CAAnimation, _ input: Input) throws {
    for key in timingKeys {
        guard let value = input[key] else { continue }
        animation.setValue(try makeValue(value, for: key), forKey: key)
    }
    if let name = input["timingFunction"] { animation.timingFunction = try makeFunction(name) }
}

/// Creates a timing function from its name, or from its four control values.
func makeFunction(_ input: Input) throws -> CAMediaTimingFunction {
    if let c = input.numbers, c.count == 4 { return CAMediaTimingFunction(controlPoints: Float(c[0]), Float(c[1]), Float(c[2]), Float(c[3])) }
    guard let name = input.text, functionNames.contains(name) else { throw Unsupported("the timing function \(input.json.line)") }
    return CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name))
}

private let functionNames = ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"]

private let timingKeys = [
    "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration", "autoreverses", "fillMode", "removedOnCompletion",
]

private func makeBasic(_ input: Input, keyPath: String) throws -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    func value(_ key: String) throws -> Any? { try input[key].flatMap { try makeAnimatedValue($0, input, keyPath) } }
    animation.fromValue = try value("from")
    animation.toValue = try value("to")
    animation.byValue = try value("by")
    return animation
}

private func makeKeyframes(_ input: Input, keyPath: String) throws -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = try input["values"]?.elements?.map { try makeAnimatedValue($0, input, keyPath) ?? NSNull() }
    animation.path = try input["path"].map(makePath)
    // For animations of `path`, a case gives only the x of one 10 × 10 square per keyframe.
    if let edges = input["rectX"]?.numbers {
        animation.values = edges.map { CGPath(rect: CGRect(x: $0, y: 0, width: 10, height: 10), transform: nil) }
    }
    animation.keyTimes = numbers(input["keyTimes"])
    animation.tensionValues = numbers(input["tension"])
    animation.continuityValues = numbers(input["continuity"])
    animation.biasValues = numbers(input["bias"])
    animation.timingFunctions = try input["timingFunctions"]?.elements?.map(makeFunction)
    if let mode = input["mode"]?.text { animation.calculationMode = CAAnimationCalculationMode(rawValue: mode) }
    animation.rotationMode = (input["rotationMode"]?.text).map { CAAnimationRotationMode(rawValue: $0) }
    return animation
}

/// Returns an animated value.
///
/// With a value function the numbers are the function's input, not the property's value.
private func makeAnimatedValue(_ value: Input, _ input: Input, _ keyPath: String) throws -> Any? {
    try makeValue(value, for: input["valueFunction"] == nil ? keyPath : "")
}

private func numbers(_ input: Input?) -> [NSNumber]? {
    input?.numbers?.map { NSNumber(value: $0) }
}
