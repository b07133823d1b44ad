package import LaminaPrimitives

/// A region that items are confined to, inside its parent's region.
///
/// `@unchecked Sendable`: the stored variable is only written in `deinit`, when nobody else can see the object.
package final class Clip: @unchecked Sendable {
    package enum Shape: Sendable, Hashable {
        /// With smooth edges.
        case roundedRect(RoundedRect)
        /// Convex; a pixel is in when its centre is, so that two polygons with a common edge share no pixel and leave none out.
        case polygon([Point])
    }

    /// A clip around this one; nil for the outermost.
    package private(set) var parent: Clip?
    /// In layer coordinates.
    package let shape: Shape
    /// From layer coordinates to pixels.
    package let placement: Projection
    /// Covers every pixel that passes this clip and its parents.
    package let bounds: PixelRect
    /// What a compositor made of it.
    package let memo = Memo()

    package init(parent: Clip?, shape: Shape, placement: Projection, bounds: PixelRect) {
        self.parent = parent
        self.shape = shape
        self.placement = placement
        self.bounds = bounds
    }

    /// Parents are released one after the other: a chain of 50,000 would not fit on the stack.
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
    /// Confines to the same pixels, with all parents.
    package static func == (a: Clip, b: Clip) -> Bool {
        var comparison = ClipComparison()
        return comparison.areEqual(a, b)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bounds)
        hasher.combine(placement)
    }
}
