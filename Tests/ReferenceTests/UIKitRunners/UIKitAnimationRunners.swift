import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import UIKit

/// Runners for animations of views, their curves and springs.
@MainActor let uikitAnimationRunners: [String: UIKitRunner] = [
    "animation-rule/linear fade": { input in
        let (stage, view) = makeStage()
        view.alpha = try input.number("from")
        let to = try input.number("to")
        CATransaction.flush()
        UIView.animate(withDuration: try input.number("duration"), delay: 0, options: .curveLinear) { view.alpha = to }
        stage.advance(by: 0)
        stage.advance(by: try input.number("seconds"))
        return JSON(stage.shown(view.layer, "opacity"))
    },
    "animation-rule/first value in the delay": { _ in
        let (stage, view) = makeStage()
        UIView.animate(withDuration: 1, delay: 1) { view.alpha = 0 }
        stage.advance(by: 0)
        stage.advance(by: 0.9)
        return .bool(stage.shown(view.layer, "opacity") == 1)
    },
    "animation-rule/model at the end": { _ in
        let (stage, view) = makeStage()
        UIView.animate(withDuration: 1, delay: 0.5) { view.alpha = 0.25 }
        stage.advance(by: 0)
        stage.advance(by: 1.5)
        return .bool(stage.shown(view.layer, "opacity") == 0.25)
    },
    "animation-rule/colours mix in sRGB": { _ in
        let (stage, view) = makeStage()
        view.backgroundColor = .red
        CATransaction.flush()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .blue }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        CATransaction.flush()
        let mixed = view.layer.presentation()?.backgroundColor?.components ?? []
        return .bool(JSON([0.5, 0, 0.5, 1]).matches(JSON(mixed), within: 1e-3))
    },
    "animation-rule/turn keeps its area": { _ in
        let (stage, view) = makeStage()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = CGAffineTransform(rotationAngle: .pi / 2) }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        CATransaction.flush()
        // Halfway, the view is rotated by an eighth of a turn. Interpolated matrix elements would shrink it; a rotation has the determinant 1.
        guard let map = view.layer.presentation()?.affineTransform() else { return .null }
        return .bool(abs(map.a * map.d - map.b * map.c - 1) < 1e-6 && abs(map.a - 0.5.squareRoot()) < 1e-3)
    },
    "animation-rule/dropped outside a window": { _ in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        CATransaction.flush()
        finishTurn()
        return .bool(view.layer.animationKeys()?.isEmpty ?? true && view.layer.presentation() == nil)
    },
    "animation-rule/seconds of setProgress": { _ in
        let (stage, view) = makeStage()
        let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        view.addSubview(progress)
        stage.advance(by: 0)
        progress.setProgress(0.5, animated: true)
        CATransaction.flush()
        let durations = progress.tree.flatMap { view in
            (view.layer.animationKeys() ?? []).compactMap { view.layer.animation(forKey: $0)?.duration }
        }
        return .number(durations.max() ?? .nan)
    },
    "spring-position/position": { input in
        let (stage, view) = makeStage()
        view.center.x = try input.number("from")
        CATransaction.flush()
        let to = try input.number("to")
        UIView.animate(
            withDuration: try input.number("duration"), delay: 0, usingSpringWithDamping: try input.number("dampingRatio"),
            initialSpringVelocity: 0
        ) { view.center.x = to }
        stage.advance(by: 0)
        stage.advance(by: try input.number("seconds"))
        return JSON(stage.shown(view.layer, "position.x"))
    },
    "uikit-spring/stiffness": { input in
        spring(try input.number("dampingRatio"), try input.number("duration"), try input.number("initialVelocity"))
            .map { JSON($0.stiffness / $0.mass) } ?? .null
    },
    "uikit-spring/frequency": { input in
        // The product of angular frequency and duration is the same for every duration; 2 seconds is one example.
        spring(try input.number("dampingRatio"), 2, 0).map { .number(Double($0.stiffness / $0.mass).squareRoot() * 2) } ?? .null
    },
    "timing-curve/curve": { input in
        let curves: [String: UIView.AnimationOptions] = ["easeInOut": .curveEaseInOut, "easeIn": .curveEaseIn, "easeOut": .curveEaseOut]
        guard let options = curves[try input.text("curve")] else { throw Unsupported("curve") }
        return .array(
            try input.numbers("t").map { time in
                let (stage, view) = makeStage()
                view.center.x = 0
                CATransaction.flush()
                UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 1 }
                stage.advance(by: 0)
                stage.advance(by: time)
                return JSON(stage.shown(view.layer, "position.x"))
            })
    },
]

/// Returns a stage whose window contains a committed view of 100 × 100 points.
@MainActor private func makeStage() -> (UIKitStage, UIView) {
    let (stage, view) = (UIKitStage(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    stage.window.addSubview(view)
    CATransaction.flush()
    return (stage, view)
}

/// Returns the animation that a block with a spring creates.
@MainActor private func spring(_ ratio: Double, _ duration: Double, _ velocity: Double) -> CASpringAnimation? {
    let (stage, view) = makeStage()
    defer { stage.advance(by: 0) }
    UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity) { view.center.x = 300 }
    return (view.layer.animationKeys() ?? []).lazy.compactMap { view.layer.animation(forKey: $0) as? CASpringAnimation }.first
}
