import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Functions that read the initial values of UIKit's objects, keyed by class and property.
///
/// Layers and animations are read by key-value coding instead, which UIKit's objects do not have here.
@MainActor let viewDefaults: [String: [String: @MainActor () throws -> JSON]] = [
    "UIView": viewValues.mapValues { read in { read(UIView()) } },
    "UIImageView": viewValues.mapValues { read in { read(UIImageView()) } },
    "UIView legacy beginAnimations": begunAnimationValues,
    "UIViewPropertyAnimator": animatorValues.mapValues { read in
        { read(UIViewPropertyAnimator(duration: 1, curve: .linear)) }
    },
]

@MainActor private let viewValues: [String: @MainActor (UIView) -> JSON] = [
    "alpha": { .number(Double($0.alpha)) },
    "hidden": { .bool($0.isHidden) },
    "userInteractionEnabled": { .bool($0.isUserInteractionEnabled) },
    "multipleTouchEnabled": { .bool($0.isMultipleTouchEnabled) },
    "exclusiveTouch": { .bool($0.isExclusiveTouch) },
    "clipsToBounds": { .bool($0.clipsToBounds) },
    "opaque": { .bool($0.isOpaque) },
    "clearsContextBeforeDrawing": { .bool($0.clearsContextBeforeDrawing) },
    "autoresizesSubviews": { .bool($0.autoresizesSubviews) },
    "autoresizingMask": { .number(Double($0.autoresizingMask.rawValue)) },
    "contentMode": { $0.contentMode == .scaleToFill ? "scaleToFill" : .number(Double($0.contentMode.rawValue)) },
    "contentScaleFactor": { $0.contentScaleFactor == UIScreen.main.scale ? "screen scale" : .number(Double($0.contentScaleFactor)) },
    "contentStretch": { JSON($0.contentStretch) },
    "backgroundColor": { JSON(describing: $0.backgroundColor?.cgColor) },
    "tag": { .number(Double($0.tag)) },
    "transform": { JSON($0.transform) },
    "center": { JSON($0.center) },
    "frame": { JSON($0.frame) },
    "bounds": { JSON($0.bounds) },
]

@MainActor private let animatorValues: [String: @MainActor (UIViewPropertyAnimator) -> JSON] = [
    "pausesOnCompletion": { .bool($0.pausesOnCompletion) },
    "isInterruptible": { .bool($0.isInterruptible) },
    "isUserInteractionEnabled": { .bool($0.isUserInteractionEnabled) },
    "isManualHitTestingEnabled": { .bool($0.isManualHitTestingEnabled) },
    "scrubsLinearly": { .bool($0.scrubsLinearly) },
    "delay": { .number($0.delay) },
    "fractionComplete": { .number(Double($0.fractionComplete)) },
    "isReversed": { .bool($0.isReversed) },
    "isRunning": { .bool($0.isRunning) },
    "state": { $0.state == .inactive ? "inactive" : .number(Double($0.state.rawValue)) },
]

/// The default settings of a begin-and-commit block, read from the animation that it creates.
@MainActor private let begunAnimationValues: [String: @MainActor () throws -> JSON] = [
    "duration": { .number(try begunAnimation().duration) },
    "delay": { .number(try begunAnimation().beginTime) },
    "curve": { try curveName(of: begunAnimation()) },
    "repeatCount": { .number(Double(try begunAnimation().repeatCount)) },
    "repeatAutoreverses": { .bool(try begunAnimation().autoreverses) },
    "beginsFromCurrentState": beginsFromCurrentState,
]

@MainActor private func begunAnimation() throws -> CABasicAnimation {
    let stage = ViewStage()
    UIView.beginAnimations(nil, context: nil)
    stage.view.alpha = 0
    UIView.commitAnimations()
    return try stage.animation(as: CABasicAnimation.self)
}

/// Returns UIKit's name of an animation's curve.
func curveName(of animation: CAAnimation) -> JSON {
    let names: [(CAMediaTimingFunctionName, JSON)] = [
        (.easeInEaseOut, "easeInOut"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.linear, "linear"),
    ]
    return names.first { animation.timingFunction == CAMediaTimingFunction(name: $0.0) }?.1 ?? .null
}

/// Returns true when a begin-and-commit block, halfway through an earlier animation, replaces this animation and begins at its presentation value.
@MainActor private func beginsFromCurrentState() -> JSON {
    let stage = ViewStage(UIView(frame: CGRect(x: -50, y: 0, width: 100, height: 100)))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 100 })
    stage.advance(to: 0.5)
    UIView.beginAnimations(nil, context: nil)
    stage.view.center.x = 300
    UIView.commitAnimations()
    return .bool(stage.view.layer.animationKeys()?.count == 1 && stage.seen("position.x") == 50)
}
