import LaminaPrimitives

/// The pixels of a pattern's cell at one resolution, and their place.
struct PatternTile {
    /// The number of pixels along a side up to which a cell is drawn at full resolution.
    private static let longestSide = 4096.0

    let width: Int
    let height: Int
    /// The transform from the pattern's space to pixels of the tile, whose first row is the top one.
    let fromPattern: AffineTransform
    /// The transform from pixels of the context to pixels of the tile, which repeats to all sides.
    let fromContext: AffineTransform
    /// True when every pixel of the tile is a pixel of the context.
    let isAligned: Bool

    /// Chooses the resolution of a pattern's cell; nil when the map has no inverse.
    ///
    /// - Parameter map: The transform from the pattern's space to pixels of the context.
    init?(_ pattern: CGPattern, _ map: AffineTransform) {
        guard map.isFinite, let back = map.inverse, back.isFinite else { return nil }
        let cell = Rect(origin: pattern.bounds.origin, size: pattern.step)
        let size = Size(cell.width * Point(map.a, map.b).length, cell.height * Point(map.c, map.d).length)
        let isWhole = [size.width, size.height].allSatisfy { abs($0 - $0.rounded()) < 1e-6 }
        let snaps = map.keepsAxes && (isWhole || pattern.tiling != .noDistortion)
        let isSmall = max(size.width, size.height) < Self.longestSide
        width = Self.pixels(snaps ? size.width.rounded() : size.width.rounded(.up))
        height = Self.pixels(snaps ? size.height.rounded() : size.height.rounded(.up))
        // A mirrored axis is mirrored in the tile, so that an aligned tile is copied pixel by pixel.
        let isMirrored = (x: map.keepsAxes && map.a < 0, y: map.keepsAxes && map.d < 0)
        let scale = AffineTransform.scale(
            Double(width) / cell.width * (isMirrored.x ? -1 : 1), Double(height) / cell.height * (isMirrored.y ? -1 : 1))
        fromPattern = AffineTransform.translation(
            isMirrored.x ? -cell.maxX : -cell.minX, isMirrored.y ? -cell.maxY : -cell.minY
        ).followed(by: scale)
        isAligned = snaps && isSmall
        guard isAligned else {
            fromContext = back.followed(by: fromPattern)
            return
        }
        let corner = map(Point(isMirrored.x ? cell.maxX : cell.minX, isMirrored.y ? cell.maxY : cell.minY))
        fromContext = .translation(-corner.x.rounded(), -corner.y.rounded())
    }

    private static func pixels(_ length: Double) -> Int { Int(max(1, min(longestSide, length))) }

    /// Draws the tile: the pattern's cell and the parts of its neighbours that reach into it.
    ///
    /// - Parameter depth: The number of patterns that are being drawn around this one.
    func picture(of pattern: CGPattern, depth: Int) -> Picture {
        var bitmap = Bitmap(width: width, height: height)
        for shift in pattern.neighbours {
            // Each cell has a context of its own, which ends all states and layers that a callback leaves open.
            let context = CGContext(bitmap: bitmap, userSpace: shift.followed(by: fromPattern))
            bitmap = Bitmap(width: 0, height: 0)
            context.patternDepth = depth + 1
            context.clip(to: CGRect(pattern.bounds))
            pattern.drawCell(in: context)
            bitmap = context.takeBitmap()
        }
        return Picture(bitmap)
    }
}

extension CGPattern {
    /// The number of overlapping cells along x or y that are drawn; cells with a smaller step than 1/8 of their size lose some.
    private static let mostOverlaps = 8

    /// The translations of the cells that reach into the cell at the origin, which is the last.
    var neighbours: [AffineTransform] {
        let columns = Self.overlaps(bounds.width / step.width)
        let rows = Self.overlaps(bounds.height / step.height)
        return (0..<rows).reversed().flatMap { row in
            (0..<columns).reversed().map { column in .translation(-Double(column) * step.width, -Double(row) * step.height) }
        }
    }

    private static func overlaps(_ ratio: Double) -> Int { Int(max(1, min(Double(mostOverlaps), (ratio - 1e-9).rounded(.up)))) }
}
