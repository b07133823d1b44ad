import CoreGraphics
import Foundation
import LaminaScene
import QuartzCore

/// The animations between a call of `beginAnimations` and its `commitAnimations`.
///
/// `@safe`: the pointer of the caller is passed on and never read.
@MainActor
@safe
final class AnimationGroup {
    /// The innermost group that is not committed yet; nil when there is none.
    static var innermost: AnimationGroup? { open.last }
    private static var open: [AnimationGroup] = []

    private let block = AnimationBlock(AnimationSettings(duration: 0.2))
    private let animationID: String?
    /// The caller's pointer for the delegate's methods.
    private let context: UnsafeMutableRawPointer?
    private var transitions: [(effect: TransitionEffect, view: UIView)] = []
    private let scope: AnimationScope

    /// The duration of one run in one direction, in seconds.
    var duration = 0.2 { didSet { update() } }
    var delay = 0.0 { didSet { update() } }
    /// The time at which the delay begins; nil means the commit.
    var startDate: Date? { didSet { update() } }
    var curve = UIView.AnimationCurve.easeInOut { didSet { update() } }
    var repeatCount: Float = 0 { didSet { update() } }
    /// True when each run also plays backwards; takes effect only together with a repeat count.
    var autoreverses = false { didSet { update() } }
    var beginsFromCurrentState = false { didSet { update() } }

    /// Receives the messages `willStart` and `didStop`.
    var delegate: AnyObject?
    /// The delegate's method to call when the first animation begins.
    var willStart: Selector?
    /// The delegate's method to call when all animations have ended.
    var didStop: Selector?

    private init(_ animationID: String?, _ context: UnsafeMutableRawPointer?) {
        self.animationID = animationID
        unsafe self.context = context
        // Animations by begin and commit never block touches; only the later block-based API does by default.
        block.settings.allowsUserInteraction = true
        scope = AnimationScope(block)
    }

    /// Begins a group, nested in the groups that are open.
    static func begin(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let animation = unsafe AnimationGroup(animationID, context)
        open.append(animation)
        animation.scope.push()
    }

    /// Commits the innermost group; does nothing when there is none.
    static func commit() {
        guard let animation = open.popLast() else { return }
        animation.scope.pop()
        animation.announce()
        for transition in animation.transitions { animation.block.run(transition.effect, on: transition.view) }
        animation.block.close()
    }

    /// Adds a transition effect for a whole view; it starts at the commit.
    func add(_ effect: TransitionEffect, for view: UIView) { transitions.append((effect, view)) }

    /// Registers `willStart` and `didStop` with the block, which calls them when its animations begin and end.
    ///
    /// The delegate and the selectors are read at the commit; later settings have no effect.
    private func announce() {
        guard let delegate else { return }
        let animationID = animationID
        // Only the delegate uses the pointer, on this thread.
        nonisolated(unsafe) let context = unsafe context
        if let willStart {
            block.onStart = { unsafe ActionCall(selector: willStart, sender: animationID, event: context).send(to: delegate) }
        }
        guard let didStop else { return }
        block.onCompletion { finished in
            unsafe ActionCall(selector: didStop, sender: animationID, event: NSNumber(value: finished), context: context).send(to: delegate)
        }
    }

    /// Copies the current values to the block's settings; changes that were made before keep their animations.
    private func update() {
        block.settings.duration = duration
        block.settings.delay = delay + max(0, startDate?.timeIntervalSinceNow ?? 0)
        block.settings.timing = .curve(curve.function)
        if curve == .keyboard { block.settings.followKeyboard() }
        block.settings.repeatCount = repeatCount
        block.settings.autoreverses = autoreverses && repeatCount != 0
        block.settings.beginsFromCurrentState = beginsFromCurrentState
    }
}
