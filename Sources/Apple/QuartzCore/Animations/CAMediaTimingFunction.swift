import CoreGraphics
public import Foundation
import LaminaFoundation
package import LaminaScene

/// A curve that maps an animation's progress: a cubic Bézier curve from (0, 0) to (1, 1) with two control points and time along x.
///
/// Immutable. Two functions are equal when their control points are.
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
    /// The curve as the core's type.
    package let curve: TimingFunction

    /// Creates the curve with this name.
    ///
    /// A name other than Apple's is reported and gives the linear curve.
    public convenience init(name: CAMediaTimingFunctionName) {
        self.init(TimingFunction(name: name.rawValue) ?? Self.refused("there is no timing function named \(name.rawValue)"))
    }

    /// Creates the curve with two control points, whose x should be within 0...1.
    ///
    /// Control points that are not finite are reported and give the linear curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        let isFinite = [c1x, c1y, c2x, c2y].allSatisfy(\.isFinite)
        curve = isFinite ? TimingFunction(c1x, c1y, c2x, c2y) : CAMediaTimingFunction.refused("control points must be finite")
    }

    /// Creates the function for a curve of the core.
    package init(_ curve: TimingFunction) { self.curve = curve }

    /// Creates the function from an archive; nil when its control points are missing or not finite.
    public required init?(coder: NSCoder) {
        let points = Self.keys.map { coder.containsValue(forKey: $0) ? coder.decodeFloat(forKey: $0) : .nan }
        guard points.allSatisfy(\.isFinite) else {
            coder.failArchive("a timing function lacks control points")
            return nil
        }
        curve = TimingFunction(points[0], points[1], points[2], points[3])
    }

    /// True: the archive has nothing but numbers.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the control points.
    open func encode(with coder: NSCoder) {
        for (key, number) in zip(Self.keys, [curve.x1, curve.y1, curve.x2, curve.y2]) { coder.encode(Float(number), forKey: key) }
    }

    private static let keys = ["c1x", "c1y", "c2x", "c2y"]

    /// Writes x and y of one of the curve's four points; reports other indices and writes nothing.
    ///
    /// - Parameters:
    ///   - idx: 0 for the start, 1 and 2 for the control points, 3 for the end.
    ///   - ptr: Memory for two numbers.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        guard points.indices.contains(idx) else {
            return Diagnostics.report(exception: "NSRangeException", detail: "a timing function has points 0 to 3, not \(idx)")
        }
        // Safe because the caller must pass memory for two numbers, as for Apple's function.
        unsafe ptr[0] = Float(points[idx].0)
        unsafe ptr[1] = Float(points[idx].1)
    }

    /// Returns whether the other object is a timing function with the same control points.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }

    /// The hash of the control points.
    open override var hash: Int { curve.hashValue }

    private static func refused(_ detail: String) -> TimingFunction {
        Diagnostics.report(exception: "NSInvalidArgumentException", detail: "\(detail); using linear timing instead")
        return .linear
    }
}

/// The name of a predefined curve.
public struct CAMediaTimingFunctionName: _NameBridgeable {
    /// The name in key-value coding and archives.
    public let rawValue: String

    /// Creates a name; only the predefined names have a curve.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A constant rate.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at the start and at the end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations: a quick start and a slow end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
