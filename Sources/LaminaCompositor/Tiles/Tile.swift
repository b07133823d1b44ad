import LaminaPrimitives

/// A work unit: pixels to draw, and what is seen in them.
struct Tile: Sendable, Hashable {
    /// The damaged part of the tile.
    var region: PixelRect
    /// Where in `TileLists.links` its items begin, back to front; -1 for none.
    var first: Int32 = -1
    /// The first item hides whatever is beneath it.
    var hasOpaqueBottom = false
    /// How many scratch pictures the deepest nest of groups needs at once.
    var depth = 0
}
