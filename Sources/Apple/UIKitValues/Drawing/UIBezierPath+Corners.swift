public import CoreGraphics
import Foundation

/// A set of corners of a rectangle, with the y axis pointing down.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bit mask, with one bit per corner.
    public let rawValue: UInt
    /// Creates a set of corners from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper-left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper-right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower-left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower-right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners; every bit is set.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

extension UIBezierPath {
    /// Creates a closed rectangle with some continuous corners; the others are points.
    ///
    /// - Parameter cornerRadii: The corners' radius as its width; as in UIKit, the height has no effect. A radius that is too large for a side changes
    ///   the shape, as for `init(roundedRect:cornerRadius:)`.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(rounded: rect, corners, radius: cornerRadii.width)
    }
}
