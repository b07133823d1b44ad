package import LaminaPrimitives

/// A region to which items are clipped, within its parent's region.
///
/// `@unchecked Sendable`: the stored variable is written only in `deinit`, when no other reference to the object exists.
package final class Clip: @unchecked Sendable {
    package enum Shape: Sendable, Hashable {
        /// A rounded rectangle with antialiased edges.
        case roundedRect(RoundedRect)
        /// A convex polygon that contains a pixel if it contains the pixel's centre: polygons with a common edge neither share nor omit pixels.
        case polygon([Point])
    }

    /// The enclosing clip; nil for the outermost.
    package private(set) var parent: Clip?
    /// The outline, in the layer's coordinates.
    package let shape: Shape
    /// The transform from the layer's coordinates to pixels.
    package let placement: Projection
    /// A rectangle that contains every pixel inside this clip and its parents.
    package let bounds: PixelRect

    package init(parent: Clip?, shape: Shape, placement: Projection, bounds: PixelRect) {
        self.parent = parent
        self.shape = shape
        self.placement = placement
        self.bounds = bounds
    }

    /// Releases parents iteratively: the nested `deinit` calls of a chain of 50,000 clips would overflow the stack.
    deinit {
        var next = parent
        parent = nil
        while isKnownUniquelyReferenced(&next) {
            let after = next?.parent
            next?.parent = nil
            next = after
        }
    }
}

extension Clip: Hashable {
    /// True when both clip to the same pixels, with all parents.
    package static func == (a: Clip, b: Clip) -> Bool {
        var comparison = ClipComparison()
        return comparison.areEqual(a, b)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bounds)
        hasher.combine(placement)
    }
}
