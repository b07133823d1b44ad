public import CoreGraphics
public import Foundation
import LaminaDynamics
import LaminaPrimitives

/// A force on its items that depends on their place, velocity or charge.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private var law = FieldLaw.none

    /// Creates a field without force; the class methods create the others.
    public required override init() { super.init() }

    /// The items.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { list.add(item) }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

    /// The centre in the reference view; (0, 0) by default.
    open var position = CGPoint.zero { didSet { dynamicAnimator?.renew() } }
    /// The area about the centre in which the field acts; all points by default.
    open var region: UIRegion = .infinite { didSet { dynamicAnimator?.renew() } }
    /// The factor of the force; 1 by default.
    open var strength: CGFloat = 1 { didSet { dynamicAnimator?.renew() } }
    /// The exponent by which the force falls with the distance; 0, the default, is the same force everywhere.
    open var falloff: CGFloat = 0 { didSet { dynamicAnimator?.renew() } }
    /// The distance in points below which the force grows no more.
    open var minimumRadius: CGFloat = 0.001 { didSet { dynamicAnimator?.renew() } }
    /// The direction of linear gravity and velocity fields.
    open var direction = CGVector.zero { didSet { dynamicAnimator?.renew() } }
    /// The smoothness of noise, from 0 to 1.
    open var smoothness: CGFloat = 0 { didSet { dynamicAnimator?.renew() } }
    /// The speed with which noise changes; 0 for constant noise.
    open var animationSpeed: CGFloat = 0 { didSet { dynamicAnimator?.renew() } }

    private class func make(_ law: FieldLaw) -> Self {
        let field = Self()
        field.law = law
        return field
    }
    private class func make(_ law: FieldLaw, _ change: (UIFieldBehavior) -> Void) -> Self {
        let field = make(law)
        change(field)
        return field
    }

    /// Returns a field that slows items down.
    open class func dragField() -> Self { make(.drag) }
    /// Returns a field that turns items about its centre.
    open class func vortexField() -> Self { make(.vortex) }
    /// Returns a field that attracts items to a point.
    open class func radialGravityField(position: CGPoint) -> Self { make(.radialGravity) { $0.position = position } }
    /// Returns a field that accelerates items in a direction.
    open class func linearGravityField(direction: CGVector) -> Self { make(.linearGravity) { $0.direction = direction } }
    /// Returns a field that gives items a velocity.
    open class func velocityField(direction: CGVector) -> Self { make(.velocity) { $0.direction = direction } }
    /// Returns a field of smooth random forces.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        make(.noise) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }
    /// Returns a field of smooth random forces on moving items.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        make(.turbulence) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }
    /// Returns a field that pulls items to its centre in proportion to the distance.
    open class func springField() -> Self { make(.spring) }
    /// Returns a field that repels items in proportion to their charge.
    open class func electricField() -> Self { make(.electric) }
    /// Returns a field that deflects moving items in proportion to their charge.
    open class func magneticField() -> Self { make(.magnetic) }
    /// Returns a field whose force a closure computes.
    ///
    /// - Parameter block: Gets the field, the item's position, its velocity in points per second, its mass, its charge and the animator's elapsed
    ///   time. It returns the force; 1 accelerates a mass of 1 by 1 point/s².
    open class func field(
        evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self { make(.custom(block)) }

    // MARK: The world

    override func contribute(to world: World, of animator: UIDynamicAnimator) {
        guard let kind = law.kind(of: self, in: world) else { return }
        var field = Field(kind, list.items.compactMap { animator.bodies[$0] })
        (field.position, field.direction) = (Point(position), Point(direction))
        (field.strength, field.falloff, field.minimumRadius) = (Double(strength), Double(falloff), Double(minimumRadius))
        if region !== UIRegion.infinite {
            // Steps run on the main actor, in the animator's tick.
            field.contains = { [region] point in MainActor.assumeIsolated { region.contains(CGPoint(point)) } }
        }
        world.influences.append(field)
    }
}

/// The law of a field behaviour.
enum FieldLaw {
    case none, drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)

    /// Returns the law with the field's numbers; nil for a field without force.
    @MainActor
    func kind(of field: UIFieldBehavior, in world: World) -> Field.Kind? {
        let (smoothness, speed) = (Double(field.smoothness), Double(field.animationSpeed))
        switch self {
        case .none: return nil
        case .drag: return .drag
        case .vortex: return .vortex
        case .radialGravity: return .radialGravity
        case .linearGravity: return .linearGravity
        case .velocity: return .velocity
        case .noise: return .noise(smoothness: smoothness, speed: speed)
        case .turbulence: return .turbulence(smoothness: smoothness, speed: speed)
        case .spring: return .spring
        case .electric: return .electric
        case .magnetic: return .magnetic
        case .custom(let block):
            return .custom { [weak field, weak world] position, velocity, mass, charge, _ in
                guard let field, let world else { return .zero }
                let velocity = CGVector(dx: velocity.x, dy: velocity.y)
                // A field's forces are 100 times those of the closure.
                return Point(block(field, CGPoint(position), velocity, CGFloat(mass), CGFloat(charge), world.time)) * 0.01
            }
        }
    }
}
