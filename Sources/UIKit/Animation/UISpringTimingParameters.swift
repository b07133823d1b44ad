public import CoreGraphics
public import Foundation
import LaminaScene

/// A timing curve that moves as a body on a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// At the start, in whole distances per second: along x for numbers, both for points.
    public let initialVelocity: CGVector
    private let form: Form

    /// Where the spring's constants come from.
    private enum Form {
        /// From the animator's duration and a ratio.
        case ratio(Double)
        /// From what was said, whatever the animator's duration.
        case constants(Spring)
    }

    /// Critically damped in effect; it rests after half a second.
    public override init() {
        form = .constants(.timingParametersDefault)
        initialVelocity = .zero
    }

    /// A spring that rests after the animator's duration; 1 does not swing.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// A spring that rests after the animator's duration; 1 does not swing.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .ratio(Double(ratio))
        initialVelocity = velocity
    }

    /// A spring by its constants; the animator's duration does not count.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let isUsable = mass > 0 && stiffness > 0 && damping >= 0 && mass.isFinite && stiffness.isFinite
        let spring = Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        form = .constants(isUsable ? spring : Self.refused("mass \(mass), stiffness \(stiffness), damping \(damping)"))
        initialVelocity = velocity
    }

    /// A spring that seems to take a duration; the animator's does not count.
    public convenience init(duration: TimeInterval, bounce: CGFloat) { self.init(duration: duration, bounce: bounce, initialVelocity: .zero) }

    /// A spring that seems to take a duration; the animator's does not count.
    ///
    /// - Parameter bounce: 0 does not swing, towards 1 it swings longer, below 0 it creeps.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        let isUsable = duration > 0 && duration.isFinite && !bounce.isNaN
        let spring = Spring(perceptualDuration: duration, bounce: Double(max(-1, min(1, bounce))))
        form = .constants(isUsable ? spring : Self.refused("duration \(duration), bounce \(bounce)"))
        initialVelocity = velocity
    }

    /// What `encode(with:)` wrote.
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

    /// Writes the spring.
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

    /// The object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// A spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// This object.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring for an animator, and the seconds it takes.
    ///
    /// - Parameter velocity: At the start, in whole distances per second.
    func spring(duration: Double, velocity: Double) -> (spring: Spring, duration: Double) {
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
