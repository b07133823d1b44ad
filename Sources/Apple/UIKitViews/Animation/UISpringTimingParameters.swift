public import CoreGraphics
public import Foundation
package import LaminaScene

/// A timing curve that follows a body on a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity, in total distances per second.
    ///
    /// Animated points use `dx` for x and `dy` for y; all other values use `dx`.
    public let initialVelocity: CGVector
    private let form: Form

    /// The source of the spring's constants.
    private enum Form {
        /// Derived from the animator's duration and this damping ratio.
        case ratio(Double)
        /// Given explicitly; the animator's duration is ignored.
        case constants(Spring)
    }

    /// Creates the default spring: mass 3, stiffness 1000, damping 500.
    ///
    /// It moves as if critically damped and settles after about half a second.
    public override init() {
        form = .constants(.timingParametersDefault)
        initialVelocity = .zero
    }

    /// Creates a spring that settles after the animator's duration.
    ///
    /// A damping ratio of 1 does not oscillate.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Creates a spring that settles after the animator's duration.
    ///
    /// A damping ratio of 1 does not oscillate.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .ratio(Double(ratio))
        initialVelocity = velocity
    }

    /// Creates a spring from its physical constants; the animator's duration is ignored.
    ///
    /// Unusable constants are reported and give the default spring.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let isUsable = mass > 0 && stiffness > 0 && damping >= 0 && mass.isFinite && stiffness.isFinite
        let spring = Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        form = .constants(isUsable ? spring : Self.refused("mass \(mass), stiffness \(stiffness), damping \(damping)"))
        initialVelocity = velocity
    }

    /// Creates a spring from a perceptual duration, in seconds; the animator's duration is ignored.
    public convenience init(duration: TimeInterval, bounce: CGFloat) { self.init(duration: duration, bounce: bounce, initialVelocity: .zero) }

    /// Creates a spring from a perceptual duration, in seconds; the animator's duration is ignored.
    ///
    /// The spring comes to rest later than after the perceptual duration.
    ///
    /// - Parameter bounce: 0 is critically damped; values towards 1 oscillate longer, values below 0 are overdamped. Clamped to -1…1.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        let isUsable = duration > 0 && duration.isFinite && !bounce.isNaN
        let spring = Spring(perceptualDuration: duration, bounce: Double(max(-1, min(1, bounce))))
        form = .constants(isUsable ? spring : Self.refused("duration \(duration), bounce \(bounce)"))
        initialVelocity = velocity
    }

    /// Decodes parameters that `encode(with:)` encoded.
    public required init?(coder: NSCoder) {
        initialVelocity = CGVector(dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
        if coder.containsValue(forKey: "ratio") {
            form = .ratio(coder.decodeDouble(forKey: "ratio"))
        } else {
            form = .constants(
                Spring(
                    mass: coder.decodeDouble(forKey: "mass"), stiffness: coder.decodeDouble(forKey: "stiffness"),
                    damping: coder.decodeDouble(forKey: "damping"), allowsOverdamping: coder.decodeBool(forKey: "overdamped")))
        }
    }

    /// Encodes the spring.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(initialVelocity.dx), forKey: "dx")
        coder.encode(Double(initialVelocity.dy), forKey: "dy")
        switch form {
        case .ratio(let ratio): coder.encode(ratio, forKey: "ratio")
        case .constants(let spring):
            coder.encode(spring.mass, forKey: "mass")
            coder.encode(spring.stiffness, forKey: "stiffness")
            coder.encode(spring.damping, forKey: "damping")
            coder.encode(spring.allowsOverdamping, forKey: "overdamped")
        }
    }

    /// Returns the object itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The type `spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Nil, because these parameters describe a spring.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The object itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the spring for an animator of `duration` seconds, and the seconds that the spring takes to settle.
    ///
    /// - Parameter velocity: The initial velocity, in total distances per second.
    package func spring(duration: Double, velocity: Double) -> (spring: Spring, duration: Double) {
        switch form {
        case .ratio(let ratio):
            return (Spring(uikitDuration: duration, dampingRatio: ratio, velocity: velocity), duration)
        case .constants(var spring):
            spring.initialVelocity = velocity
            return (spring, spring.settlingDuration)
        }
    }

    private static func refused(_ what: String) -> Spring {
        Diagnostics.report(
            exception: "NSInvalidArgumentException", detail: "UISpringTimingParameters cannot have \(what); the default spring is used")
        return .timingParametersDefault
    }
}
