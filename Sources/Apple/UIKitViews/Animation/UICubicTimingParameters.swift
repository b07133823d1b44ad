public import Foundation
import QuartzCore

/// A cubic timing curve from (0, 0) to (1, 1) with two control points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve that the parameters were created with; `easeInOut` when they were created with control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point: x is the fraction of time, y the progress.
    public let controlPoint1: CGPoint
    /// The second control point: x is the fraction of time, y the progress.
    public let controlPoint2: CGPoint
    private let isNamed: Bool

    /// Creates Core Animation's default curve, with control points (0.25, 0.1) and (0.25, 1).
    public override init() {
        animationCurve = .easeInOut
        controlPoint1 = CGPoint(x: 0.25, y: 0.1)
        controlPoint2 = CGPoint(x: 0.25, y: 1)
        isNamed = true
    }

    /// Creates parameters for a named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) = curve.controlPoints
        isNamed = true
    }

    /// Creates parameters for a curve with two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        isNamed = false
    }

    /// Decodes parameters that `encode(with:)` encoded.
    public required init?(coder: NSCoder) {
        animationCurve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) ?? .easeInOut
        controlPoint1 = CGPoint(x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
        controlPoint2 = CGPoint(x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
        isNamed = coder.decodeBool(forKey: "named")
    }

    /// Encodes the curve.
    open func encode(with coder: NSCoder) {
        coder.encode(animationCurve.rawValue, forKey: "curve")
        coder.encode(Double(controlPoint1.x), forKey: "x1")
        coder.encode(Double(controlPoint1.y), forKey: "y1")
        coder.encode(Double(controlPoint2.x), forKey: "x2")
        coder.encode(Double(controlPoint2.y), forKey: "y2")
        coder.encode(isNamed, forKey: "named")
    }

    /// Returns the object itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The type: `builtin` for a named curve, `cubic` for a curve with explicit control points.
    open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
    /// The object itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil, because these parameters describe a curve.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    package var function: CAMediaTimingFunction {
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
        @unknown default: UIView.AnimationCurve.easeInOut.controlPoints
        }
    }
}
