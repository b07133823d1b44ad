import LaminaPrimitives

/// A work unit: pixels to draw, and what is seen in them.
struct Tile: Sendable, Hashable {
    /// A damaged part of a tile of the grid.
    var region: PixelRect
    /// Where in `TileLists.links` its items begin, back to front; -1 for none.
    var first: Int32 = -1
    /// The first item hides whatever is beneath it.
    var hasOpaqueBottom = false
    /// How many scratch pictures the deepest nest of groups needs at once.
    var depth = 0
}
