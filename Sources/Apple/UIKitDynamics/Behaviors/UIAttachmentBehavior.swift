public import CoreGraphics
import LaminaDynamics
import LaminaPrimitives
public import UIKitValues

/// Connects an item with a point or another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kind of the other end.
    public typealias AttachmentType = UIAttachmentBehaviorType

    let ends: AttachmentEnds
    let kind: AttachmentKind
    private var joint: Joint?
    private let nail = Body.nail()
    /// The distance that was set, or measured when the behaviour began; nil before both.
    private var distance: Double?

    init(_ ends: AttachmentEnds, _ kind: AttachmentKind) {
        (self.ends, self.kind) = (ends, kind)
        place = ends.anchor
        super.init()
    }

    /// Connects an item's centre with a point, at their present distance.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    /// Connects a point of an item with a point, at their present distance.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        self.init(AttachmentEnds(item: item, offset: offset, anchor: point), .distance)
    }
    /// Connects the centres of two items, at their present distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    /// Connects points of two items, at their present distance.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) {
        self.init(AttachmentEnds(item: item1, offset: offset1, other: item2, otherOffset: offset2), .distance)
    }

    private var place: CGPoint

    /// The connected items.
    open var items: [any UIDynamicItem] { ends.items }
    /// The kind of the other end.
    open var attachedBehaviorType: AttachmentType { ends.other == nil ? .anchor : .items }
    /// The point to which the item is connected; setting it pulls the item.
    open var anchorPoint: CGPoint {
        get { place }
        set {
            place = newValue
            nail.position = Point(newValue)
            dynamicAnimator?.renew()
        }
    }
    /// The distance of the connected points.
    open var length: CGFloat {
        get { CGFloat(distance ?? ends.presentDistance(anchor: place)) }
        set { change { distance = Double(newValue) } }
    }
    /// The damping of a connection with a frequency; 1 is critical, 0 the default.
    open var damping: CGFloat = 0 { didSet { dynamicAnimator?.renew() } }
    /// The frequency of swings in hertz; 0, the default, is rigid.
    open var frequency: CGFloat = 0 { didSet { dynamicAnimator?.renew() } }
    /// The torque of the friction at a pin; 0 by default.
    open var frictionTorque: CGFloat = 0 { didSet { dynamicAnimator?.renew() } }
    /// The angles, in radians, or places on the axis, in points, that a pin or a slide allows; `infinite` by default.
    open var attachmentRange = UIFloatRange.infinite { didSet { dynamicAnimator?.renew() } }

    private func change(_ body: () -> Void) {
        body()
        dynamicAnimator?.renew()
    }

    // MARK: The world

    override var ownItems: [any UIDynamicItem] { ends.items }

    override func contribute(to world: World, of animator: UIDynamicAnimator) {
        guard let body = animator.bodies[ends.item] else { return }
        nail.position = Point(place)
        let other = ends.other.flatMap { animator.bodies[$0] } ?? nail
        if joint?.a !== other || joint?.b !== body { joint = ends.joint(of: body, with: other, kind) }
        guard let joint else { return }
        if distance == nil { distance = joint.presentDistance }
        joint.parts = kind.parts(of: self, twist: joint.firstTwist, distance: distance ?? 0)
        world.joints.append(joint)
    }
}
