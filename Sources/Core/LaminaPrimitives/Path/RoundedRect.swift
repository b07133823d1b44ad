/// A rectangle with rounded corners.
public struct RoundedRect: Sendable, Hashable {
    /// A set of corners.
    ///
    /// The names assume that y points down.
    public struct Corners: OptionSet, Sendable, Hashable {
        /// One bit per corner.
        public let rawValue: UInt8
        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The upper left corner.
        public static let minXMinY = Corners(rawValue: 1)
        /// The upper right corner.
        public static let maxXMinY = Corners(rawValue: 2)
        /// The lower left corner.
        public static let minXMaxY = Corners(rawValue: 4)
        /// The lower right corner.
        public static let maxXMaxY = Corners(rawValue: 8)
        /// All four corners.
        public static let all = Corners(rawValue: 15)
    }

    /// The rectangle whose corners are rounded.
    public var rect: Rect
    /// The requested corner radius, which may be too large for the rectangle; `usedRadius` is the effective radius.
    public var radius: Double
    /// The corners that are rounded; the others stay sharp.
    public var corners: Corners
    /// True for the smooth "continuous" corners of iOS, false for quarter circles.
    public var isContinuous: Bool

    /// Creates a rounded rectangle; by default the radius is 0 and all corners are sharp.
    public init(_ rect: Rect, radius: Double = 0, corners: Corners = .all, isContinuous: Bool = false) {
        self.rect = rect
        self.radius = radius
        self.corners = corners
        self.isContinuous = isContinuous
    }

    /// The outline of the area inside a border; nil when the border leaves no such area.
    ///
    /// - Parameter width: The width of the border, positive.
    package func hole(width: Double) -> RoundedRect? {
        let box = rect.standardized
        guard width < min(box.width, box.height) / 2 else { return nil }
        var hole = self
        hole.rect = box.insetBy(dx: width, dy: width)
        hole.radius = max(0, usedRadius - width)
        return hole
    }

    /// A border of the given width inside the rectangle, to be filled by the even-odd rule.
    package func ring(width: Double) -> Path {
        var ring = path
        if let hole = hole(width: width) { ring.append(hole.path) }
        return ring
    }

    /// The effective radius: `radius` clamped between 0 and half of the shorter side; 0 when no corner is selected.
    public var usedRadius: Double {
        guard radius > 0, !corners.isEmpty else { return 0 }
        return min(radius, min(rect.width, rect.height) / 2)
    }

    /// True when no corner is rounded.
    public var isPlain: Bool { usedRadius == 0 }

    /// The closed outline, which starts at (minX, minY) and continues towards maxX.
    ///
    /// A quarter circle is one cubic with handles of 0.5523 radii (largest error 0.03 % of the radius). A continuous corner begins
    /// 1.528665 radii from the corner, the value of `CALayer.cornerCurveExpansionFactor`; its three cubics are the widely published fit
    /// of the shape that UIKit draws.
    public var path: Path {
        var path = Path()
        guard !isPlain else {
            path.addRect(rect)
            return path
        }
        // Each corner with its position, the incoming and the outgoing direction of travel.
        let right = Point(1, 0)
        let down = Point(0, 1)
        let turns: [(Corners, Point, Point, Point)] = [
            (.maxXMinY, Point(rect.maxX, rect.minY), right, down),
            (.maxXMaxY, Point(rect.maxX, rect.maxY), down, -right),
            (.minXMaxY, Point(rect.minX, rect.maxY), -right, -down),
            (.minXMinY, Point(rect.minX, rect.minY), -down, right),
        ]
        path.move(to: Point(rect.minX + (corners.contains(.minXMinY) ? reach : 0), rect.minY))
        for (corner, place, incoming, outgoing) in turns {
            guard corners.contains(corner) else {
                path.addLine(to: place)
                continue
            }
            addCorner(to: &path, at: place, incoming, outgoing)
        }
        path.close()
        return path
    }

    /// The distance from the corner at which the curve begins.
    private var reach: Double {
        guard isContinuous else { return usedRadius }
        return min(usedRadius * 1.528665, min(rect.width, rect.height) / 2)
    }

    private func addCorner(to path: inout Path, at place: Point, _ incoming: Point, _ outgoing: Point) {
        // The corner's own coordinates: distances along the side before it and along the side after it.
        func point(_ before: Double, _ after: Double) -> Point { place - incoming * before + outgoing * after }
        guard isContinuous else {
            let handle = usedRadius * (1 - 0.5522847498307936)
            path.addLine(to: point(usedRadius, 0))
            path.addCubic(to: point(0, usedRadius), control1: point(handle, 0), control2: point(0, handle))
            return
        }
        // The published coefficients are in units of the radius; a clamped `reach` scales them down.
        let unit = reach / 1.528665
        path.addLine(to: point(reach, 0))
        path.addCubic(
            to: point(0.63149379 * unit, 0.07491139 * unit), control1: point(1.08849296 * unit, 0),
            control2: point(0.86840694 * unit, 0))
        path.addCubic(
            to: point(0.07491139 * unit, 0.63149379 * unit), control1: point(0.37282383 * unit, 0.16905956 * unit),
            control2: point(0.16905956 * unit, 0.37282383 * unit))
        path.addCubic(
            to: point(0, reach), control1: point(0, 0.86840694 * unit), control2: point(0, 1.08849296 * unit))
    }
}
