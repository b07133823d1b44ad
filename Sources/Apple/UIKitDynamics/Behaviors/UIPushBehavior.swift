public import CoreGraphics
import LaminaDynamics
import LaminaPrimitives
public import UIKitValues

/// Pushes its items, once or as long as it is active; magnitude 1 accelerates a view of 100 × 100 points with density 1 by 100 points/s².
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// The duration of a push.
    public typealias Mode = UIPushBehaviorMode

    private var push = PolarVector(dx: 0, dy: 0)
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// The duration of the push.
    public let mode: Mode
    /// True while the push acts; an instantaneous push turns this off once it has acted.
    open var active = true { didSet { dynamicAnimator?.renew() } }

    /// Creates a push for items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        list = ItemList(items)
    }

    /// Creates a continuous push without items.
    public override convenience init() { self.init(items: [], mode: .continuous) }

    /// The items.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { list.add(item) }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

    /// Returns the point at which an item is pushed, from its centre.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
    /// Sets the point at which an item is pushed, from its centre; a push off the centre rotates the item.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        dynamicAnimator?.renew()
    }

    /// Direction and strength; the default is (0, 0).
    open var pushDirection: CGVector {
        get { push.vector }
        set { change { $0.vector = newValue } }
    }
    /// The direction's angle from +x to +y, in radians.
    open var angle: CGFloat {
        get { CGFloat(push.angle) }
        set { change { $0.angle = Double(newValue) } }
    }
    /// The strength; 0 by default.
    open var magnitude: CGFloat {
        get { CGFloat(push.magnitude) }
        set { change { $0.magnitude = Double(newValue) } }
    }
    /// Sets angle and magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        change { ($0.angle, $0.magnitude) = (Double(angle), Double(magnitude)) }
    }

    private func change(_ body: (inout PolarVector) -> Void) {
        body(&push)
        dynamicAnimator?.renew()
    }

    override func contribute(to world: World, of animator: UIDynamicAnimator) {
        if active, mode == .continuous { world.influences.append(influence(in: animator)) }
    }

    override func act(in animator: UIDynamicAnimator) {
        guard active, mode == .instantaneous else { return }
        active = false
        influence(in: animator).actAtOnce()
    }

    private func influence(in animator: UIDynamicAnimator) -> Push {
        let targets = list.items.compactMap { item -> (body: Body, point: Point)? in
            let offset = targetOffsetFromCenter(for: item)
            return animator.body(of: item).map { ($0, Point(Double(offset.horizontal), Double(offset.vertical))) }
        }
        return Push(targets, force: push.point)
    }
}
