package import LaminaPrimitives

/// A region that items are confined to, inside its parent's region.
package struct Clip: Sendable, Hashable {
    package enum Shape: Sendable, Hashable {
        /// With smooth edges.
        case roundedRect(RoundedRect)
        /// Convex; a pixel is in when its centre is, so that two polygons with a common edge share no pixel and leave none out.
        case polygon([Point])
    }

    /// Index in `Frame.clips` of a clip before this one; nil for the outermost.
    package var parent: Int32?
    /// In layer coordinates.
    package var shape: Shape
    /// From layer coordinates to pixels.
    package var placement: Projection
    /// Covers every pixel that passes this clip and its parents.
    package var bounds: PixelRect

    package init(parent: Int32?, shape: Shape, placement: Projection, bounds: PixelRect) {
        self.parent = parent
        self.shape = shape
        self.placement = placement
        self.bounds = bounds
    }
}
