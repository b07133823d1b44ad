import LaminaPrimitives

/// A work unit: a rectangle of pixels to draw, and the items visible in it.
struct Tile: Sendable, Hashable {
    /// A damaged rectangle inside one tile of the grid.
    var region: PixelRect
    /// The index in `TileLists.links` of the tile's bottom item, from which links lead to the front; -1 when there are no items.
    var first: Int32 = -1
    /// True when the bottom item hides everything beneath it, so that the background need not be drawn.
    var hasOpaqueBottom = false
    /// The most scratch pictures that nested groups, with their contents and masks, hold at once.
    var depth = 0
}
