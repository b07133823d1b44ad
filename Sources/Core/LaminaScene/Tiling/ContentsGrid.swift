package import LaminaPrimitives

/// The place of a contents tile: a level of detail, and a column and a row of that level's grid.
package struct TilePlace: Sendable, Hashable, Comparable {
    package let level: Int
    package let column: Int
    package let row: Int

    /// Orders coarse levels before fine ones, and the places of a level row by row.
    package static func < (a: TilePlace, b: TilePlace) -> Bool { (-a.level, a.row, a.column) < (-b.level, b.row, b.column) }
}

/// The grid of contents tiles at one level of detail; its origin is the origin of the layer's coordinates.
package struct ContentsGrid: Sendable, Hashable {
    package let level: Int
    /// The pixels per point of the level.
    package let scale: Double
    /// The size of a tile, in points.
    private let tile: Size

    /// Creates the grid of a level.
    ///
    /// - Parameter tileSize: The size of a tile in pixels, clamped to 16...2048.
    package init(level: Int, tileSize: Size, contentsScale: Double) {
        self.level = level
        scale = contentsScale * Double(sign: .plus, exponent: -level, significand: 1)
        tile = Size(Self.clamped(tileSize.width) / scale, Self.clamped(tileSize.height) / scale)
    }

    /// The places of the tiles that a rectangle touches, row by row; none for more than 16,384 tiles.
    package func places(in rect: Rect) -> [TilePlace] {
        guard !rect.isEmpty, rect.isFinite, rect.area / tile.area < Self.most else { return [] }
        let (columns, rows) = (Self.indices(rect.minX, rect.maxX, tile.width), Self.indices(rect.minY, rect.maxY, tile.height))
        guard Double(columns.count) * Double(rows.count) <= Self.most else { return [] }
        return rows.flatMap { row in columns.map { TilePlace(level: level, column: $0, row: row) } }
    }

    /// The rectangle of a tile, in the layer's coordinates.
    package func rect(of place: TilePlace) -> Rect {
        Rect(Double(place.column) * tile.width, Double(place.row) * tile.height, tile.width, tile.height)
    }

    private static let most = 16_384.0

    private static func clamped(_ side: Double) -> Double { side >= 16 ? min(2048, side.rounded(.down)) : 16 }

    private static func indices(_ low: Double, _ high: Double, _ length: Double) -> Range<Int> {
        let (first, last) = ((low / length).rounded(.down), (high / length).rounded(.up))
        guard abs(first) < 0x1p40, abs(last) < 0x1p40 else { return 0..<0 }
        return Int(first)..<max(Int(first), Int(last))
    }
}

extension Size {
    fileprivate var area: Double { width * height }
}

extension Rect {
    fileprivate var area: Double { width * height }
}
