package import LaminaPrimitives

/// The filters of a group, or of what lies beneath a layer.
package struct FilterDrawing: Sendable, Hashable {
    /// The filters in the order in which they apply, in the layer's coordinates.
    package var filters: [PixelFilter]
    /// The layer's bounds; a blur that extends edges treats them as the picture's edges.
    package var bounds: Rect

    package init(filters: [PixelFilter], bounds: Rect) {
        self.filters = filters
        self.bounds = bounds
    }

    /// The filters in pixels.
    ///
    /// - Parameter placement: The transform from the layer's coordinates to pixels.
    package func filters(placed placement: Projection) -> [PixelFilter] {
        let scale = placement.scale(at: bounds.center)
        return filters.map { $0.placed(by: placement, scale: scale) }
    }

    /// True when the picture keeps sharp edges, so that the result is limited to the layer's bounds.
    package var keepsEdges: Bool {
        filters.contains { filter in
            switch filter {
            case .gaussianBlur(_, let extendsEdges): extendsEdges
            case .ripple: true
            default: false
            }
        }
    }
}
