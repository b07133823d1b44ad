import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// The picture of a group, before it is faded and clipped.
///
/// `@unchecked Sendable`: it is drawn by one thread, which nobody else sees it before; then it never changes.
final class GroupPicture: @unchecked Sendable {
    /// Where the group stood when the picture was made.
    let region: PixelRect
    private var pixels: PackedPicture?

    /// A clear picture.
    init(_ region: PixelRect) { self.region = region }

    /// The bytes of a picture that is still to be drawn, at most.
    static func size(of region: PixelRect) -> Int { region.area * MemoryLayout<Pixel>.stride }

    /// The bytes of the picture, or those that it may take.
    var size: Int { pixels?.byteCount ?? Self.size(of: region) }

    /// The pixels that are not clear lie inside.
    var shown: PixelRect { pixels?.bounds ?? .empty }

    /// Draws a group of a part.
    ///
    /// - Parameter grid: Tiles of this size are drawn.
    func draw(_ part: PreparedPart, group index: Int, grid: TileGrid, _ scratch: TileScratch) {
        let tiles = TileGrid(bounds: region, tileWidth: grid.tileWidth, tileHeight: grid.tileHeight)
        let alone = part.group(index)
        let lists = TileLists(alone, items: alone.items.indices, depth: 0, grid: tiles, damage: [region])
        let buffer = scratch.borrow()
        defer { scratch.giveBack(buffer) }
        let canvas = buffer.clearCanvas(region)
        lists.withPainter(background: 0) { painter in
            for tile in lists.tiles { painter.draw(tile, on: canvas, scratch) }
        }
        pixels = PackedPicture(canvas)
    }

    /// Puts the picture on a canvas, as the group is put there that is drawn item by item.
    func compose(on canvas: Canvas, opacity: Double, clip: Coverage?) {
        if let pixels { canvas.compose(pixels, opacity: opacity, clip: clip) }
    }
}

extension PreparedPart {
    /// A group with all that is inside, neither faded nor clipped.
    fileprivate func group(_ index: Int) -> PreparedPart {
        let view = view
        let (own, range) = (view.places[index], index..<Int(view.places[index].end))
        let group = PreparedPart()
        group.items.append(PreparedItem(bounds: range.dropFirst().reduce(.empty) { $0.union(view.visible[$1]) }, drawing: .group(clip: nil)))
        for inner in range.dropFirst() { group.items.append(view.items[inner].copy()) }
        group.settle(range.map { view.places[$0].moved(from: own, at: Int32(index)) })
        return group
    }
}

extension GroupStructure.Place {
    /// The same place in a list that begins with the group at `index`.
    fileprivate func moved(from group: GroupStructure.Place, at index: Int32) -> GroupStructure.Place {
        var moved = self
        moved.group = max(-1, self.group - index)
        moved.isMask = self.group >= index && isMask
        moved.depth -= group.depth
        moved.contentEnd -= index
        moved.end -= index
        return moved
    }
}
