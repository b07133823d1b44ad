package import LaminaPrimitives

extension ContentsState {
    /// The rectangle in which an image is drawn, in the layer's coordinates.
    ///
    /// - Returns: The rectangle of the shown part of the image; empty for an image without size.
    /// - Source: Measured on Apple's system. "Top" is at maximum y whichever way the axis points.
    package func destination(of picture: Size, in bounds: Rect) -> Rect {
        let shown = Size(picture.width * abs(rect.size.width) / scale, picture.height * abs(rect.size.height) / scale)
        guard shown.width > 0, shown.height > 0, shown.isFinite else { return Rect(bounds.minX, bounds.minY, 0, 0) }
        let size = fitted(shown, in: bounds)
        let alignment = gravity.alignment
        return Rect(
            bounds.minX + (bounds.width - size.width) * alignment.x, bounds.minY + (bounds.height - size.height) * alignment.y, size.width,
            size.height)
    }

    /// The size of an image after scaling by the gravity.
    private func fitted(_ size: Size, in bounds: Rect) -> Size {
        let x = bounds.width / size.width
        let y = bounds.height / size.height
        switch gravity {
        case .resize: return Size(bounds.width, bounds.height)
        case .resizeAspect: return Size(size.width * min(x, y), size.height * min(x, y))
        case .resizeAspectFill: return Size(size.width * max(x, y), size.height * max(x, y))
        default: return size
        }
    }

    /// A part of the image and the rectangle in which it is drawn.
    struct Patch: Hashable {
        /// The part, in pixels of the image, y downwards.
        let source: Rect
        /// The rectangle, in the layer's coordinates.
        let destination: Rect
        /// The edges that no other patch continues; two smooth edges at a seam would let the background through.
        var outerEdges = SmoothEdges.all
    }

    /// Calls `body` with the whole image as one patch, or with nine patches if only its centre stretches.
    ///
    /// - Parameter isFlipped: True when the caller mirrors the patches vertically, so that "top" is on the other side.
    func forEachPatch(of picture: Picture, in bounds: Rect, isFlipped: Bool, _ body: (Patch) -> Void) {
        let size = Size(Double(picture.width), Double(picture.height))
        var target = destination(of: size, in: bounds)
        if isFlipped { target.origin.y = bounds.minY + bounds.maxY - target.maxY }
        guard !target.isEmpty else { return }
        let source = Rect(rect.minX * size.width, rect.minY * size.height, rect.width * size.width, rect.height * size.height)
        guard gravity.stretches, center != .unit else { return body(Patch(source: source, destination: target)) }
        for patch in stretchedPatches(source, target) where !patch.destination.isEmpty && !patch.source.isEmpty { body(patch) }
    }

    /// The nine patches of an image with `contentsCenter`: corners keep their size, edges stretch along one axis, the centre along both.
    private func stretchedPatches(_ source: Rect, _ target: Rect) -> [Patch] {
        // The size at which the parts outside the centre are drawn, unscaled.
        let natural = Size(source.width / scale, source.height / scale)
        let columns = bands(from: center.minX, to: center.maxX, source: source.width, natural: natural.width, target: target.width)
        let rows = bands(from: center.minY, to: center.maxY, source: source.height, natural: natural.height, target: target.height)
        return rows.enumerated().flatMap { y, row in
            columns.enumerated().map { x, column in
                Patch(
                    source: Rect(source.minX + column.source.0, source.minY + row.source.0, column.source.1, row.source.1),
                    destination: Rect(target.minX + column.target.0, target.minY + row.target.0, column.target.1, row.target.1),
                    outerEdges: Self.outerEdges(ofColumn: x, row: y, columns, rows))
            }
        }
    }

    /// The edges of a patch beyond which no band has an extent.
    private static func outerEdges(ofColumn x: Int, row y: Int, _ columns: [Band], _ rows: [Band]) -> SmoothEdges {
        var edges: SmoothEdges = []
        if columns[..<x].allSatisfy({ $0.target.1 <= 0 }) { edges.insert(.minX) }
        if columns[(x + 1)...].allSatisfy({ $0.target.1 <= 0 }) { edges.insert(.maxX) }
        if rows[..<y].allSatisfy({ $0.target.1 <= 0 }) { edges.insert(.minY) }
        if rows[(y + 1)...].allSatisfy({ $0.target.1 <= 0 }) { edges.insert(.maxY) }
        return edges
    }

    /// The start and the length of a band in the source and in the target.
    private typealias Band = (source: (Double, Double), target: (Double, Double))

    /// The three bands along one axis, before, in and after the stretched centre: start and length in the source and in the target.
    ///
    /// - Parameter low: The start of the centre, as a fraction of the source; `high` is its end.
    /// - Parameter natural: The unscaled length of the source, in points.
    private func bands(
        from low: Double, to high: Double, source: Double, natural: Double, target: Double
    ) -> [Band] {
        let low = min(1, max(0, low))
        // A centre without extent counts as one pixel wide.
        let high = max(min(1, max(0, high)), min(1, low + 1 / max(1, source)))
        var before = low * natural
        var after = (1 - high) * natural
        // If there is no room for the outer bands, they shrink in proportion and the centre vanishes.
        if before + after > target {
            let squeeze = target / (before + after)
            before *= squeeze
            after *= squeeze
        }
        return [
            ((0, low * source), (0, before)),
            ((low * source, (high - low) * source), (before, target - before - after)),
            ((high * source, (1 - high) * source), (target - after, after)),
        ]
    }
}

extension Gravity {
    /// The fractions of the free space that lie before the image, at smaller x and at smaller y.
    var alignment: Point {
        switch self {
        case .center, .resize, .resizeAspect, .resizeAspectFill: Point(0.5, 0.5)
        case .top: Point(0.5, 1)
        case .bottom: Point(0.5, 0)
        case .left: Point(0, 0.5)
        case .right: Point(1, 0.5)
        case .topLeft: Point(0, 1)
        case .topRight: Point(1, 1)
        case .bottomLeft: Point(0, 0)
        case .bottomRight: Point(1, 0)
        }
    }

    /// True for gravities that scale the image, so that its centre can stretch.
    var stretches: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }
}
