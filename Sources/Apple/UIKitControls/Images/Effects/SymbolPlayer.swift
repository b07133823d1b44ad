import CoreGraphics
import Foundation
import QuartzCore

/// Plays effects of symbols as animations of the layer that an image view gives them.
@MainActor
enum SymbolPlayer {
    private typealias Kind = _SymbolEffectValue.Kind
    private static let prefix = "symbolEffect."

    static func play(
        _ effect: _SymbolEffectValue, isDiscrete: Bool, _ options: SymbolEffectOptions, on view: UIImageView, animated: Bool,
        _ completion: UIImageView.SymbolEffectCompletion?
    ) {
        let stays = [.scale, .disappear].contains(effect.kind)
        // A symbol that comes is no longer gone, and the other way round.
        if let opposite = opposites[effect.kind] { remove(opposite, from: view) }
        guard animated || stays else { return completion?(UISymbolEffectCompletionContext(isFinished: true)) ?? () }
        let animation = animation(of: effect)
        animation.duration = animated ? animation.duration : 0.001
        animation.speed = Float(max(0.01, options.speed))
        // An effect that stays keeps its last value until it is removed; one that ends has none to keep.
        if stays { (animation.fillMode, animation.isRemovedOnCompletion) = (.both, false) }
        if !stays, options.isRepeating ?? (!isDiscrete && [.pulse, .variableColor, .breathe].contains(effect.kind)) {
            animation.repeatCount = options.count.map(Float.init) ?? .infinity
        }
        animation.delegate = SymbolEffectEnd(view, completion)
        view.beginEffects().add(animation, forKey: key(effect.kind))
    }

    static func remove(_ effect: _SymbolEffectValue, from view: UIImageView) { remove(effect.kind, from: view) }

    private static func remove(_ kind: Kind, from view: UIImageView) {
        view.stage?.layer.removeAnimation(forKey: key(kind))
        view.endEffects()
    }

    static func removeAll(from view: UIImageView) {
        guard let layer = view.stage?.layer else { return }
        for key in layer.animationKeys() ?? [] where isEffect(key) { layer.removeAnimation(forKey: key) }
        view.endEffects()
    }

    static func isEffect(_ key: String) -> Bool { key.hasPrefix(prefix) }

    private static func key(_ kind: Kind) -> String { prefix + "\(kind)" }
    private static let opposites: [Kind: Kind] = [.appear: .disappear, .disappear: .appear]

    // MARK: Animations

    private static func animation(of effect: _SymbolEffectValue) -> CAAnimation {
        let way: CGFloat = effect.isUp ? 1 : -1
        switch effect.kind {
        case .bounce: return keys("transform.scale", [1, 1 + 0.2 * way, 1 - 0.05 * way, 1], duration: 0.5)
        case .pulse: return keys("opacity", [1, 0.4, 1], duration: 1.6)
        case .variableColor: return keys("opacity", [1, 0.5, 1], duration: 1.2)
        case .breathe: return keys("transform.scale", [1, 1.12, 1], duration: 2.4)
        case .scale: return keys("transform.scale", [1, 1 + 0.15 * way], duration: 0.3)
        case .wiggle: return keys("transform.rotation.z", [0, 0.2 * way, -0.15 * way, 0.1 * way, 0], duration: 0.6)
        case .rotate: return keys("transform.rotation.z", [0, 2 * .pi * way], duration: 1)
        case .appear: return group([keys("opacity", [0, 1], duration: 0.3), keys("transform.scale", [1 - 0.4 * way, 1], duration: 0.3)])
        case .disappear: return group([keys("opacity", [1, 0], duration: 0.3), keys("transform.scale", [1, 1 - 0.4 * way], duration: 0.3)])
        case .replace: return group([keys("opacity", [0, 1], duration: 0.3), keys("transform.scale", [0.6, 1.08, 1], duration: 0.3)])
        }
    }

    private static func keys(_ path: String, _ values: [CGFloat], duration: Double) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: path)
        animation.values = values
        animation.duration = duration
        animation.timingFunctions = values.dropFirst().map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
        return animation
    }

    private static func group(_ parts: [CAAnimation]) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        group.animations = parts
        group.duration = parts.map(\.duration).max() ?? 0
        return group
    }
}

/// Tells the end of an effect: true at its own end, false when it was removed or replaced before.
@MainActor
private final class SymbolEffectEnd: NSObject, @preconcurrency InternalAnimationDelegate {
    private weak var view: UIImageView?
    private let completion: UIImageView.SymbolEffectCompletion?

    init(_ view: UIImageView, _ completion: UIImageView.SymbolEffectCompletion?) {
        (self.view, self.completion) = (view, completion)
        super.init()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        view?.endEffects()
        completion?(UISymbolEffectCompletionContext(isFinished: flag))
    }
}
