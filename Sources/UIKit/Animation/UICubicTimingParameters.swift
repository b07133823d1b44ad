public import Foundation
import QuartzCore

/// A timing curve from (0, 0) to (1, 1) with two control points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve's name, where it was made by one.
    public let animationCurve: UIView.AnimationCurve
    /// Time along x.
    public let controlPoint1: CGPoint
    /// Time along x.
    public let controlPoint2: CGPoint
    private let isNamed: Bool

    /// The curve of Core Animation's own animations.
    public override init() {
        animationCurve = .easeInOut
        controlPoint1 = CGPoint(x: 0.25, y: 0.1)
        controlPoint2 = CGPoint(x: 0.25, y: 1)
        isNamed = true
    }

    /// One of the curves that have names.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) = curve.controlPoints
        isNamed = true
    }

    /// A curve by its control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        isNamed = false
    }

    /// What `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        animationCurve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) ?? .easeInOut
        controlPoint1 = CGPoint(x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
        controlPoint2 = CGPoint(x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
        isNamed = coder.decodeBool(forKey: "named")
    }

    /// Writes the curve.
    open func encode(with coder: NSCoder) {
        coder.encode(animationCurve.rawValue, forKey: "curve")
        coder.encode(Double(controlPoint1.x), forKey: "x1")
        coder.encode(Double(controlPoint1.y), forKey: "y1")
        coder.encode(Double(controlPoint2.x), forKey: "x2")
        coder.encode(Double(controlPoint2.y), forKey: "y2")
        coder.encode(isNamed, forKey: "named")
    }

    /// The object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// A named curve or one by points.
    open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
    /// This object.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var function: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
    }
}

extension UIView.AnimationCurve {
    fileprivate var controlPoints: (CGPoint, CGPoint) {
        switch self {
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
    }
}
