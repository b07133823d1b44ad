public import CoreGraphics
import LaminaDynamics
import LaminaPrimitives

/// Gives its items physical properties: elasticity, friction, density, resistance.
///
/// A property that was never set leaves the items as they are; of several behaviours that set it the last one counts.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var material = Material()
    private var waiting: [Change] = []

    /// The properties that were set.
    private struct Material {
        var elasticity: CGFloat?
        var friction: CGFloat?
        var density: CGFloat?
        var resistance: CGFloat?
        var angularResistance: CGFloat?
        var charge: CGFloat?
        var isAnchored: Bool?
        var allowsRotation: Bool?
    }

    /// A velocity that was added before the behaviour had an animator.
    private struct Change {
        let item: any UIDynamicItem
        let velocity: Point
        let angularVelocity: Double
    }

    /// Creates a behaviour for items.
    public init(items: [any UIDynamicItem]) {
        super.init()
        list = ItemList(items)
    }

    /// Creates a behaviour without items.
    public override init() { super.init() }

    /// The items.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { list.add(item) }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

    /// The part of the speed that collisions give back, from 0 to 1; the default is 0.
    open var elasticity: CGFloat {
        get { material.elasticity ?? 0 }
        set { set(\.elasticity, newValue) }
    }
    /// The friction against other items; 0, the default, slides without loss.
    open var friction: CGFloat {
        get { material.friction ?? 0 }
        set { set(\.friction, newValue) }
    }
    /// The mass per 100 × 100 points; the default is 1.
    open var density: CGFloat {
        get { material.density ?? 1 }
        set { set(\.density, newValue) }
    }
    /// The rate at which velocity is lost; the default is 0.
    open var resistance: CGFloat {
        get { material.resistance ?? 0 }
        set { set(\.resistance, newValue) }
    }
    /// The rate at which angular velocity is lost; the default is 0.
    open var angularResistance: CGFloat {
        get { material.angularResistance ?? 0 }
        set { set(\.angularResistance, newValue) }
    }
    /// The charge on which electric and magnetic fields act; the default is 0.
    open var charge: CGFloat {
        get { material.charge ?? 0 }
        set { set(\.charge, newValue) }
    }
    /// True when the items collide and do not move; the default is false.
    open var isAnchored: Bool {
        get { material.isAnchored ?? false }
        set { set(\.isAnchored, newValue) }
    }
    /// True when the items rotate; the default is true.
    open var allowsRotation: Bool {
        get { material.allowsRotation ?? true }
        set { set(\.allowsRotation, newValue) }
    }

    private func set<Value>(_ field: WritableKeyPath<Material, Value?>, _ value: Value) {
        material[keyPath: field] = value
        dynamicAnimator?.renew()
    }

    /// Adds a velocity to an item's, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(Change(item: item, velocity: Point(velocity), angularVelocity: 0))
    }
    /// Returns the velocity of an item, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard let velocity = dynamicAnimator?.body(of: item)?.velocity else { return .zero }
        return CGPoint(velocity)
    }
    /// Adds an angular velocity to an item's, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(Change(item: item, velocity: .zero, angularVelocity: Double(velocity)))
    }
    /// Returns the angular velocity of an item, in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        CGFloat(dynamicAnimator?.body(of: item)?.angularVelocity ?? 0)
    }

    private func add(_ change: Change) {
        guard list.items.contains(where: { $0 === change.item }) else { return }
        waiting.append(change)
        dynamicAnimator?.renew()
        // With an animator the velocity can be read at once.
        dynamicAnimator?.refresh()
    }

    override func contribute(to world: World, of animator: UIDynamicAnimator) {
        for body in list.items.compactMap({ animator.bodies[$0] }) { apply(to: body) }
        for change in waiting {
            guard let body = animator.bodies[change.item], !body.isAnchored else { continue }
            body.velocity = body.velocity + change.velocity
            if body.allowsRotation { body.angularVelocity += change.angularVelocity }
        }
        waiting = []
    }

    private func apply(to body: Body) {
        if let elasticity = material.elasticity { body.elasticity = Double(elasticity) }
        if let friction = material.friction { body.friction = Double(friction) }
        if let density = material.density { body.density = Double(density) }
        if let resistance = material.resistance { body.resistance = Double(resistance) }
        if let angularResistance = material.angularResistance { body.angularResistance = Double(angularResistance) }
        if let charge = material.charge { body.charge = Double(charge) }
        if let isAnchored = material.isAnchored { body.isAnchored = isAnchored }
        if let allowsRotation = material.allowsRotation { body.allowsRotation = allowsRotation }
    }
}
