public import CoreGraphics
package import LaminaScene

/// A basic animation that moves like a mass on a spring.
///
/// The spring's motion does not scale with `duration`, which only cuts it off. To show all of it, set `duration` to `settlingDuration`; a duration of
/// 0 becomes the transaction's, as for all animations.
open class CASpringAnimation: CABasicAnimation {
    /// The mass of the moving body, positive and finite; default 1, and other values are refused.
    open var mass: CGFloat = 1 {
        didSet { if !accepts(mass > 0 && mass.isFinite, "mass", mass) { mass = oldValue } }
    }
    /// The stiffness of the spring, positive and finite; default 100, and other values are refused.
    open var stiffness: CGFloat = 100 {
        didSet { if !accepts(stiffness > 0 && stiffness.isFinite, "stiffness", stiffness) { stiffness = oldValue } }
    }
    /// The damping of the motion, from 0 to infinity; default 10, and other values are refused.
    open var damping: CGFloat = 10 {
        didSet { if !accepts(damping >= 0, "damping", damping) { damping = oldValue } }
    }
    /// The speed at the start towards the end value, in distances between start and end per second; default 0, and only finite values are accepted.
    open var initialVelocity: CGFloat = 0 {
        didSet { if !accepts(initialVelocity.isFinite, "initialVelocity", initialVelocity) { initialVelocity = oldValue } }
    }
    /// True when damping above the critical value slows the motion down; false, the default, treats it as critical.
    open var allowsOverdamping = false

    /// Creates a spring of mass 1, stiffness 100 and damping 10.
    public override init() { super.init() }

    /// Creates a spring with a perceived duration, and sets `duration` to the time in which the spring settles.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The perceived duration in seconds, greater than 0. Other values are reported and give the spring of `init()`.
    ///   - bounce: 0 is critically damped, 1 oscillates without end, and -1 jumps to the end; clamped to -1...1.
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

    /// Creates a spring from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The time after which the spring is treated as settled, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// The perceived duration of the motion, in seconds: one period without damping.
    open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

    /// The amount of oscillation: 0 is critically damped, 1 oscillates without end, and less than 0 is overdamped.
    open var bounce: CGFloat { CGFloat(spring.bounce) }

    package override class var properties: RowTable<ObjectProperty<CAAnimation>> { springTable }

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
