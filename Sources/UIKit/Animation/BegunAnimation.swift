import CoreGraphics
import Foundation
import LaminaScene
import QuartzCore

/// The animations between a `beginAnimations` and its `commitAnimations`.
@MainActor
final class BegunAnimation {
    /// The innermost one that is not committed yet.
    static var innermost: BegunAnimation? { open.last }
    private static var open: [BegunAnimation] = []

    private let block = AnimationBlock(AnimationSettings(duration: 0.2))
    private let animationID: String?
    private var transitions: [(effect: TransitionEffect, view: UIView)] = []
    private let scope: AnimationScope

    /// Seconds of one run in one direction.
    var duration = 0.2 { didSet { update() } }
    var delay = 0.0 { didSet { update() } }
    /// When the delay begins, if not with the commit.
    var startDate: Date? { didSet { update() } }
    var curve = UIView.AnimationCurve.easeInOut { didSet { update() } }
    var repeatCount: Float = 0 { didSet { update() } }
    /// Counts only where there is a number of repetitions.
    var autoreverses = false { didSet { update() } }
    var beginsFromCurrentState = false { didSet { update() } }

    /// Hears of beginning and end.
    var delegate: AnyObject?
    /// The delegate's method for the beginning.
    var willStart: Selector?
    /// The delegate's method for the end.
    var didStop: Selector?

    private init(_ animationID: String?) {
        self.animationID = animationID
        // Touches were off for views in blocks only, which came later.
        block.settings.allowsUserInteraction = true
        scope = AnimationScope(block)
    }

    /// Opens one inside those that are open.
    static func begin(_ animationID: String?) {
        let animation = BegunAnimation(animationID)
        open.append(animation)
        animation.scope.push()
    }

    /// Closes the innermost one; does nothing when there is none.
    static func commit() {
        guard let animation = open.popLast() else { return }
        animation.scope.pop()
        animation.announce()
        for transition in animation.transitions { animation.block.run(transition.effect, on: transition.view) }
        animation.block.close()
    }

    /// The whole of a view changes by an effect.
    func add(_ effect: TransitionEffect, for view: UIView) { transitions.append((effect, view)) }

    /// Has the delegate's methods called, those that are known at the commit.
    private func announce() {
        guard let delegate else { return }
        let animationID = animationID
        if let willStart {
            block.onStart = { ActionCall(selector: willStart, sender: animationID, event: nil).send(to: delegate) }
        }
        guard let didStop else { return }
        block.onCompletion { finished in
            ActionCall(selector: didStop, sender: animationID, event: NSNumber(value: finished)).send(to: delegate)
        }
    }

    /// What is set counts for the changes that come after.
    private func update() {
        block.settings.duration = duration
        block.settings.delay = delay + max(0, startDate?.timeIntervalSinceNow ?? 0)
        block.settings.pace = .curve(curve.function)
        block.settings.repeatCount = repeatCount
        block.settings.autoreverses = autoreverses && repeatCount != 0
        block.settings.beginsFromCurrentState = beginsFromCurrentState
    }
}
