import CoreGraphics
import Foundation
import QuartzCore
import UIKit

let viewAnimationRunners: [String: Runner] = ["uiview": viewAnswer]

/// Answers a case about animations of views.
///
/// The cases have several forms; the first key of `forms` that a case has tells its form.
@MainActor private func viewAnswer(_ question: Question) throws -> JSON {
    let input = question.input
    for (key, answer) in forms where input[key] != nil { return try answer(question) }
    throw Unsupported("a case of views with other keys")
}

/// The functions that answer the forms, with the key by which each is recognised.
@MainActor private let forms: [(String, @MainActor (Question) throws -> JSON)] = [
    ("api", defaultOfMethod), ("change", animationOfChange), ("total", keyframesOfBlock), ("insideBlock", actionOfLayer),
    ("type", relativeValue), ("images", durationOfImages), ("property", propertyOfImageView), ("distance", springVelocity),
    ("outerDuration", totalDuration), ("delayFactor", delayedPart), ("autoreverses", endOfRepetition), ("repeatCount", repetitionOfImages),
    ("duration", blockOfDuration), ("t", retargetedPosition),
]

/// Returns the default curve of a block animation, or the default duration of a begin-and-commit animation.
@MainActor private func defaultOfMethod(_ question: Question) throws -> JSON {
    let stage = ViewStage()
    switch question.input["api"]?.text {
    case "animate(withDuration:animations:)":
        UIView.animate(withDuration: 1) { stage.view.alpha = 0 }
        return curveName(of: try stage.animation(as: CABasicAnimation.self))
    case "beginAnimations":
        UIView.beginAnimations(nil, context: nil)
        stage.view.alpha = 0
        UIView.commitAnimations()
        return .number(try stage.animation(as: CABasicAnimation.self).duration)
    case let name: throw Unsupported("the method \(name ?? "")")
    }
}

/// Returns the animation of a change of a view's size, as `bounds.size WxH -> WxH`, or of its bounds origin, as `bounds.origin x,y -> x,y`.
@MainActor private func animationOfChange(_ question: Question) throws -> JSON {
    let words = question.input["change"]?.text?.split(separator: " ").map(String.init) ?? []
    guard words.count == 4, let from = pair(words[1]), let to = pair(words[3]) else { throw Unsupported("the change \(words)") }
    let keyPath = words[0]
    let stage = ViewStage(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    if keyPath == "bounds.size" { stage.view.bounds.size = CGSize(width: from.x, height: from.y) }
    if keyPath == "bounds.origin" { stage.view.bounds.origin = from }
    stage.advance(to: 0)
    UIView.animate(withDuration: 1) {
        switch keyPath {
        case "bounds.size": stage.view.bounds.size = CGSize(width: to.x, height: to.y)
        case "bounds.origin": stage.view.bounds = CGRect(origin: to, size: CGSize(width: 100, height: 100))
        default: break
        }
    }
    guard let animation = stage.view.layer.animation(forKey: keyPath) as? CABasicAnimation else { return .null }
    return [
        "keyPath": JSON(describing: animation.keyPath), "from": JSON(describing: animation.fromValue),
        "to": JSON(describing: animation.toValue), "additive": .bool(animation.isAdditive), "fillMode": .text(animation.fillMode.rawValue),
        "timing": functionName(of: animation),
    ]
}

/// Returns two numbers written as `3,4` or `30x40`.
private func pair(_ word: String) -> CGPoint? {
    let numbers = word.split { $0 == "x" || $0 == "," }.compactMap { Double($0) }
    return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
}

/// Returns Core Animation's name of an animation's timing function.
private func functionName(of animation: CAAnimation) -> JSON {
    let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
    return names.first { animation.timingFunction == CAMediaTimingFunction(name: $0) }.map { .text($0.rawValue) } ?? .null
}

/// Returns the Core Animation keyframes that UIKit creates for a block with one keyframe, which changes the opacity from 1 to `to`.
@MainActor private func keyframesOfBlock(_ question: Question) throws -> JSON {
    let input = question.input
    let stage = ViewStage()
    UIView.animateKeyframes(withDuration: input["total"]?.number ?? 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: input["start"]?.number ?? 0, relativeDuration: input["duration"]?.number ?? 1) {
            stage.view.alpha = CGFloat(input["to"]?.number ?? 0)
        }
    }
    let animation = try stage.animation(as: CAKeyframeAnimation.self)
    return [
        "keyTimes": JSON(describing: animation.keyTimes), "values": JSON(describing: animation.values),
        "calculationMode": .text(animation.calculationMode.rawValue), "fillMode": .text(animation.fillMode.rawValue),
        "outerTiming": functionName(of: animation), "duration": .number(animation.duration), "keyPath": JSON(describing: animation.keyPath),
    ]
}

