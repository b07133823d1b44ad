import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import UIKit

let springRunners: [String: Runner] = [
    "spring-settling": { JSON(describing: try makeSpring($0.input).settlingDuration) },
    "spring-perceptual": { parameters(of: try makeSpring($0.input)) },
    "spring-response": springValue,
    "uikit-spring": viewSpring,
]

/// Creates a spring from its perceptual duration and bounce, or from its physical parameters.
private func makeSpring(_ input: Input) throws -> CASpringAnimation {
    let spring: CASpringAnimation
    if let duration = input["perceptualDuration"]?.number, let bounce = input["bounce"]?.number {
        spring = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
    } else {
        spring = CASpringAnimation()
    }
    for key in ["mass", "stiffness", "damping", "initialVelocity", "allowsOverdamping"] {
        if let number = input[key]?.number { spring.setValue(number, forKey: key) }
    }
    return spring
}

/// Returns all parameters of a spring.
private func parameters(of spring: CASpringAnimation) -> JSON {
    let keys = ["mass", "stiffness", "damping", "allowsOverdamping", "perceptualDuration", "bounce"]
    return .object(Dictionary(uniqueKeysWithValues: keys.map { ($0, JSON(describing: spring.value(forKey: $0))) }))
}

/// Returns the position of a spring that moves from 0 to 1.
@MainActor private func springValue(_ question: Question) throws -> JSON {
    let spring = try makeSpring(question.input)
    spring.keyPath = "zPosition"
    spring.fromValue = 0
    spring.toValue = 1
    // A duration longer than any case needs; the duration only truncates the motion.
    spring.duration = 100
    let stage = Stage()
    stage.play([spring])
    return stage.shown("zPosition", at: question.input["t"]?.number ?? 0)
}

/// Returns the spring that UIKit gives a view's layer: its natural frequency if the case expects a number, else the members that it names.
@MainActor private func viewSpring(_ question: Question) throws -> JSON {
    let input = question.input
    let spring = try attachedSpring(input)
    guard case .object = question.expected.json else { return .number(Double((spring.stiffness / spring.mass).squareRoot())) }
    let ratio = Double(spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot()))
    return [
        "mass": .number(Double(spring.mass)), "stiffness": .number(Double(spring.stiffness)), "damping": .number(Double(spring.damping)),
        "dampingRatio": .number(ratio), "responseZeta": documentedRatio(ratio, question.expected["responseZeta"]),
        "duration": .number(try effectiveDuration(input, of: spring)), "initialSpringVelocity": .number(Double(spring.initialVelocity)),
        "springDuration": .number(spring.perceptualDuration), "bounce": .number(Double(spring.bounce)),
    ]
}

/// Returns the expected text if its last word is the ratio, rounded to the decimals of that word; else the ratio.
private func documentedRatio(_ ratio: Double, _ expected: Input?) -> JSON {
    guard let words = expected?.text, let last = words.split(separator: " ").last, let number = Double(last) else { return .number(ratio) }
    let decimals = last.split(separator: ".").dropFirst().first?.count ?? 0
    return abs(ratio - number) <= pow(10, -Double(decimals)) / 2 ? .text(words) : .number(ratio)
}

/// Returns the duration that UIKit's solver uses: the requested one, or the limit 0.01 or 10 if that gives the same spring.
@MainActor private func effectiveDuration(_ input: Input, of spring: CASpringAnimation) throws -> Double {
    guard let duration = input["duration"]?.number else { return spring.duration }
    for limit in [0.01, 10] where (limit == 10) == (duration > 10) && (limit == 0.01) == (duration < 0.01) {
        let other = try blockSpring(ofDuration: limit, input)
        if abs(other.stiffness - spring.stiffness) < 1e-9 * spring.stiffness { return limit }
    }
    return duration
}

/// Returns the spring that UIKit creates for the API of a case: a block, a block with bounce, or default timing parameters.
@MainActor private func attachedSpring(_ input: Input) throws -> CASpringAnimation {
    if let name = input["init"]?.text {
        guard name == "default" else { throw Unsupported("the timing parameters \(name)") }
        return try springOfParameters(UISpringTimingParameters())
    }
    guard let api = input["api"]?.text else { return try blockSpring(ofDuration: input["duration"]?.number ?? 0, input) }
    guard api == "UIView.animate(springDuration:bounce:initialSpringVelocity:)" else { throw Unsupported("the method \(api)") }
    let stage = ViewStage()
    UIView.animate(animations: { stage.view.alpha = 0 })
    return try stage.animation(as: CASpringAnimation.self)
}

@MainActor private func blockSpring(ofDuration duration: Double, _ input: Input) throws -> CASpringAnimation {
    let stage = ViewStage()
    UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: CGFloat(input["dampingRatio"]?.number ?? 1),
        initialSpringVelocity: CGFloat(input["initialSpringVelocity"]?.number ?? 0), animations: { stage.view.alpha = 0 })
    return try stage.animation(as: CASpringAnimation.self)
}

@MainActor private func springOfParameters(_ parameters: UISpringTimingParameters) throws -> CASpringAnimation {
    let stage = ViewStage()
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations { stage.view.alpha = 0 }
    animator.startAnimation()
    defer { animator.stopAnimation(true) }
    return try stage.animation(as: CASpringAnimation.self)
}
