public import CoreGraphics
import LaminaDynamics
import LaminaPrimitives

/// Accelerates its items in one direction; magnitude 1 is 1000 points/s².
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private var vector = PolarVector(dx: 0, dy: 1)

    /// Creates gravity for items, downwards with magnitude 1.
    public init(items: [any UIDynamicItem]) {
        super.init()
        list = ItemList(items)
    }

    /// Creates gravity without items, downwards with magnitude 1.
    public override init() { super.init() }

    /// The items.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { list.add(item) }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

    /// Direction and strength; the default is (0, 1).
    open var gravityDirection: CGVector {
        get { vector.vector }
        set { change { $0.vector = newValue } }
    }
    /// The direction's angle from +x to +y, in radians.
    open var angle: CGFloat {
        get { CGFloat(vector.angle) }
        set { change { $0.angle = Double(newValue) } }
    }
    /// The length of `gravityDirection`.
    open var magnitude: CGFloat {
        get { CGFloat(vector.magnitude) }
        set { change { $0.magnitude = Double(newValue) } }
    }
    /// Sets angle and magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        change { ($0.angle, $0.magnitude) = (Double(angle), Double(magnitude)) }
    }

    private func change(_ body: (inout PolarVector) -> Void) {
        body(&vector)
        dynamicAnimator?.renew()
    }

    override func contribute(to world: World, of animator: UIDynamicAnimator) {
        world.influences.append(Gravity(list.items.compactMap { animator.bodies[$0] }, acceleration: vector.point * 1000))
    }
}

/// A vector that keeps its angle while its length is 0.
struct PolarVector {
    var angle: Double
    var magnitude: Double

    init(dx: Double, dy: Double) {
        angle = Numerics.atan2(dy, dx)
        magnitude = Point(dx, dy).length
    }

    var point: Point {
        let (sin, cos) = Numerics.sinAndCos(angle)
        return Point(cos, sin) * magnitude
    }

    var vector: CGVector {
        get {
            let point = point
            // Directions along the axes stay exact: the sine of a half turn is not quite 0.
            return CGVector(dx: Self.cleaned(point.x), dy: Self.cleaned(point.y))
        }
        set { self = PolarVector(dx: Double(newValue.dx), dy: Double(newValue.dy)) }
    }

    private static func cleaned(_ value: Double) -> Double { abs(value) < 1e-12 ? 0 : value }
}
