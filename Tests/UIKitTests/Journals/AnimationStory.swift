import Foundation
import QuartzCore
import UIKit

/// Animations of views, told by the layers' animations and by the presentation values at times.
@MainActor
final class AnimationStory {
    private var lines: [String] = []

    private static let changes: [(String, @MainActor (UIView) -> Void)] = [
        ("center", { $0.center = CGPoint(x: 200, y: 100) }), ("frame", { $0.frame = CGRect(x: 10, y: 20, width: 60, height: 30) }),
        ("bounds", { $0.bounds = CGRect(x: 5, y: 0, width: 50, height: 100) }), ("alpha", { $0.alpha = 0.25 }),
        ("scale", { $0.transform = CGAffineTransform(scaleX: 2, y: 0.5) }), ("rotation", { $0.transform = CGAffineTransform(rotationAngle: 1) }),
        ("colour", { $0.backgroundColor = .red }), ("radius", { $0.layer.cornerRadius = 8 }), ("hidden", { $0.isHidden = true }),
        ("tint", { $0.tintColor = .green }), ("subview", { $0.subviews.first?.center.x = 90 }),
    ]

    private static let options: [(String, UIView.AnimationOptions)] = [
        ("none", []), ("linear", .curveLinear), ("ease in", .curveEaseIn), ("ease out", .curveEaseOut), ("repeat", .repeat),
        ("there and back", [.repeat, .autoreverse]), ("back once", .autoreverse), ("from current state", .beginFromCurrentState),
        ("interaction", .allowUserInteraction), ("layout", .layoutSubviews), ("inherit", [.overrideInheritedDuration, .overrideInheritedCurve]),
    ]

    func told() -> [String] {
        for (name, change) in Self.changes { tell("change \(name)") { view in UIView.animate(withDuration: 1, animations: { change(view) }) } }
        for (name, options) in Self.options {
            tell("options \(name)") { view in
                UIView.animate(
                    withDuration: 0.5, delay: 0.25, options: options, animations: { Self.turn(view) }, completion: { self.hear("done \($0)") })
            }
        }
        tellOfSprings()
        tellOfNesting()
        tellOfKeyframes()
        tellOfTransitions()
        tellOfAnimators()
        return lines
    }

    private static func turn(_ view: UIView) {
        view.center.x = 200
        view.alpha = 0.5
    }

    private func hear(_ words: String) { lines.append("  > " + words) }

    /// Does something with a view on a stage, and tells its animations and its values over two seconds.
    private func tell(_ name: String, _ body: (UIView) -> Void) {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let stage = AnimationStage(view)
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        lines.append(name)
        body(view)
        for layer in [view.layer] + (view.layer.sublayers ?? []) + [stage.root.layer] { tellAnimations(of: layer) }
        for time in [0.0, 0.1, 0.3, 0.5, 0.8, 1.2, 2] { tellValues(of: view, stage, at: time) }
        stage.advance(to: 30)
        hear("at the end \((view.layer.animationKeys() ?? []).joined(separator: " "))")
    }

    private func tellValues(of view: UIView, _ stage: AnimationStage, at time: Double) {
        stage.advance(to: time)
        CATransaction.flush()
        guard let shown = view.layer.presentation() else { return }
        let t = shown.affineTransform()
        let parts: [CGFloat] = [
            shown.position.x, shown.position.y, shown.bounds.width, shown.bounds.height, CGFloat(shown.opacity) * 100, shown.cornerRadius,
        ]
        let colour = shown.backgroundColor?.components?.map { short($0 * 255) }.joined(separator: "/") ?? "none"
        hear("\(time): " + (parts + [t.a * 10, t.b * 10]).map(short).joined(separator: " ") + " " + colour)
    }

    private func tellAnimations(of layer: CALayer) {
        for key in layer.animationKeys() ?? [] {
            guard let animation = layer.animation(forKey: key) else { continue }
            var words = "\(key): \(type(of: animation)) \(short(animation.duration * 100)) after \(short((animation.beginTime > 0 ? 1 : 0)))"
            words += " \(animation.fillMode.rawValue) \(animation.repeatCount) \(animation.autoreverses)"
            if let property = animation as? CAPropertyAnimation { words += " \(property.keyPath ?? "none") \(property.isAdditive)" }
            if let basic = animation as? CABasicAnimation { words += " \(basic.fromValue != nil) \(basic.toValue != nil)" }
            if let frames = animation as? CAKeyframeAnimation {
                words += " \(frames.values?.count ?? 0) \((frames.keyTimes ?? []).map { short($0.doubleValue * 100) })"
            }
            hear(words)
        }
    }

