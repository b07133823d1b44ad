import CoreGraphics
import Foundation
import LaminaProcess
package import LaminaScene
import QuartzCore

/// The animations that one block of changes adds, and the completions that wait for their end.
///
/// The block is the delegate of its animations, which retain it.
package class AnimationBlock: NSObject, InternalAnimationDelegate {
    package var settings: AnimationSettings
    /// Called once, when the block's first animation begins.
    package var onStart: (() -> Void)?
    /// Called in a later run-loop iteration, when the block is closed and all its animations have ended.
    ///
    /// The argument is false when an animation was removed before its end.
    private var completions: [(Bool) -> Void] = []
    /// The number of animations that have not ended, plus 1 while the block is open.
    private var waiting = 1
    /// False once an animation was removed before its end; the argument of the completions.
    private var allFinished = true
    /// The animations whose layers were in no committed tree when they were added.
    ///
    /// If a layer never enters one, its animations end early. They count as finished, because the layer has the new values already.
    private var unhosted: [(layer: CALayer, animation: CAAnimation)] = []

    package init(_ settings: AnimationSettings, completion: ((Bool) -> Void)? = nil) {
        self.settings = settings
        super.init()
        onCompletion(completion)
    }

    /// Adds a closure to call when the block has ended; nil adds nothing.
    package func onCompletion(_ completion: ((Bool) -> Void)?) {
        if let completion { completions.append(completion) }
    }

    /// True when nested animation blocks join this one, unless they override the duration or the options; false by default.
    package var absorbsNestedBlocks: Bool { false }

    /// True when changes of layers outside every committed tree animate too.
    package var animatesUnhosted: Bool { true }

    /// Records a change before the animations for it are added; does nothing here.
    ///
    /// `AnimatorRecording` overrides it to keep the changes, which an animator can undo and redo.
    func note(_ change: ViewChange) {}

    /// Adds an animation to a layer; an additive animation joins the existing ones, any other replaces the block animations of its property.
    package func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
        run(animation, on: layer, forKey: layer.makeRoom(for: animation))
    }

    /// Adds an animation to a layer under a key, in place of the animation with this key, and waits for its end.
    package func run(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
        animation.delegate = self
        waiting += 1
        layer.add(animation, forKey: key)
        if !layer.isHosted, let added = layer.animation(forKey: key) { unhosted.append((layer, added)) }
    }

    /// Animates from the last committed appearance of a view to its new appearance with a transition effect.
    @MainActor
    package func run(_ effect: TransitionEffect, on view: UIView) {
        guard settings.duration > 0, view.layer.isHosted else { return }
        let transition = CATransition()
        transition.effect = effect
        settings.apply(to: transition)
        run(transition, on: view.layer, forKey: kCATransition)
    }

    /// Ends the adding of animations.
    ///
    /// The completions are called in a later run-loop iteration at the earliest.
    package func close() {
        RunLoopIteration.performAfterCurrent { self.leave() }
    }

    package func animationDidStart(_ anim: CAAnimation) {
        onStart?()
        onStart = nil
    }

    package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        allFinished = allFinished && (flag || isUnseen(anim))
        leave()
    }

    /// True for an animation that ended because no commit has put its layer into a tree.
    private func isUnseen(_ animation: CAAnimation) -> Bool { unhosted.contains { $0.animation === animation && !$0.layer.isHosted } }

    /// Ends one of the `waiting` counts; the last one calls the completions.
    private func leave() {
        waiting -= 1
        guard waiting == 0 else { return }
        unhosted = []
        // A completion may hold the block, which would then never be released.
        let ended = completions
        completions = []
        for completion in ended {
            RunJournal.shared.note(.viewCompletion, isFinished: allFinished)
            completion(allFinished)
        }
    }
}
