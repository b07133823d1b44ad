public import CoreGraphics
import LaminaDynamics
import LaminaPrimitives

/// Pulls an item to a point, where it comes to rest upright after a few swings.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    private let nail = Body.nail()
    private var joint: Joint?
    /// Swings per second, before damping.
    private static let frequency = 3.0

    /// Creates a behaviour that pulls an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        (self.item, snapPoint) = (item, point)
        super.init()
    }

    /// The point at which the item comes to rest.
    open var snapPoint: CGPoint { didSet { dynamicAnimator?.renew() } }
    /// The damping from 0, many swings, to 1, hardly any; the default is 0.5.
    open var damping: CGFloat = 0.5 { didSet { dynamicAnimator?.renew() } }

    override var ownItems: [any UIDynamicItem] { [item] }

    override func contribute(to world: World, of animator: UIDynamicAnimator) {
        guard let body = animator.bodies[item] else { return }
        nail.position = Point(snapPoint)
        let joint = joint?.b === body ? joint : nil
        let current = joint ?? Joint(nail, at: .zero, body, at: .zero, [])
        let damping = min(max(Double(damping), 0.05), 1)
        // The nearest upright angle: an item that has turned several times does not turn back.
        let upright = (body.angle / (2 * .pi)).rounded() * 2 * .pi
        current.parts = [
            .point(frequency: Self.frequency, damping: damping), .angle(upright, frequency: Self.frequency, damping: damping),
        ]
        self.joint = current
        world.joints.append(current)
    }
}

extension Body {
    /// Returns a body without shape that does not move.
    static func nail() -> Body {
        let body = Body([], at: .zero)
        body.isAnchored = true
        return body
    }
}
