public import Foundation

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath; one point.
    case moveToPoint
    /// A line; one point.
    case addLineToPoint
    /// A quadratic curve; two points.
    case addQuadCurveToPoint
    /// A cubic curve; three points.
    case addCurveToPoint
    /// A line to the first point of the subpath; no points.
    case closeSubpath
}

/// An element of a path.
///
/// Unsafe because its points are valid only during the call that receives the element.
@unsafe
public struct CGPathElement {
    /// The kind of element.
    public var type: CGPathElementType
    /// The points, in the number that `type` requires; control points come first.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element from points in memory.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        unsafe self.type = type
        unsafe self.points = points
    }
}

/// A callback that receives the caller's pointer and one path element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A block that receives one path element.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// The rule that decides which regions of a self-intersecting path are inside.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is every region whose winding number is not zero.
    case winding
    /// Inside is every region whose winding number is odd.
    case evenOdd
}

/// The ways to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills with the winding rule.
    case fill
    /// Fills with the even-odd rule.
    case eoFill
    /// Strokes the path.
    case stroke
    /// Fills with the winding rule, then strokes.
    case fillStroke
    /// Fills with the even-odd rule, then strokes.
    case eoFillStroke
}

/// The shape of the ends of open lines.
public enum CGLineCap: Int32, Sendable {
    /// The line ends exactly at its last point.
    case butt
    /// The line ends with a half circle around its last point.
    case round
    /// The line extends half its width beyond its last point.
    case square
}

/// The shape of the corners between segments.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, up to the miter limit.
    case miter
    /// A rounded corner.
    case round
    /// A corner that is cut off straight.
    case bevel
}
