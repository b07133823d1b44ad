/// How the outline of a path is drawn.
public struct StrokeStyle: Sendable, Hashable {
    /// The ends of an open line.
    public enum Cap: UInt8, Sendable, Hashable {
        case butt
        case round
        case square
    }

    /// The corners of a line.
    public enum Join: UInt8, Sendable, Hashable {
        case miter
        case round
        case bevel
    }

    /// In the path's units; centred on it.
    public var width = 1.0
    /// How open ends look.
    public var cap = Cap.butt
    /// How corners look.
    public var join = Join.miter
    /// A miter longer than this many half widths (measured as Core Graphics does: miter length over line width) becomes a bevel.
    public var miterLimit = 10.0
    /// Lengths of painted and unpainted parts in turn, in the path's units; empty draws a solid line.
    public var dashes: [Double] = []
    /// Where in the dash pattern the path begins.
    public var dashPhase = 0.0

    /// A solid line, one unit wide, with butt caps and miter joins.
    public init() {}

    /// A solid line of this width.
    public init(width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    /// An upper bound of the distance between the path and a painted point.
    package var reach: Double {
        let spread = max(join == .miter ? max(1, miterLimit) : 1, cap == .square ? 2.0.squareRoot() : 1)
        return width / 2 * spread
    }
}
