import UIKit

/// An animator in a view of 400 × 600 points, advanced by hand.
@MainActor
final class DynamicStage: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let animator: UIDynamicAnimator
    var heard: [String] = []
    private var time = 0.0

    override init() {
        animator = UIDynamicAnimator(referenceView: root)
        super.init()
        root.addSubview(view)
        animator.delegate = self
    }

    /// Adds behaviours, and advances the clock in frames of 1/60 s.
    func run(_ behaviors: UIDynamicBehavior..., seconds: Double) {
        for behavior in behaviors { animator.addBehavior(behavior) }
        for _ in 0..<Int((seconds * 60).rounded()) {
            time += 1.0 / 60
            animator.tick(at: animator.startTime + time + 1e-6)
            if !animator.isRunning { time = 0 }
        }
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) { heard.append("began \(identifier.map { "\($0)" } ?? "edge")") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) { heard.append("ended \(identifier.map { "\($0)" } ?? "edge")") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) { heard.append("met") }

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }
}
