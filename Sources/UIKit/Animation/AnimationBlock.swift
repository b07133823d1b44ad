import CoreGraphics
import Foundation
import QuartzCore

/// The animations that one block of changes made, and those who wait for their end.
///
/// It is the delegate of its animations, which keep it alive.
class AnimationBlock: NSObject, CAAnimationDelegate {
    var settings: AnimationSettings
    private let completion: ((Bool) -> Void)?
    private let onStart: (() -> Void)?
    /// Animations that have not ended, and the block itself while it is open.
    private var waiting = 1
    private var hasStarted = false
    private var allFinished = true

    /// - Parameters:
    ///   - onStart: Is called when the first animation begins.
    ///   - completion: Is called, on a later turn of the run loop, when the block is closed and all its animations have ended; with true when
    ///     none was taken away before its end.
    init(_ settings: AnimationSettings, onStart: (() -> Void)? = nil, completion: ((Bool) -> Void)?) {
        self.settings = settings
        self.onStart = onStart
        self.completion = completion
    }

    /// Has an animation run on a layer.
    func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
        animation.delegate = self
        waiting += 1
        let name = animation.keyPath ?? ""
        guard !animation.isAdditive else { return layer.add(animation, forKey: layer.freeKey(for: name)) }
        layer.removeBlockAnimations(of: name)
        layer.add(animation, forKey: name)
    }

    /// No more animations will come.
    func close() {
        RunLoopTurn.afterThisOne { self.leave() }
    }

    func animationDidStart(_ anim: CAAnimation) {
        guard !hasStarted else { return }
        hasStarted = true
        onStart?()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        allFinished = allFinished && flag
        leave()
    }

    private func leave() {
        waiting -= 1
        if waiting == 0 { completion?(allFinished) }
    }
}

extension CALayer {
    /// A key under which nothing is attached: the name, or the name with a number.
    fileprivate func freeKey(for name: String) -> String {
        let taken = Set(animationKeys() ?? [])
        var key = name
        var number = 2
        while taken.contains(key) {
            key = "\(name)-\(number)"
            number += 1
        }
        return key
    }

    /// Takes away what blocks added for a property or its parts.
    fileprivate func removeBlockAnimations(of name: String) {
        for key in animationKeys() ?? [] {
            guard let animation = animation(forKey: key) as? CAPropertyAnimation, animation.delegate is AnimationBlock,
                let keyPath = animation.keyPath, keyPath == name || keyPath.hasPrefix(name + ".")
            else { continue }
            removeAnimation(forKey: key)
        }
    }

    /// A block that does not want touches meanwhile animates this layer.
    var isClosedToTouches: Bool {
        attachedAnimations.contains { animation in
            (animation.delegate as? AnimationBlock).map { !$0.settings.allowsUserInteraction } ?? false
        }
    }
}
