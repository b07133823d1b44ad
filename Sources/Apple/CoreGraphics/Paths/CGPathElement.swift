public import Foundation

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