    private func tellOfSprings() {
        for (damping, velocity) in [(0.3, 0.0), (1, 0), (0.5, 4)] {
            tell("spring \(damping) \(velocity)") { view in
                UIView.animate(
                    withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity, options: [],
                    animations: { Self.turn(view) }, completion: { self.hear("done \($0)") })
            }
        }
        tell("repeated twice") { view in
            UIView.animate(withDuration: 0.4) { UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { Self.turn(view) } }
        }
    }

    private func tellOfNesting() {
        tell("an inner block inherits") { view in
            UIView.animate(withDuration: 1) {
                view.center.x = 100
                UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { view.alpha = 0 }
            }
        }
        tell("an inner block overrides") { view in
            UIView.animate(withDuration: 1) {
                UIView.animate(withDuration: 0.2, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]) {
                    view.alpha = 0
                }
            }
        }
        tell("without animation") { view in
            UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { Self.turn(view) } }
        }
        tell("disabled") { view in
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1, animations: { Self.turn(view) }, completion: { self.hear("done \($0)") })
            UIView.setAnimationsEnabled(true)
        }
        tell("without duration") { view in
            UIView.animate(withDuration: 0, animations: { Self.turn(view) }, completion: { self.hear("done \($0)") })
        }
        tell("removed") { view in
            UIView.animate(withDuration: 1, animations: { Self.turn(view) }, completion: { self.hear("done \($0)") })
            CATransaction.flush()
            view.layer.removeAllAnimations()
        }
    }

    private func tellOfKeyframes() {
        let modes: [UIView.KeyframeAnimationOptions] = [
            .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
        ]
        for mode in modes + [[.repeat, .autoreverse]] {
            tell("keyframes \(mode.rawValue)") { view in
                UIView.animateKeyframes(withDuration: 1, delay: 0.1, options: mode) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
                    UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.center.x = 50 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
                } completion: {
                    self.hear("done \($0)")
                }
            }
        }
    }

    private func tellOfTransitions() {
        let kinds: [(String, UIView.AnimationOptions)] = [
            ("none", []), ("flip from left", .transitionFlipFromLeft), ("flip from right", .transitionFlipFromRight),
            ("flip from top", .transitionFlipFromTop), ("flip from bottom", .transitionFlipFromBottom), ("cross dissolve", .transitionCrossDissolve),
            ("curl up", .transitionCurlUp), ("curl down", .transitionCurlDown), ("hide", [.transitionCrossDissolve, .showHideTransitionViews]),
        ]
        for (name, options) in kinds {
            tell("transition \(name)") { view in
                UIView.transition(with: view, duration: 0.5, options: options, animations: { view.backgroundColor = .green }) {
                    self.hear("done \($0)")
                }
            }
            tell("transition to another view \(name)") { view in
                let other = UIView(frame: view.frame)
                UIView.transition(from: view, to: other, duration: 0.5, options: options) { self.hear("done \($0)") }
                self.hear("in place \(view.superview != nil) \(other.superview != nil) \(view.isHidden)")
            }
        }
    }

    private func tellOfAnimators() {
        let curves: [(String, @MainActor () -> UIViewPropertyAnimator)] = [
            ("linear", { UIViewPropertyAnimator(duration: 1, curve: .linear) }),
            ("eased", { UIViewPropertyAnimator(duration: 1, curve: .easeInOut) }),
            ("points", { UIViewPropertyAnimator(duration: 1, controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1)) }),
            ("spring", { UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) }),
        ]
        for (name, make) in curves {
            for (act, body) in Self.acts {
                let animator = make()
                tell("animator \(name), \(act)") { view in
                    animator.addAnimations { Self.turn(view) }
                    animator.addAnimations({ view.layer.cornerRadius = 10 }, delayFactor: 0.5)
                    animator.addCompletion { self.hear("ended at \($0.rawValue)") }
                    body(animator)
                    self.hear("\(animator.state.rawValue) \(animator.isRunning) \(animator.isReversed) \(short(animator.fractionComplete * 100))")
                }
                hear("\(animator.state.rawValue) \(animator.isRunning) \(animator.isReversed) \(short(animator.fractionComplete * 100))")
                if animator.state == .active { animator.stopAnimation(true) }
            }
        }
    }

    private static let acts: [(String, @MainActor (UIViewPropertyAnimator) -> Void)] = [
        ("started", { $0.startAnimation() }), ("started later", { $0.startAnimation(afterDelay: 0.3) }), ("scrubbed", { $0.fractionComplete = 0.3 }),
        (
            "continued",
            {
                $0.fractionComplete = 0.5
                $0.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
            }
        ),
        (
            "reversed",
            {
                $0.fractionComplete = 0.5
                $0.isReversed = true
                $0.startAnimation()
            }
        ),
        (
            "finished",
            {
                $0.startAnimation()
                $0.stopAnimation(false)
                $0.finishAnimation(at: .start)
            }
        ),
        (
            "kept",
            {
                $0.pausesOnCompletion = true
                $0.startAnimation()
            }
        ),
    ]
}
