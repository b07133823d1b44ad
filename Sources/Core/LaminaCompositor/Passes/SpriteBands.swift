import LaminaPrimitives
import LaminaScene

/// An index of sprites by bands of rows, as high as the compositor's tiles, so that a tile finds its sprites quickly.
struct SpriteBands: Sendable {
    /// The binary logarithm of a band's height in pixels.
    private static let shift = 6

    /// The number of the band that contains the region's first row.
    private let first: Int
    /// For each band, the index in `members` of its first member; one more entry than bands.
    private let starts: [Int32]
    /// The indices of the sprites of each band, in drawing order.
    private let members: [Int32]

    /// - Parameter limit: The pixels that are drawn, not empty.
    init(_ sprites: [Sprite], in limit: PixelRect) {
        let first = limit.minY >> Self.shift
        let count = ((limit.maxY - 1) >> Self.shift) - first + 1
        func bands(_ sprite: Sprite) -> Range<Int> {
            let bounds = sprite.bounds.intersection(limit)
            return bounds.isEmpty ? 0..<0 : (bounds.minY >> Self.shift) - first..<((bounds.maxY - 1) >> Self.shift) - first + 1
        }
        var ends = [Int32](repeating: 0, count: count + 1)
        for sprite in sprites { for band in bands(sprite) { ends[band + 1] += 1 } }
        for band in 0..<count { ends[band + 1] += ends[band] }
        starts = ends
        var members = [Int32](repeating: 0, count: Int(ends[count]))
        for (index, sprite) in sprites.enumerated() {
            for band in bands(sprite) {
                members[Int(ends[band])] = Int32(index)
                ends[band] += 1
            }
        }
        self.first = first
        self.members = members
    }

    /// The indices of sprites that may intersect a rectangle inside the limit, in drawing order; nil when it meets several bands.
    func members(meeting rect: PixelRect) -> ArraySlice<Int32>? {
        let band = rect.minY >> Self.shift
        guard (rect.maxY - 1) >> Self.shift == band else { return nil }
        return members[Int(starts[band - first])..<Int(starts[band - first + 1])]
    }
}
