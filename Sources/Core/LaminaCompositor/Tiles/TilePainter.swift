import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Draws the tiles of one picture; any thread may draw any tile.
struct TilePainter: Sendable {
    /// The most pixels that the scratch pictures of nested groups may have together.
    ///
    /// A tile that would exceed it is drawn in smaller sections.
    static let scratchLimit = 8 << 20

    let lists: TileLists
    /// The colour beneath the bottom item.
    private let background: Pixel

    init(_ lists: TileLists, background: Pixel) {
        self.lists = lists
        self.background = background
    }

    /// Draws one tile of the lists.
    ///
    /// - Parameter canvas: Contains at least the tile's region; nothing outside the region is changed.
    func draw(_ tile: Tile, on canvas: Canvas, _ scratch: TileScratch) {
        let (width, height) = Self.partSize(of: tile)
        for y in stride(from: tile.region.minY, to: tile.region.maxY, by: height) {
            for x in stride(from: tile.region.minX, to: tile.region.maxX, by: width) {
                let part = PixelRect(x, y, x + width, y + height).intersection(tile.region)
                draw(tile, part, on: canvas.cropped(to: part), scratch)
            }
        }
    }

    /// The size of the sections in which a tile is drawn, so small that its deepest nest of groups stays within the limit.
    private static func partSize(of tile: Tile) -> (width: Int, height: Int) {
        var width = tile.region.width
        var height = tile.region.height
        while width * height * tile.depth > scratchLimit, width * height > 1 {
            if width > height { width = (width + 1) / 2 } else { height = (height + 1) / 2 }
        }
        return (width, height)
    }

    private func draw(_ tile: Tile, _ region: PixelRect, on canvas: Canvas, _ scratch: TileScratch) {
        if !tile.hasOpaqueBottom { canvas.clear(region, to: background) }
        var levels: [GroupLevel] = []
        // Lists run from back to front. `levels` is the stack of open groups around the current item.
        var link = tile.first
        while link >= 0 {
            let (place, next) = (lists.links[Int(link)].place, lists.links[Int(link)].next)
            closeLevels(&levels, before: place, on: canvas, scratch)
            draw(place, beneath: next < 0 ? nil : lists.links[Int(next)].place, region, &levels, on: canvas, scratch)
            link = next
        }
        closeLevels(&levels, before: ItemPlace(part: .max, item: 0), on: canvas, scratch)
    }

    /// Draws one item onto the innermost open group or the canvas.
    ///
    /// A group's own item only opens a level.
    ///
    /// - Parameter next: The item that is drawn directly afterwards, if any.
    private func draw(
        _ index: ItemPlace, beneath next: ItemPlace?, _ region: PixelRect, _ levels: inout [GroupLevel], on canvas: Canvas,
        _ scratch: TileScratch
    ) {
        let part = lists.parts[index.part]
        let visible = part.layout[index.item].visible.intersection(levels.last?.region ?? region)
        guard !visible.isEmpty else { return }
        if part.layout[index.item].isGroup {
            let nesting = part.layout[index.item].nesting
            levels.append(GroupLevel(index: index, region: visible, contentEnd: Int(nesting.contentEnd), end: Int(nesting.end)))
            return
        }
        let target = Self.target(&levels, canvas, scratch)
        let hidden = next.map { part.hiddenPart(of: index, visible, by: $0) } ?? .empty
        // Drawing up to four strips around the hidden rectangle pays off only when at least a quarter of the item is hidden.
        guard hidden.area * 4 >= visible.area else { return part.items[index.item].draw(on: target.cropped(to: visible)) }
        visible.forEachPart(around: hidden) { part.items[index.item].draw(on: target.cropped(to: $0)) }
    }

    /// Composites every open group that ends before the item at `index` onto the level beneath it.
    private func closeLevels(_ levels: inout [GroupLevel], before index: ItemPlace, on canvas: Canvas, _ scratch: TileScratch) {
        while let last = levels.indices.last, levels[last].hasEnded(before: index) {
            // The contents have ended and a mask follows: the level stays open.
            if levels[last].beginMask() { continue }
            var level = levels.removeLast()
            let (items, index) = (lists.parts[level.index.part].items, level.index.item)
            // Blend modes other than normal may change the backdrop even where the group is clear, so they need a picture even if it is empty.
            if items[index].blend != .normal { _ = level.contentCanvas(scratch) }
            if let picture = level.masked() { items[index].compose(picture, on: Self.target(&levels, canvas, scratch)) }
            level.giveBack(to: scratch)
        }
    }

    /// The canvas of the innermost open group, or `canvas` when none is open.
    private static func target(_ levels: inout [GroupLevel], _ canvas: Canvas, _ scratch: TileScratch) -> Canvas {
        guard let last = levels.indices.last else { return canvas }
        return levels[last].canvas(scratch)
    }
}

extension PreparedPart {
    /// The rectangle of an item that the item directly in front of it hides, as a card hides most of its shadow.
    ///
    /// Empty if they belong to different parts or groups.
    fileprivate func hiddenPart(of index: ItemPlace, _ visible: PixelRect, by next: ItemPlace) -> PixelRect {
        guard next.part == index.part else { return .empty }
        let (mine, theirs) = (layout[index.item], layout[next.item])
        guard theirs.nesting.group == mine.nesting.group, theirs.nesting.isMask == mine.nesting.isMask else { return .empty }
        return theirs.opaque.intersection(theirs.visible).intersection(visible)
    }
}

extension PixelRect {
    /// Calls `body` with the at most four rectangles that remain of this rectangle without `hole`, which lies inside it.
    fileprivate func forEachPart(around hole: PixelRect, _ body: (PixelRect) -> Void) {
        if minY < hole.minY { body(PixelRect(minX, minY, maxX, hole.minY)) }
        if minX < hole.minX { body(PixelRect(minX, hole.minY, hole.minX, hole.maxY)) }
        if hole.maxX < maxX { body(PixelRect(hole.maxX, hole.minY, maxX, hole.maxY)) }
        if hole.maxY < maxY { body(PixelRect(minX, hole.maxY, maxX, maxY)) }
    }
}
