public import Foundation

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath; one point.
    case moveToPoint
    /// A line; one point.
    case addLineToPoint
    /// A curve with one control point; two points.
    case addQuadCurveToPoint
    /// A curve with two control points; three points.
    case addCurveToPoint
    /// A line to where the subpath began; no points.
    case closeSubpath
}

/// A step of a path.
///
/// Unsafe because the points live only while the function runs to which the step was given.
@unsafe
public struct CGPathElement {
    /// What the step does.
    public var type: CGPathElementType
    /// As many points as the type says; control points come first.
    public var points: UnsafeMutablePointer<CGPoint>

    /// A step with points in memory.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        unsafe self.type = type
        unsafe self.points = points
    }
}

/// Told of each step of a path, with a pointer of the caller's.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// Told of each step of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// Which regions of a self-crossing path are inside.
public enum CGPathFillRule: Int, Sendable {
    /// Where the winding number is not zero.
    case winding
    /// Where the winding number is odd.
    case evenOdd
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The inside, where the winding number is not zero.
    case fill
    /// The inside, where the winding number is odd.
    case eoFill
    /// The outline.
    case stroke
    /// The inside, then the outline.
    case fillStroke
    /// The inside by the even-odd rule, then the outline.
    case eoFillStroke
}

/// How an open line ends.
public enum CGLineCap: Int32, Sendable {
    /// At its last point.
    case butt
    /// With a half circle around its last point.
    case round
    /// Half a width beyond its last point.
    case square
}

/// How two segments meet.
public enum CGLineJoin: Int32, Sendable {
    /// With a sharp corner, as long as the miter limit allows.
    case miter
    /// With an arc.
    case round
    /// With a cut corner.
    case bevel
}
