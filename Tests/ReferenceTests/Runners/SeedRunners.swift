import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import UIKit

let seedRunners: [String: Runner] = ["seed": seedAnswer]

/// Answers a case about an animation such as the example apps use.
///
/// The cases have several forms; the first key of `forms` that a case has tells its form.
@MainActor private func seedAnswer(_ question: Question) throws -> JSON {
    let input = question.input
    for (key, answer) in forms where input[key] != nil { return try answer(question) }
    throw Unsupported("a situation with other keys")
}

/// The functions that answer the forms, with the key by which each is recognised.
@MainActor private let forms: [(String, @MainActor (Question) throws -> JSON)] = [
    ("steps", { .array(try finishedFlags($0.input)) }), ("alpha", touchability), ("frames", keyframePosition), ("layers", convertedPoint),
    ("progress", foldedFrame), ("anchorPoint", { JSON(try layer(of: $0.input).frame) }), ("path", positionOnPath), ("delay", pulse),
    ("keyPath", shownProperty), ("from", shownPicture),
]

/// Returns the `finished` flags that a delegate receives.
@MainActor private func finishedFlags(_ input: Input) throws -> [JSON] {
    let stage = Stage()
    let listener = Listener()
    for step in steps(of: input) {
        switch step {
        case "add":
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = 2
            animation.delegate = listener
            stage.play([animation])
        case "complete": stage.advance(to: 3)
        case "removeAllAnimations": stage.layer.removeAllAnimations()
        default: throw Unsupported("the step \(step)")
        }
        stage.advance(to: stage.time)
    }
    return listener.stops.map { .bool($0) }
}

/// Returns, for each opacity, true when a hit test finds a view that is still opaque on screen but has begun to fade to this opacity.
@MainActor private func touchability(_ question: Question) -> JSON {
    .array(
        (question.input["alpha"]?.numbers ?? []).map { alpha in
            let stage = ViewStage()
            UIView.animate(withDuration: 10, delay: 0, options: [.curveLinear, .allowUserInteraction]) { stage.view.alpha = CGFloat(alpha) }
            stage.advance(to: 0)
            return .bool(stage.view.superview?.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.view)
        })
}

/// Returns a view's position during an animation with keyframes.
@MainActor private func keyframePosition(_ question: Question) -> JSON {
    let input = question.input
    let start = input["from"]?.number ?? 0
    let frames = (input["frames"]?.elements ?? []).map { (start: $0["start"]?.number, duration: $0["duration"]?.number, to: $0["to"]?.number) }
    let stage = ViewStage(UIView(frame: CGRect(x: start - 50, y: 0, width: 100, height: 100)))
    UIView.animateKeyframes(withDuration: input["total"]?.number ?? 1, delay: 0) {
        for frame in frames {
            UIView.addKeyframe(withRelativeStartTime: frame.start ?? 0, relativeDuration: frame.duration ?? 1) {
                stage.view.center.x = CGFloat(frame.to ?? 0)
            }
        }
    }
    return stage.seen("position.x", at: input["t"]?.number ?? 0)
}

private func layer(of input: Input) throws -> CALayer {
    let layer = CALayer()
    try configure(layer, input, except: ["frame", "transform"])
    return layer
}

/// Returns the frame of a card while it folds up, by a rotation about the x axis from 0 to −90°.
@MainActor private func foldedFrame(_ question: Question) throws -> JSON {
    let input = question.input
    let stage = Stage(try layer(of: input))
    let animation = CABasicAnimation(keyPath: "transform.rotation.x")
    animation.fromValue = 0
    animation.toValue = -Double.pi / 2
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    stage.play([animation])
    stage.time = input["progress"]?.number ?? 0
    return JSON(describing: stage.layer.presentation()?.frame)
}

@MainActor private func positionOnPath(_ question: Question) throws -> JSON {
    let stage = Stage()
    stage.play([try makeAnimation(question.input, keyPath: "position")])
    return stage.shown("position", at: question.input["t"]?.number ?? 0)
}

/// Returns a view's opacity during a begin-and-commit animation with a delay and autoreversing.
@MainActor private func pulse(_ question: Question) -> JSON {
    let input = question.input
    let stage = ViewStage()
    stage.view.alpha = CGFloat(input["from"]?.number ?? 0)
    stage.advance(to: 0)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDelay(input["delay"]?.number ?? 0)
    UIView.setAnimationDuration(input["duration"]?.number ?? 0.2)
    UIView.setAnimationRepeatAutoreverses(input["autoreverses"]?.bool ?? false)
    UIView.setAnimationRepeatCount(Float(input["repeatCount"]?.number ?? 0))
    stage.view.alpha = CGFloat(input["to"]?.number ?? 1)
    UIView.commitAnimations()
    return stage.seen("opacity", at: input["t"]?.number ?? 0)
}

/// Returns a property's value under an animation with the case's fill mode.
@MainActor private func shownProperty(_ question: Question) throws -> JSON {
    let input = question.input
    let keyPath = input["keyPath"]?.text ?? ""
    let layer = CALayer()
    if let model = input["model"] { layer.setValue(try makeValue(model, for: keyPath), forKeyPath: keyPath) }
    let stage = Stage(layer)
    let animation = try makeAnimation(input, keyPath: keyPath)
    animation.fillMode = CAMediaTimingFillMode(rawValue: input["fillMode"]?.text ?? "removed")
    stage.play([animation])
    return stage.shown(keyPath, at: input["t"]?.number ?? 0)
}

/// Returns the name of the image that is visible during an animation of `contents`.
@MainActor private func shownPicture(_ question: Question) throws -> JSON {
    let input = question.input
    let animation = CABasicAnimation(keyPath: "contents")
    try setTiming(of: animation, input)
    animation.isRemovedOnCompletion = false
    var names: [Int: String] = [:]
    func picture(_ key: String) -> CGImage? {
        guard let name = input[key]?.text else { return nil }
        // Each image has a different width, by which it is recognised later.
        let width = names.count + 1
        names[width] = name
        let blank = Pixels(width: width, height: 1) { _ in }
        return blank?.image
    }
    animation.fromValue = picture("from")
    let last = picture("to")
    animation.toValue = last
    let layer = CALayer()
    layer.contents = last
    let stage = Stage(layer)
    stage.play([animation])
    stage.time = input["t"]?.number ?? 0
    guard let shown = layer.presentation()?.contents, let image = shown as? CGImage else { return .null }
    return names[image.width].map { .text($0) } ?? .null
}
