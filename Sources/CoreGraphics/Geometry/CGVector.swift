public import Foundation

/// A displacement in the plane.
public struct CGVector: Sendable, Hashable {
    /// The displacement along x.
    public var dx: CGFloat
    /// The displacement along y.
    public var dy: CGFloat

    /// The displacement that moves nothing.
    public static var zero: CGVector { CGVector() }

    /// The displacement that moves nothing.
    public init() {
        dx = 0
        dy = 0
    }

    /// A displacement by `dx` along x and `dy` along y.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A displacement by `dx` along x and `dy` along y.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A displacement by `dx` along x and `dy` along y.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {
    /// Reads two numbers, as Apple's form has it.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(dx: try container.decode(CGFloat.self), dy: try container.decode(CGFloat.self))
    }

    /// Writes two numbers, as Apple's form has it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(dx)
        try container.encode(dy)
    }
}

extension CGVector: CustomDebugStringConvertible {
    /// The two numbers, in parentheses.
    public var debugDescription: String { "(\(dx.native), \(dy.native))" }
}
