public import Foundation
import UIKitValues

/// The values of pencils, which no device here has: all are exact from the start, and none is estimated.
extension UITouch {
    /// The values of a touch that a device may estimate and correct later.
    public struct Properties: OptionSet, Sendable {
        /// The values as bits.
        public let rawValue: Int
        /// Creates a set from any bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The force.
        public static let force = Properties(rawValue: 1)
        /// The direction in which the pencil leans.
        public static let azimuth = Properties(rawValue: 2)
        /// The angle of the pencil to the screen.
        public static let altitude = Properties(rawValue: 4)
        /// The position.
        public static let location = Properties(rawValue: 8)
        /// The rotation of the pencil about its axis.
        public static let roll = Properties(rawValue: 16)
    }

    /// The values that are estimates: none.
    public var estimatedProperties: Properties { [] }
    /// The estimates that will be corrected: none.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// The number by which a correction finds its touch: nil, as for every touch without estimates.
    public var estimationUpdateIndex: NSNumber? { nil }

    /// Returns the direction in which the pencil leans, in radians from the view's x axis: 0, because fingers do not lean.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the direction in which the pencil leans, as a vector of length 1 along the view's x axis.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
