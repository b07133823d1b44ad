package import LaminaPrimitives

/// An immutable run of draw items, which frames share as long as the layers in it do not change.
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
