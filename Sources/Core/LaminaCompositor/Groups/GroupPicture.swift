import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// The cached pixels of a group, before opacity and clip are applied.
///
/// `@unchecked Sendable`: one thread draws it before any other thread can see it; after that it never changes.
final class GroupPicture: @unchecked Sendable {
    /// The group's bounds in the frame when the picture was drawn.
    let region: PixelRect
    private var pixels: PackedPicture?

    /// Creates a clear picture.
    init(_ region: PixelRect) { self.region = region }

    /// The most bytes that a picture can take before it is drawn and packed.
    static func size(of region: PixelRect) -> Int { region.area * MemoryLayout<Pixel>.stride }

    /// The bytes that the picture takes; before it is drawn, an upper bound.
    var size: Int { pixels?.byteCount ?? Self.size(of: region) }

    /// The bounds of the pixels that are not clear.
    var shown: PixelRect { pixels?.bounds ?? .empty }

    /// The pixels of `shown`, row by row.
    var unpacked: [Pixel] { pixels?.unpacked ?? [] }

    /// Draws a group of a frame part into this picture.
    ///
    /// - Parameter grid: The grid whose tile size is used; small tiles keep scratch memory small.
    func draw(_ part: PreparedPart, group index: Int, grid: TileGrid, _ scratch: TileScratch) {
        let tiles = TileGrid(bounds: region, tileWidth: grid.tileWidth, tileHeight: grid.tileHeight)
        let alone = part.group(index)
        let lists = TileLists(alone, items: alone.items.indices, depth: 0, grid: tiles, damage: [region])
        let painter = TilePainter(lists, background: 0)
        let buffer = scratch.borrow()
        defer { scratch.giveBack(buffer) }
        let canvas = buffer.clearCanvas(region)
        for tile in lists.tiles { painter.draw(tile, on: canvas, scratch) }
        pixels = PackedPicture(canvas)
    }

    /// Composites the picture onto a canvas, with the same pixels as if the group's items were drawn there one by one.
    func compose(on canvas: Canvas, opacity: Double, clip: Coverage?) {
        if let pixels { canvas.compose(pixels, opacity: opacity, clip: clip) }
    }
}

extension PreparedPart {
    /// Returns a part with only this group, without opacity and clip.
    fileprivate func group(_ index: Int) -> PreparedPart {
        let (own, range) = (layout[index].nesting, index..<Int(layout[index].nesting.end))
        let bounds = range.dropFirst().reduce(PixelRect.empty) { $0.union(layout[$1].visible) }
        return PreparedPart(
            [PreparedItem(bounds: bounds, drawing: .group(clip: nil))] + items[range.dropFirst()],
            range.map { layout[$0].nesting.moved(from: own, at: Int32(index)) })
    }
}

extension GroupStructure.Nesting {
    /// The same nesting in an item list that begins with `group`, whose index in the old list is `index`.
    fileprivate func moved(from group: GroupStructure.Nesting, at index: Int32) -> GroupStructure.Nesting {
        var moved = self
        moved.group = max(-1, self.group - index)
        moved.isMask = self.group >= index && isMask
        moved.depth -= group.depth
        moved.contentEnd -= index
        moved.end -= index
        return moved
    }
}
