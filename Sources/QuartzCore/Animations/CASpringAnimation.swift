public import CoreGraphics
package import LaminaScene

/// A basic animation that moves as a body on a spring.
///
/// The spring swings in seconds, whatever the duration is: that cuts it off. So set `duration` to `settlingDuration`; 0 becomes the
/// transaction's duration, as for all animations.
open class CASpringAnimation: CABasicAnimation {
    /// The mass of the body, more than 0, others are refused; default 1.
    open var mass: CGFloat = 1 {
        didSet { if !accepts(mass > 0 && mass.isFinite, "mass", mass) { mass = oldValue } }
    }
    /// How hard the spring pulls, more than 0, others are refused; default 100.
    open var stiffness: CGFloat = 100 {
        didSet { if !accepts(stiffness > 0 && stiffness.isFinite, "stiffness", stiffness) { stiffness = oldValue } }
    }
    /// How quickly it comes to rest, 0 or more and also infinite, others are refused; default 10.
    open var damping: CGFloat = 10 {
        didSet { if !accepts(damping >= 0, "damping", damping) { damping = oldValue } }
    }
    /// Speed at the start towards the end value, in whole distances per second, finite; default 0.
    open var initialVelocity: CGFloat = 0 {
        didSet { if !accepts(initialVelocity.isFinite, "initialVelocity", initialVelocity) { initialVelocity = oldValue } }
    }
    /// Whether a damping beyond the critical one slows the body down, or else counts as critical; default false.
    open var allowsOverdamping = false

    /// A spring of mass 1, stiffness 100 and damping 10.
    public override init() { super.init() }

    /// A spring that seems to take `perceptualDuration` seconds; its duration is set to the time it needs to settle.
    ///
    /// - Parameters:
    ///   - perceptualDuration: Seconds, more than 0. For others the spring of `init()` is made, which is reported.
    ///   - bounce: From -1, which jumps, over 0, critical, to 1, which never rests; those outside count as the nearest end.
    public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        super.init()
        allowsOverdamping = true
        let isUsable = perceptualDuration > 0 && perceptualDuration.isFinite && !bounce.isNaN
        if accepts(isUsable, "perceptualDuration", CGFloat(perceptualDuration)) {
            let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(max(-1, min(1, bounce))))
            (mass, stiffness, damping) = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping))
        }
        duration = settlingDuration
    }

    /// Seconds until the body counts as at rest.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// Seconds that the movement seems to take: one swing without damping.
    open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

    /// How much it swings: 0 is critical, 1 never rests, less than 0 creeps.
    open var bounce: CGFloat { CGFloat(spring.bounce) }

    package override class var properties: AnimationPropertyTable { springTable }

    package override class func makePlain() -> CAAnimation { CASpringAnimation() }

    package override func copyState(into copy: CAAnimation) {
        super.copyState(into: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
        copy.allowsOverdamping = allowsOverdamping
    }

    package override func kind(of values: BasicValues) -> Animation.Kind { .spring(spring, values) }

    private var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: Double(initialVelocity),
            allowsOverdamping: allowsOverdamping)
    }

    private func accepts(_ isValid: Bool, _ name: String, _ value: CGFloat) -> Bool {
        if !isValid {
            Diagnostics.report(
                exception: "NSInvalidArgumentException", detail: "\(name) of CASpringAnimation cannot be \(value); the old value stays")
        }
        return isValid
    }

    private static let springTable =
        CABasicAnimation.properties + [
            .number("mass", \CASpringAnimation.mass),
            .number("stiffness", \CASpringAnimation.stiffness),
            .number("damping", \CASpringAnimation.damping),
            .number("initialVelocity", \CASpringAnimation.initialVelocity),
            .flag("allowsOverdamping", \CASpringAnimation.allowsOverdamping),
            .result("settlingDuration", \CASpringAnimation.settlingDuration),
            .result("perceptualDuration", \CASpringAnimation.perceptualDuration),
            .result("bounce", \CASpringAnimation.bounce),
        ]
}
