import CoreGraphics
import Foundation
import QuartzCore
import TestSupport

let timingRunners: [String: Runner] = [
    "tf-control": controlPoints,
    "tf-eval": easedValue,
    "timeline": timeline,
    "time-convert": convertedTime,
    "active-duration": activeDuration,
]

private func function(of input: Input) throws -> CAMediaTimingFunction {
    guard let description = input["c"] ?? input["name"] else { throw Unsupported("a timing function without name and numbers") }
    return try makeFunction(description)
}

/// Returns the four control points of a timing function.
private func controlPoints(_ question: Question) throws -> JSON {
    let function = try function(of: question.input)
    return .array(
        (0..<4).map { index in
            var point: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &point)
            return JSON(point.map { CGFloat($0) })
        })
}

/// Returns the value of an animation from 0 to 1 over one second, because the timing function cannot be evaluated through public API.
@MainActor private func easedValue(_ question: Question) throws -> JSON {
    let stage = Stage()
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.timingFunction = try function(of: question.input)
    // The animation begins later than 0, so that there is a time before it.
    animation.beginTime = 10
    stage.play([animation])
    return stage.shown("zPosition", at: 10 + (question.input["x"]?.number ?? 0))
}

/// Returns the phase from the delegate's calls, the progress from the presentation value, and the cycle index from a cumulative animation.
@MainActor private func timeline(_ question: Question) throws -> JSON {
    let input = question.input
    let ends = (from: input["from"]?.number ?? 0, to: input["to"]?.number ?? 1)
    let (stage, counter) = (Stage(), Stage())
    let delegate = Listener()
    try play(on: stage, input, from: ends.from, to: ends.to, delegate: delegate)
    try play(on: counter, input, isCumulative: true)
    let time = parentTime(input)
    let shown = stage.shown("zPosition", at: time)
    let total = counter.shown("zPosition", at: time)
    stage.advance(to: time)
    var answer: [String: JSON] = ["phase": .text(delegate.phase), "value": shown, "progress": .null, "cycle": .null]
    if let value = shown.number, value != outside {
        let progress = (value - ends.from) / (ends.to - ends.from)
        answer["progress"] = .number(progress)
        if let total = total.number { answer["cycle"] = .number((total - progress).rounded()) }
    }
    return .object(answer)
}

/// Returns the time `t`, or the time at which `localElapsed` seconds of the animation's local time have passed.
private func parentTime(_ input: Input) -> Double {
    guard let elapsed = input["localElapsed"]?.number else { return input["t"]?.number ?? 0 }
    let speed = (input["speed"] ?? input["animationSpeed"])?.number ?? 1
    return (input["beginTime"]?.number ?? 0) + elapsed / speed
}

/// The model value, which no animation here reaches: a presentation value equal to it shows that the animation is not active.
private let outside = -7.0

@MainActor private func play(
    on stage: Stage<CALayer>, _ input: Input, from: Double = 0, to: Double = 1, isCumulative: Bool = false, delegate: Listener? = nil
) throws {
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = outside
    if let speed = input["layerSpeed"]?.number { stage.layer.speed = Float(speed) }
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    animation.isCumulative = isCumulative
    animation.delegate = delegate
    try setTiming(of: animation, input)
    if let speed = input["animationSpeed"]?.number { animation.speed = Float(speed) }
    stage.play([animation])
}

private func convertedTime(_ question: Question) throws -> JSON {
    let input = question.input
    let layers = try makeLayers(input["layers"])
    let time = input["t"]?.number ?? 0
    let source = input["from"]?.text.flatMap { layers[$0] }
    guard let target = input["to"]?.text.flatMap({ layers[$0] }) else {
        return .number(source?.convertTime(time, to: nil) ?? time)
    }
    return .number(target.convertTime(time, from: source))
}

/// Returns the time for which an animation is active, in the parent's time and in its own; the end is found by bisection.
@MainActor private func activeDuration(_ question: Question) throws -> JSON {
    let speed = question.input["speed"]?.number ?? 1
    let stage = Stage()
    try play(on: stage, question.input)
    func isActive(_ time: Double) -> Bool { stage.shown("zPosition", at: time) != .number(outside) }
    var (low, high) = (0.0, 1.0)
    while isActive(high), high < 1e9 { (low, high) = (high, high * 2) }
    while high < 1e9, (low + high) / 2 > low, (low + high) / 2 < high {
        let middle = (low + high) / 2
        if isActive(middle) { low = middle } else { high = middle }
    }
    let parent = high < 1e9 ? high : .infinity
    if case .object = question.expected.json { return ["local": .number(parent * speed), "parent": .number(parent)] }
    return .number(parent * speed)
}
