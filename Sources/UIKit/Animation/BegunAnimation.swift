import Foundation
import QuartzCore

/// The animations between a `beginAnimations` and its `commitAnimations`.
@MainActor
final class BegunAnimation {
    /// The innermost one that is not committed yet.
    static var innermost: BegunAnimation? { open.last }
    private static var open: [BegunAnimation] = []

    private let block = AnimationBlock(AnimationSettings(duration: 0.2))
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

    private init() {
        // Touches were off for views in blocks only, which came later.
        block.settings.allowsUserInteraction = true
        scope = AnimationScope(block)
    }

    /// Opens one inside those that are open.
    static func begin() {
        let animation = BegunAnimation()
        open.append(animation)
        animation.scope.push()
    }

    /// Closes the innermost one; does nothing when there is none.
    static func commit() {
        guard let animation = open.popLast() else { return }
        animation.scope.pop()
        animation.block.close()
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
