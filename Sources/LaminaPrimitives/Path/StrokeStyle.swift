/// How the outline of a path is drawn.
package struct StrokeStyle: Sendable, Hashable {
    package enum Cap: UInt8, Sendable, Hashable {
        case butt
        case round
        case square
    }

    package enum Join: UInt8, Sendable, Hashable {
        case miter
        case round
        case bevel
    }

    /// In the path's units; centred on it.
    package var width = 1.0
    package var cap = Cap.butt
    package var join = Join.miter
    /// A miter longer than this many half widths (measured as Core Graphics does: miter length over line width) becomes a bevel.
    package var miterLimit = 10.0
    /// Lengths of painted and unpainted parts in turn, in the path's units; empty draws a solid line.
    package var dashes: [Double] = []
    /// Where in the dash pattern the path begins.
    package var dashPhase = 0.0

    /// A solid line, one unit wide, with butt caps and miter joins.
    package init() {}

    package init(width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }
}
