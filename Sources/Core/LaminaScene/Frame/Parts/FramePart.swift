package import LaminaPrimitives

/// An immutable run of draw items, which frames share as long as the layers in it do not change.
///
/// A frame is a list of items back to front, and mostly the list of the frame before it with a few items changed. So the list is kept in pieces,
/// one for each block of sixteen sibling layers without animations, and a piece is made once:
///
///     frame 7     [ A  A  A | B  B  B | C  C ]
///                     ▼         ▼        ▼
///     parts           P1        P2       P3
///                     ▲                  ▲
///     frame 8     [ A  A  A | B  B' B | C  C ]     P2 is replaced, P1 and P3 are the same objects
///
/// The readers of frames gain by identity: the frame builder takes a cached part instead of evaluating its layers, the comparison of two frames
/// skips parts that both have, and the compositor keeps what it has prepared for a part. Parts of parts keep the list short: 100,000 layers that
/// stand still are a handful of references in each frame.
///
/// A group's or a shadow's items always lie in one part, because a head without its end could not be drawn. A layer that animates has no part: its
/// items are evaluated for each frame, and go between the parts.
///
/// Rejected: one array of all items with a set of changed ranges. Copying 100,000 items costs more than drawing the change.
package final class FramePart: Sendable {
    /// The part's own items, back to front, with complete groups and shadows; empty if the part consists of other parts.
    package let items: [DrawItem]
    /// The nesting of each of the part's own items.
    package let nestings: [GroupStructure.Nesting]
    /// The parts that this part consists of, back to front, at least two; empty if it has items.
    package let parts: [FramePart]
    /// A rectangle that contains every pixel the items may change.
    package let bounds: PixelRect
    /// True when one of the items, or of the items of the parts, shows what lies beneath it.
    package let hasBackdrops: Bool
    /// The contents of the pictures that rasterised layers among the items are drawn as.
    let rasters: [FramePart]
    /// The number of pixels of all these pictures and of the pictures inside them; equal pictures count each.
    package let rasterArea: Int

    /// Creates a part from items.
    ///
    /// - Parameter items: The items, back to front.
    package init(_ items: [DrawItem]) {
        self.items = items
        nestings = GroupStructure.nestings(of: items)
        parts = []
        bounds = items.reduce(.empty) { $0.union($1.bounds) }
        hasBackdrops = items.contains { $0.content.isBackdrop }
        rasters = items.compactMap { $0.content.raster?.content }
        rasterArea = items.reduce(0) { $0 + ($1.content.raster.map { $0.region.area + $0.content.rasterArea } ?? 0) }
    }

    /// Creates a part of other parts.
    ///
    /// - Parameter parts: The parts, back to front; a single part should be used directly instead.
    init(_ parts: ArraySlice<FramePart>) {
        items = []
        nestings = []
        self.parts = Array(parts)
        bounds = parts.reduce(.empty) { $0.union($1.bounds) }
        hasBackdrops = parts.contains { $0.hasBackdrops }
        rasters = []
        rasterArea = parts.reduce(0) { $0 + $1.rasterArea }
    }

    /// The parts that hold items, back to front; this part itself if it holds items.
    package var leaves: [FramePart] {
        guard !parts.isEmpty else { return [self] }
        var leaves: [FramePart] = []
        forEach { if $0.parts.isEmpty { leaves.append($0) } }
        return leaves
    }

    /// Calls `body` with this part and every part inside it, back to front, a part before its own parts.
    func forEach(_ body: (FramePart) -> Void) {
        var pending = [self]
        while let part = pending.popLast() {
            body(part)
            pending += part.parts.reversed()
        }
    }
}