/// Returns the class of the action that a view gives its layer, inside an animation block or outside.
@MainActor private func actionOfLayer(_ question: Question) -> JSON {
    let stage = ViewStage()
    var action: (any CAAction)?
    let ask = { action = stage.view.action(for: stage.view.layer, forKey: "opacity") }
    if question.input["insideBlock"]?.bool == true { UIView.animate(withDuration: 1, animations: ask) } else { ask() }
    if action is NSNull { return "NSNull" }
    return action is CABasicAnimation ? "CABasicAnimation" : .null
}

/// Returns the value that a motion effect adds to a property.
@MainActor private func relativeValue(_ question: Question) throws -> JSON {
    let input = question.input
    let types: [String: UIInterpolatingMotionEffect.EffectType] = [
        "tiltAlongHorizontalAxis": .tiltAlongHorizontalAxis, "tiltAlongVerticalAxis": .tiltAlongVerticalAxis,
    ]
    guard let type = types[input["type"]?.text ?? ""] else { throw Unsupported("the type \(input["type"]?.text ?? "")") }
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: type)
    effect.minimumRelativeValue = input["min"]?.number
    effect.maximumRelativeValue = input["max"]?.number
    let offset = UIOffset(horizontal: input["viewerOffsetHorizontal"]?.number ?? 0, vertical: 0)
    return JSON(describing: effect.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"])
}

/// Returns the animation of an image view that plays a sequence of images.
@MainActor private func filmAnimation(images: Int, repeatCount: Int?) throws -> CAAnimation {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.animationImages = Array(repeating: image, count: images)
    if let repeatCount { view.animationRepeatCount = repeatCount }
    let stage = ViewStage(view)
    view.startAnimating()
    return try stage.animation(as: CAAnimation.self)
}

@MainActor private func durationOfImages(_ question: Question) throws -> JSON {
    .number(try filmAnimation(images: Int(question.input["images"]?.number ?? 1), repeatCount: nil).duration)
}

@MainActor private func repetitionOfImages(_ question: Question) throws -> JSON {
    .number(Double(try filmAnimation(images: 2, repeatCount: Int(question.input["repeatCount"]?.number ?? 0)).repeatCount))
}

@MainActor private func propertyOfImageView(_ question: Question) throws -> JSON {
    let key = question.input["property"]?.text ?? ""
    guard let read = viewDefaults["UIImageView"]?[key] else { throw Unsupported("the property \(key)") }
    return try read()
}

/// Returns UIKit's relative initial velocity with which a spring over `distance` points starts at `velocity` points per second.
///
/// The initial speed is proportional to the relative velocity. The expected relative velocity is returned if its speed differs by less than 1 %.
@MainActor private func springVelocity(_ question: Question) -> JSON {
    let distance = question.input["distance"]?.number ?? 1
    let velocity = question.input["velocity"]?.number ?? 0
    /// Returns the initial speed, in points per second, of a view with this relative velocity.
    func speed(_ relative: Double) -> Double {
        let stage = ViewStage(UIView(frame: CGRect(x: -50, y: 0, width: 100, height: 100)))
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: CGFloat(relative),
            animations: { stage.view.center.x = CGFloat(distance) })
        let moment = 1e-7
        return (stage.seen("position.x", at: moment).number ?? 0) / moment
    }
    return question.agreed(
        abs(speed(question.expected.number ?? 0) - velocity) < 0.01 * max(1, abs(velocity)), else: .number(velocity / speed(1)))
}

