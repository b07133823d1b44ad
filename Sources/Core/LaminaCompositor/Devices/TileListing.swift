import LaminaPrimitives
import LaminaScene

/// Turns a tile's linked list of items into the entries of a device's list.
///
/// It opens and closes groups in the order of `TilePainter`; where that would do something a device's list cannot say, there is no list, and the
/// processor draws the tile.
struct TileListing {
    /// A group that is open, and the end of its current section.
    private struct Level {
        let index: ItemPlace
        let item: UInt32
        let region: PixelRect
        let end: Int
        var sectionEnd: Int
        var isInMask = false

        func hasEnded(before place: ItemPlace) -> Bool { place.part != index.part || place.item >= sectionEnd }
    }

    private let lists: TileLists
    private let arena: ItemArena
    private var levels: [Level] = []
    private var entries: [UInt32] = []
    private var isPlain = true
    /// The values that the open groups have put aside.
    private var depth = 0

    private init(_ lists: TileLists, _ arena: ItemArena) {
        self.lists = lists
        self.arena = arena
    }

    /// Returns a tile's list, with its entries back to front.
    ///
    /// - Returns: Nil when the processor must draw the tile.
    /// - Throws: `ItemArena.Full` when the items do not fit the device's memory.
    static func list(of tile: Tile, _ lists: TileLists, _ arena: ItemArena) throws(ItemArena.Full) -> TileProgram.List? {
        var listing = TileListing(lists, arena)
        var link = tile.first
        while link >= 0 {
            let place = lists.links[Int(link)].place
            listing.closeLevels(before: place)
            guard try listing.add(place, tile.region) else { return nil }
            link = lists.links[Int(link)].next
        }
        listing.closeLevels(before: ItemPlace(part: .max, item: 0))
        return TileProgram.List(region: tile.region, entries: listing.entries, isPlain: listing.isPlain)
    }

    /// - Returns: False when the device cannot draw the item.
    private mutating func add(_ place: ItemPlace, _ region: PixelRect) throws(ItemArena.Full) -> Bool {
        let part = lists.parts[place.part]
        let layout = part.layout[place.item]
        let outer = levels.last?.region ?? region
        let visible = layout.visible.intersection(outer)
        guard !visible.isEmpty else { return true }
        // A block draws an item wherever its own rectangle reaches; inside a group that must be inside the group's.
        if !levels.isEmpty, visible != layout.visible.intersection(region) { return false }
        switch try arena.item(place.item, of: part) {
        case .undrawn: return true
        case .unsupported: return false
        case .packed(let item, let isPlain):
            self.isPlain = self.isPlain && isPlain
            if layout.isGroup { return open(place, item, visible, layout) }
            entries.append(TileProgram.entry(.draw, item))
            return true
        case .several(let pieces, let isPlain):
            self.isPlain = self.isPlain && isPlain
            for piece in pieces where piece.bounds.intersects(visible) { entries.append(TileProgram.entry(.draw, piece.offset)) }
            return true
        }
    }

    private mutating func open(_ place: ItemPlace, _ item: UInt32, _ region: PixelRect, _ layout: ItemLayout) -> Bool {
        let (contentEnd, end) = (Int(layout.nesting.contentEnd), Int(layout.nesting.end))
        depth += contentEnd < end ? 2 : 1
        entries.append(TileProgram.entry(.begin, item))
        levels.append(Level(index: place, item: item, region: region, end: end, sectionEnd: contentEnd))
        return depth <= TileProgram.mostValues
    }

    /// Ends the contents, masks and groups that lie before an item.
    private mutating func closeLevels(before place: ItemPlace) {
        while let last = levels.last, last.hasEnded(before: place) {
            if !last.isInMask, last.sectionEnd < last.end {
                levels[levels.count - 1].isInMask = true
                levels[levels.count - 1].sectionEnd = last.end
                entries.append(TileProgram.entry(.mask, last.item))
                continue
            }
            levels.removeLast()
            depth -= last.isInMask ? 2 : 1
            entries.append(TileProgram.entry(.end, last.item))
        }
    }
}
