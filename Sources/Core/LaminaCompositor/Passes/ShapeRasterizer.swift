import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Rasterises shapes given in a layer's coordinates.
struct ShapeRasterizer: Equatable {
    /// The largest distance of a line segment from the curve that it approximates, in pixels.
    static let tolerance = 1.0 / 32

    /// The map from layer coordinates to pixels.
    let placement: Projection
    /// The pixels that are needed; coverage outside is omitted.
    let limit: PixelRect
    /// The antialiased edges of rectangles.
    ///
    /// Other shapes are smooth unless there are none; a pixel is then either fully covered or not at all.
    var smoothEdges: SmoothEdges

    init(_ placement: Projection, limit: PixelRect, smoothEdges: SmoothEdges) {
        self.placement = placement
        self.limit = limit
        self.smoothEdges = smoothEdges
    }

    /// Returns the coverage of a rounded rectangle.
    func coverage(of rounded: RoundedRect, _ rasterizer: inout Rasterizer) -> Coverage {
        if rounded.isPlain {
            guard smoothEdges == .all else { return coverage(ofMixedEdges: rounded, &rasterizer) }
            if let map = placement.affine {
                if map.keepsAxes { return Coverage(rectangle: map(rounded.rect), clippedTo: limit) }
                if let small = Coverage(parallelogram: map.corners(of: rounded.rect), clippedTo: limit) { return small }
            } else if let corners = projectedCorners(of: rounded.rect) {
                return rasterizer.fill(quad: corners, clippedTo: limit)
            }
        }
        return coverage(of: rounded.path, .nonZero, &rasterizer)
    }

    /// The rectangle's corners in pixels, equal to those of its projected path; nil unless all four lie in front of the near plane.
    private func projectedCorners(of rect: Rect) -> InlineArray<4, Point>? {
        let corners = rect.corners
        guard corners.allSatisfy({ placement.weight($0) >= Projection.nearWeight }) else { return nil }
        return corners.map { placement($0) }
    }

    /// Returns the coverage of a path's interior.
    ///
    /// Without anti-aliasing, a pixel is in when at least half of it is covered. Except for the finest
    /// detail, those are the pixels whose centre is inside.
    func coverage(of path: Path, _ rule: FillRule, _ rasterizer: inout Rasterizer) -> Coverage {
        let smooth: Coverage
        if let map = placement.affine {
            smooth = rasterizer.fill(path, rule: rule, mappedBy: map, clippedTo: limit)
        } else {
            smooth = rasterizer.fill(path.projected(by: placement, tolerance: Self.tolerance), rule: rule, clippedTo: limit)
        }
        return smoothEdges.isEmpty ? smooth.withHardEdges : smooth
    }

    /// Returns the coverage of a plain rectangle that has hard edges.
    ///
    /// A rectangle without the hard edges gives the smooth ones, and its pixels with their centres in a rectangle without the smooth edges remain.
    private func coverage(ofMixedEdges rounded: RoundedRect, _ rasterizer: inout Rasterizer) -> Coverage {
        let rect = rounded.rect.standardized
        guard !smoothEdges.isEmpty else { return coverage(ofPolygon: rect.corners.array) }
        var smooth = self
        smooth.smoothEdges = .all
        let shape = smooth.coverage(of: RoundedRect(extended(rect, beyond: SmoothEdges.all.subtracting(smoothEdges))), &rasterizer)
        return withHardEdges(shape, of: rect)
    }

    /// Returns the coverage of a shape without the pixels beyond the hard edges of a rectangle.
    func withHardEdges(_ shape: Coverage, of rect: Rect) -> Coverage {
        shape.intersection(coverage(ofPolygon: extended(rect, beyond: smoothEdges).corners.array))
    }

    /// Returns the rectangle with some of its edges moved outwards by more than a pixel.
    func extended(_ rect: Rect, beyond edges: SmoothEdges) -> Rect {
        let scale = placement.linearPart(at: rect.center)?.meanScale ?? 1
        let least = scale > 0 ? 4 / scale : 0
        func reach(_ edge: SmoothEdges, _ length: Double) -> Double { edges.contains(edge) ? max(length, least) : 0 }
        let (left, top) = (reach(.minX, rect.width), reach(.minY, rect.height))
        return Rect(
            rect.minX - left, rect.minY - top, rect.width + left + reach(.maxX, rect.width), rect.height + top + reach(.maxY, rect.height))
    }

    /// Returns the coverage of the pixels whose centres lie in a convex polygon.
    func coverage(ofPolygon points: [Point]) -> Coverage {
        guard let first = points.first else { return .empty }
        var path = Path()
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        path.close()
        return Coverage(pixelsWhoseCentersLieIn: path.projected(by: placement, tolerance: Self.tolerance).points, clippedTo: limit)
    }

    /// A large rectangle of fully covered pixels; empty when the sides are not parallel to the pixel rows and columns.
    func solidPixels(of rounded: RoundedRect) -> PixelRect {
        guard let map = placement.affine, map.keepsAxes, map.isFinite, rounded.rect.isFinite else { return .empty }
        // Two candidates lie wholly inside: the full width without the rows of the corners, and the full height without their columns.
        // A continuous corner is the longest kind: it extends 1.53 radii along each side.
        let reach = rounded.isPlain ? 0 : rounded.usedRadius * 1.53
        let rect = rounded.rect.standardized
        let wide = Self.pixels(within: map(rect.insetBy(dx: 0, dy: min(reach, rect.height / 2))))
        let tall = Self.pixels(within: map(rect.insetBy(dx: min(reach, rect.width / 2), dy: 0)))
        return (wide.area >= tall.area ? wide : tall).intersection(limit)
    }

    /// The whole pixels inside a rectangle.
    private static func pixels(within rect: Rect) -> PixelRect {
        // Clamped to ±2^29, so that the conversion to `Int` cannot trap.
        func pixel(_ value: Double) -> Int { Int(max(-536_870_912, min(536_870_912, value))) }
        return PixelRect(
            pixel(rect.minX.rounded(.up)), pixel(rect.minY.rounded(.up)), pixel(rect.maxX.rounded(.down)), pixel(rect.maxY.rounded(.down)))
    }
}
