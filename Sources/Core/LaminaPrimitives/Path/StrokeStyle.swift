/// The width, caps, joins and dashes of a stroke.
public struct StrokeStyle: Sendable, Hashable {
    /// The shape of the ends of an open line.
    public enum Cap: UInt8, Sendable, Hashable {
        case butt
        case round
        case square
    }

    /// The shape of a line's corners.
    public enum Join: UInt8, Sendable, Hashable {
        case miter
        case round
        case bevel
    }

    /// The stroke's width in the path's units, centred on the path; 1 by default.
    public var width = 1.0
    /// The shape of open ends; butt by default.
    public var cap = Cap.butt
    /// The shape of corners; miter by default.
    public var join = Join.miter
    /// The largest ratio of a miter's length to the line width, as in Core Graphics; a longer miter becomes a bevel.
    ///
    /// 10 by default.
    public var miterLimit = 10.0
    /// Alternating lengths of dashes and gaps in the path's units; empty draws a solid line.
    public var dashes: [Double] = []
    /// The distance into the dash pattern at which the path begins, in the path's units.
    public var dashPhase = 0.0

    /// Creates a solid line, one unit wide, with butt caps and miter joins.
    public init() {}

    /// Creates a solid line of the given width.
    public init(width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    /// An upper bound of the distance between the path and the stroke's edge.
    package var reach: Double {
        // In half line widths: a miter's tip reaches up to the miter limit, the corner of a square cap √2, every other edge 1.
        let spread = max(join == .miter ? max(1, miterLimit) : 1, cap == .square ? 2.0.squareRoot() : 1)
        return width / 2 * spread
    }
}
