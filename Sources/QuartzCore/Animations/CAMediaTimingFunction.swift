public import CoreGraphics
package import LaminaScene

/// A curve that bends the progress of an animation: a cubic from (0, 0) to (1, 1) with two control points, time along x.
///
/// Never changes after it was made. Functions with equal control points are equal.
open class CAMediaTimingFunction: NSObject {
    /// The curve in the core's type.
    package let curve: TimingFunction

    /// The curve of this name.
    ///
    /// A name that is not one of Apple's is reported and makes the linear curve.
    public convenience init(name: CAMediaTimingFunctionName) {
        self.init(TimingFunction(name: name.rawValue) ?? Self.refused("there is no timing function named \(name.rawValue)"))
    }

    /// The curve with these two control points; x should be within 0...1.
    ///
    /// Points that are not finite are reported and make the linear curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        let isFinite = [c1x, c1y, c2x, c2y].allSatisfy(\.isFinite)
        curve = isFinite ? TimingFunction(c1x, c1y, c2x, c2y) : CAMediaTimingFunction.refused("control points must be finite")
    }

    /// The curve in Apple's type.
    package init(_ curve: TimingFunction) { self.curve = curve }

    /// Writes x and y of one of the four points; nothing for other indices.
    ///
    /// - Parameters:
    ///   - idx: 0 and 3 are the ends, 1 and 2 the control points.
    ///   - ptr: Room for two numbers.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        guard points.indices.contains(idx) else {
            return Diagnostics.report(exception: "NSRangeException", detail: "a timing function has points 0 to 3, not \(idx)")
        }
        // The caller gives room for two numbers, as Apple's function demands.
        unsafe ptr[0] = Float(points[idx].0)
        unsafe ptr[1] = Float(points[idx].1)
    }

    /// Functions are equal when their control points are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }

    /// Equal for equal functions.
    open override var hash: Int { curve.hashValue }

    private static func refused(_ detail: String) -> TimingFunction {
        Diagnostics.report(exception: "NSInvalidArgumentException", detail: "\(detail); the linear one is used")
        return .linear
    }
}

/// The names of the curves that everybody knows.
public struct CAMediaTimingFunctionName: _NameBridgeable {
    /// The name in key-value coding and archives.
    public let rawValue: String

    /// The curve of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The same pace all the way.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations: quick at the beginning, slow at the end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
