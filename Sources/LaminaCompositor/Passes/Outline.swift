import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Turns shapes in a layer's coordinates into coverage of pixels.
struct Outline {
    /// How far a line may be from the curve that it stands for, in pixels.
    static let tolerance = 1.0 / 32

    /// From the layer's coordinates to pixels.
    let placement: Projection
    /// Only these pixels are asked for.
    let limit: PixelRect
    /// Edges are smooth; otherwise a pixel is in or out.
    var isAntialiased: Bool

    init(_ placement: Projection, limit: PixelRect, isAntialiased: Bool) {
        self.placement = placement
        self.limit = limit
        self.isAntialiased = isAntialiased
    }

    /// Covers a rounded rectangle.
    func coverage(of rounded: RoundedRect, _ rasterizer: inout Rasterizer) -> Coverage {
        if rounded.isPlain {
            guard isAntialiased else { return coverage(ofPolygon: rounded.rect.corners.array) }
            if let map = placement.affine {
                if map.keepsAxes { return rasterizer.fill(rectangle: map(rounded.rect), clippedTo: limit) }
                if let small = Coverage(parallelogram: map.corners(of: rounded.rect), clippedTo: limit) { return small }
            } else if let corners = projectedCorners(of: rounded.rect) {
                return rasterizer.fill(quad: corners, clippedTo: limit)
            }
        }
        return coverage(of: rounded.path, .nonZero, &rasterizer)
    }

    /// The picture of a rectangle that is wholly in front of the eye, as its path would have it; nil when it is not.
    private func projectedCorners(of rect: Rect) -> InlineArray<4, Point>? {
        let corners = rect.corners
        guard corners.allSatisfy({ placement.weight($0) >= Projection.nearWeight }) else { return nil }
        return corners.map { placement($0) }
    }

    /// Covers the inside of a path.
    ///
    /// Without smooth edges a pixel is in when half of it is covered, which for all but the finest detail is where its centre is in.
    func coverage(of path: Path, _ rule: FillRule, _ rasterizer: inout Rasterizer) -> Coverage {
        let smooth: Coverage
        if let map = placement.affine {
            smooth = rasterizer.fill(path, rule: rule, mappedBy: map, clippedTo: limit)
        } else {
            smooth = rasterizer.fill(path.projected(by: placement, tolerance: Self.tolerance), rule: rule, clippedTo: limit)
        }
        return isAntialiased ? smooth : smooth.thresholded
    }

    /// Covers the pixels whose centres lie in a convex polygon.
    func coverage(ofPolygon points: [Point]) -> Coverage {
        guard let first = points.first else { return .empty }
        var path = Path()
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        path.close()
        return Coverage(pixelsWhoseCentersLieIn: path.projected(by: placement, tolerance: Self.tolerance).points, clippedTo: limit)
    }

    /// A large rectangle of pixels that lie wholly inside; empty when the sides do not lie along the rows.
    func solidPixels(of rounded: RoundedRect) -> PixelRect {
        guard let map = placement.affine, map.keepsAxes, map.isFinite, rounded.rect.isFinite else { return .empty }
        // The longest curve: that of a continuous corner.
        let reach = rounded.isPlain ? 0 : rounded.usedRadius * 1.53
        let rect = rounded.rect.standardized
        let wide = Self.pixels(within: map(rect.insetBy(dx: 0, dy: min(reach, rect.height / 2))))
        let tall = Self.pixels(within: map(rect.insetBy(dx: min(reach, rect.width / 2), dy: 0)))
        return (wide.area >= tall.area ? wide : tall).intersection(limit)
    }

    /// The whole pixels inside a rectangle.
    private static func pixels(within rect: Rect) -> PixelRect {
        func pixel(_ value: Double) -> Int { Int(max(-536_870_912, min(536_870_912, value))) }
        return PixelRect(
            pixel(rect.minX.rounded(.up)), pixel(rect.minY.rounded(.up)), pixel(rect.maxX.rounded(.down)), pixel(rect.maxY.rounded(.down)))
    }
}