/// Returns the time until the completion of a block whose animations repeat, in seconds.
@MainActor private func totalDuration(_ question: Question) -> JSON {
    let input = question.input
    let stage = ViewStage()
    var isOver = false
    UIView.animate(
        withDuration: input["outerDuration"]?.number ?? 1,
        animations: {
            UIView.modifyAnimations(withRepeatCount: input["repeatCount"]?.number ?? 1, autoreverses: input["autoreverses"]?.bool ?? false) {
                stage.view.alpha = 0
            }
        }, completion: { _ in isOver = true })
    // Steps of a quarter second suffice, because all durations of these cases are multiples of it.
    for step in 0...400 {
        let time = Double(step) / 4
        stage.advance(to: time)
        if isOver { return .number(time) }
    }
    return .null
}

/// Returns the start and duration of animations that a property animator adds with a delay.
@MainActor private func delayedPart(_ question: Question) throws -> JSON {
    let input = question.input
    let stage = ViewStage()
    let total = input["duration"]?.number ?? 1
    let animator = UIViewPropertyAnimator(duration: total, curve: .linear)
    animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: CGFloat(input["delayFactor"]?.number ?? 0))
    animator.startAnimation()
    defer { animator.stopAnimation(true) }
    /// The animation is linear, so two opacities determine the times at which it leaves 1 and reaches 0.
    let times = (0.6 * total, 0.8 * total)
    guard let first = stage.seen("opacity", at: times.0).number, let second = stage.seen("opacity", at: times.1).number else { return .null }
    let slope = (second - first) / (times.1 - times.0)
    let start = times.0 + (1 - first) / slope
    return ["start": question.rounded(start), "duration": question.rounded(-1 / slope)]
}

/// Returns the values immediately before and after the end of a repeated, autoreversing animation.
@MainActor private func endOfRepetition(_ question: Question) -> JSON {
    let input = question.input
    let (count, goesBack) = (input["repeatCount"]?.number ?? 1, input["autoreverses"]?.bool ?? false)
    let stage = ViewStage()
    UIView.animate(withDuration: 1) {
        UIView.modifyAnimations(withRepeatCount: CGFloat(count), autoreverses: goesBack) { stage.view.alpha = 0 }
    }
    let end = count * (goesBack ? 2 : 1)
    func word(_ time: Double) -> JSON { (stage.seen("opacity", at: time).number ?? 0) > 0.5 ? "old" : "new" }
    return ["lastVisible": word(end - 0.001), "after": word(end + 0.001)]
}

/// Returns true under `animated` if a block with the given duration adds an animation, and under `finished` the argument of its completion block.
@MainActor private func blockOfDuration(_ question: Question) -> JSON {
    let stage = ViewStage()
    var finished: JSON = .null
    UIView.animate(
        withDuration: question.input["duration"]?.number ?? 0, animations: { stage.view.alpha = 0 },
        completion: { finished = .bool($0) })
    let isAnimated = stage.view.layer.animationKeys() != nil
    stage.advance(to: 100)
    return ["animated": .bool(isAnimated), "finished": finished]
}

/// Returns the position of a view that animates to 100, and half a second later to 40, each within one second.
@MainActor private func retargetedPosition(_ question: Question) -> JSON {
    let time = question.input["t"]?.number ?? 0
    let stage = ViewStage(UIView(frame: CGRect(x: -50, y: 0, width: 100, height: 100)))
    UIView.animate(withDuration: 1) { stage.view.center.x = 100 }
    if time >= 0.5 {
        stage.advance(to: 0.5)
        UIView.animate(withDuration: 1) { stage.view.center.x = 40 }
    }
    return stage.seen("position.x", at: time)
}

extension Question {
    /// Rounds a single-precision number to five decimals.
    fileprivate func rounded(_ number: Double) -> JSON { .number((number * 1e5).rounded() / 1e5) }
}
