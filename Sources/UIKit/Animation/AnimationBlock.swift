import CoreGraphics
import Foundation
import LaminaScene
import QuartzCore

/// The animations that one block of changes made, and those who wait for their end.
///
/// It is the delegate of its animations, which keep it alive.
class AnimationBlock: NSObject, CAAnimationDelegate {
    var settings: AnimationSettings
    /// Is called when the first animation begins.
    var onStart: (() -> Void)?
    /// Are called, on a later turn of the run loop, when the block is closed and all its animations have ended; with true when none was taken
    /// away before its end.
    private var completions: [(Bool) -> Void] = []
    /// Animations that have not ended, and the block itself while it is open.
    private var waiting = 1
    private var allFinished = true
    /// Animations on layers that were in no committed tree when they were added.
    private var unseen: [(layer: CALayer, key: String)] = []
    /// Animations that were dropped because their layers stayed away; they count as finished.
    private var dropped: Set<ObjectIdentifier> = []

    init(_ settings: AnimationSettings, completion: ((Bool) -> Void)? = nil) {
        self.settings = settings
        super.init()
        onCompletion(completion)
    }

    /// One more who waits for the end.
    func onCompletion(_ completion: ((Bool) -> Void)?) {
        if let completion { completions.append(completion) }
    }

    /// Blocks inside this one are part of it, unless they say otherwise.
    var takesInner: Bool { false }

    /// Whether changes of layers that are in no committed tree animate, too.
    var animatesUnseen: Bool { true }

    /// A change will be animated by what is added next.
    func note(_ change: ViewChange) {}

    /// Has an animation run on a layer: beside others when it adds up with them, in their place otherwise.
    func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
        run(animation, on: layer, forKey: layer.makeRoom(for: animation))
    }

    /// Has an animation run on a layer, in the place of the one with this key.
    func run(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
        animation.delegate = self
        waiting += 1
        if !layer.isHosted { unseen.append((layer, key)) }
        layer.add(animation, forKey: key)
    }

    /// Has the whole of a view, as it was at the last commit, become what it is by an effect.
    @MainActor
    func run(_ effect: TransitionEffect, on view: UIView) {
        guard settings.duration > 0, view.layer.isHosted else { return }
        let transition = CATransition()
        transition.effect = effect
        settings.apply(to: transition)
        run(transition, on: view.layer, forKey: kCATransition)
    }

    /// No more animations will come.
    func close() {
        RunLoopTurn.afterThisOne {
            self.dropUnseen()
            self.leave()
        }
    }

    /// Takes animations off layers that the commit of this turn did not show: they would never end.
    private func dropUnseen() {
        for (layer, key) in unseen where !layer.isHosted {
            if let animation = layer.animation(forKey: key) { dropped.insert(ObjectIdentifier(animation)) }
            layer.removeAnimation(forKey: key)
        }
        unseen = []
    }

    func animationDidStart(_ anim: CAAnimation) {
        onStart?()
        onStart = nil
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        allFinished = allFinished && (flag || dropped.contains(ObjectIdentifier(anim)))
        leave()
    }

    private func leave() {
        waiting -= 1
        guard waiting == 0 else { return }
        for completion in completions { completion(allFinished) }
    }
}
