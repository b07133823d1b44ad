import CoreGraphics
import Foundation
import LaminaScene
import QuartzCore
import TestSupport

let springRunners: [String: Runner] = [
    "spring-settling": { JSON(describing: makeSpring($0.input).value(forKey: "settlingDuration")) },
    "spring-perceptual": { parameters(of: makeSpring($0.input)) },
    "spring-response": springValue,
    "uikit-spring": uikitFrequency,
]

/// The natural frequency that UIKit chooses for a duration; for the other cases what they ask for.
private func uikitFrequency(_ vector: Vector) -> JSON {
    let input = vector.input
    if input["init"] != nil { return describe(Spring.timingParametersDefault) }
    let spring = Spring(
        uikitDuration: input["duration"]?.number ?? 0, dampingRatio: input["dampingRatio"]?.number ?? 0,
        velocity: input["initialSpringVelocity"]?.number ?? 0)
    let longest = Spring(uikitDuration: 10, dampingRatio: spring.dampingRatio)
    if (input["duration"]?.number ?? 0) > 10, spring == longest {
        return .object(["duration": .number(10), "dampingRatio": .number(spring.dampingRatio)])
    }
    return .number(spring.naturalFrequency)
}

private func describe(_ spring: Spring) -> JSON {
    .object([
        "mass": .number(spring.mass), "stiffness": .number(spring.stiffness), "damping": .number(spring.damping),
        "responseZeta": .text("documented " + String(format: "%.2f", spring.dampingRatio)),
    ])
}

private func makeSpring(_ input: JSON) -> CASpringAnimation {
    if let duration = input["perceptualDuration"]?.number, let bounce = input["bounce"]?.number {
        return CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
    }
    let spring = CASpringAnimation()
    for key in ["mass", "stiffness", "damping", "initialVelocity", "allowsOverdamping"] {
        if let number = input[key]?.number { spring.setValue(number, forKey: key) }
    }
    return spring
}

private func parameters(of spring: CASpringAnimation) -> JSON {
    let keys = ["mass", "stiffness", "damping", "allowsOverdamping", "perceptualDuration", "bounce"]
    return .object(Dictionary(uniqueKeysWithValues: keys.map { ($0, JSON(describing: spring.value(forKey: $0))) }))
}

@MainActor private func springValue(_ vector: Vector) throws -> JSON {
    let spring = makeSpring(vector.input)
    spring.keyPath = "zPosition"
    spring.fromValue = 0
    spring.toValue = 1
    // Longer than any case looks: the duration only cuts the movement off.
    spring.duration = 100
    let stage = Stage()
    stage.play([spring])
    return stage.shown("zPosition", at: vector.input["t"]?.number ?? 0)
}
