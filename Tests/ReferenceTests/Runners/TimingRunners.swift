import CoreGraphics
import Foundation
import QuartzCore
import TestSupport

let timingRunners: [String: Runner] = [
    "tf-control": { controlPoints($0.input) },
    "tf-eval": easedValue,
    "timeline": timeline,
    "time-convert": convertedTime,
    "active-duration": { activeDuration($0.input) },
]

private func makeFunction(_ input: JSON) -> CAMediaTimingFunction {
    if let c = input["c"]?.numbers?.map({ Float($0) }) { return CAMediaTimingFunction(controlPoints: c[0], c[1], c[2], c[3]) }
    return CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: input["name"]?.text ?? ""))
}

private func controlPoints(_ input: JSON) -> JSON {
    let function = makeFunction(input)
    return .array(
        (0..<4).map { index in
            var point: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &point)
            return JSON(point.map { CGFloat($0) })
        })
}

/// Seen through an animation from 0 to 1 in one second, because the curve has no public evaluation.
@MainActor private func easedValue(_ vector: Vector) throws -> JSON {
    let stage = Stage()
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.timingFunction = makeFunction(vector.input)
    // Away from 0, so that there is a time before the beginning.
    animation.beginTime = 10
    stage.play([animation])
    return stage.shown("zPosition", at: 10 + (vector.input["x"]?.number ?? 0))
}

/// Phase by what the delegate hears, progress by what shows, the number of the cycle by what accumulates.
@MainActor private func timeline(_ vector: Vector) throws -> JSON {
    let input = vector.input
    let (stage, counter) = (Stage(), Stage())
    let delegate = Listener()
    try prepare(stage, input, isCumulative: false, delegate: delegate)
    try prepare(counter, input, isCumulative: true, delegate: nil)
    let time = input["t"]?.number ?? 0
    let shown = stage.shown("zPosition", at: time)
    let total = counter.shown("zPosition", at: time)
    stage.advance(to: time)
    var answer: [String: JSON] = ["phase": .text(delegate.phase), "progress": shown == .number(outside) ? .null : shown]
    if let shown = shown.number, let total = total.number { answer["cycle"] = .number((total - shown).rounded()) }
    return .object(answer)
}

/// A model value that no animation from 0 to 1 shows.
private let outside = -7.0

@MainActor private func prepare(_ stage: Stage<CALayer>, _ input: JSON, isCumulative: Bool, delegate: Listener?) throws {
    stage.layer.zPosition = outside
    if let speed = input["layerSpeed"]?.number { stage.layer.speed = Float(speed) }
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.isCumulative = isCumulative
    animation.delegate = delegate
    setTiming(of: animation, input)
    if let speed = input["animationSpeed"]?.number { animation.speed = Float(speed) }
    CATransaction.setDisableActions(true)
    stage.layer.removeAllAnimations()
    stage.play([animation])
}

private func convertedTime(_ vector: Vector) throws -> JSON {
    let layers = try makeLayers(vector.input["layers"])
    let time = vector.input["t"]?.number ?? 0
    let source = vector.input["from"]?.text.flatMap { layers[$0] }
    guard let target = vector.input["to"]?.text.flatMap({ layers[$0] }) else {
        return .number(source?.convertTime(time, to: nil) ?? time)
    }
    return .number(target.convertTime(time, from: source))
}

/// Until the moment at which the next event is due once the animation runs.
@MainActor private func activeDuration(_ input: JSON) -> JSON {
    let stage = Stage()
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.toValue = 1
    setTiming(of: animation, input)
    stage.play([animation])
    stage.host.deliverEvents()
    return .number(stage.host.nextEvent)
}
