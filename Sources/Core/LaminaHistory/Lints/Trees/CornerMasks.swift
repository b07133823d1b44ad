import LaminaPrimitives
import LaminaScene

/// The search for masks that cut out a rounded rectangle, which a corner radius does without drawing the layer apart.
///
/// A mask that is animated, or that has another shape at some time of the run, is none of them.
struct CornerMasks {
    private var found: [LayerID: LintFinding] = [:]
    private var others: Set<LayerID> = []

    var findings: [LintFinding] { Array(found.values) }

    mutating func look(at look: LayerLook) {
        guard let mask = look.node.mask, !others.contains(look.node.id) else { return }
        guard !mask.isAnimated, let radius = mask.cornerRadius(covering: look.node.state.bounds.standardized) else {
            others.insert(look.node.id)
            found[look.node.id] = nil
            return
        }
        guard found[look.node.id] == nil else { return }
        let isSquare = radius < 0.5
        found[look.node.id] = LintFinding(
            .maskForCorners, look.node.id, at: look.time,
            isSquare
                ? "a mask cuts out the layer's own bounds; it is drawn apart for that, and masksToBounds does the same by a clip"
                : "a mask cuts out a rounded rectangle; the layer is drawn apart for that, and a corner radius does the same by a clip",
            cure: isSquare
                ? "layer.masksToBounds = true  // in place of layer.mask"
                : "layer.cornerRadius = \(radius.words); layer.masksToBounds = true  // in place of layer.mask")
    }
}

extension LayerNode {
    /// The corner radius with which this mask covers a rectangle; nil for a mask of another shape.
    fileprivate func cornerRadius(covering rect: Rect) -> Double? {
        guard children.isEmpty, mask == nil, state.transform.isIdentity, state.hasNoEffects, state.hasNoShadow, state.picture == nil,
            state.opacity >= 1, !state.flags.isHidden, !rect.isEmpty
        else { return nil }
        switch state.kind {
        case .plain:
            guard (state.backgroundColor?.alpha ?? 0) >= 1, state.frame.isNear(rect) else { return nil }
            guard !state.hasPlainEdges else { return 0 }
            return state.edges.maskedCorners == 15 ? state.edges.cornerRadius : nil
        case .shape:
            guard let path = state.shape.path, (state.shape.fillColor?.alpha ?? 0) >= 1, state.shape.strokeColor == nil, state.backgroundColor == nil
            else { return nil }
            let (frame, bounds) = (state.frame, state.bounds.standardized)
            let moved = rect.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
            return RoundedOutline(moved).radius(of: path)
        default: return nil
        }
    }
}

extension Rect {
    /// True when no edge lies more than half a point away.
    fileprivate func isNear(_ other: Rect) -> Bool {
        let edges = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
        return edges.allSatisfy { abs($0) <= 0.5 }
    }
}

/// The comparison of a path with a rounded rectangle.
private struct RoundedOutline {
    private let rect: Rect

    init(_ rect: Rect) { self.rect = rect }

    /// The radius for which a path is the outline of the rectangle; nil when there is none.
    func radius(of path: Path) -> Double? {
        guard let box = path.controlBounds, box.isNear(rect), path.points.count <= 64 else { return nil }
        let segments = PathSegments(path)
        guard segments.subpaths.count == 1 else { return nil }
        let samples = segments.all.flatMap { segment in [0.25, 0.5, 0.75, 1].map { segment.point(at: $0) } }
        // The ends of the straight edges: a quarter circle begins a radius from the corner, and a smooth corner farther away.
        let reach = segments.all.compactMap { distanceAlongEdge($0.end) }.min() ?? 0
        return [reach, reach / 1.528665].first { radius in
            let most = max(0.5, 0.06 * radius)
            return samples.allSatisfy { abs(distance($0, radius)) <= most }
        }
    }

    /// The distance of a point on an edge from the next corner; nil for other points.
    private func distanceAlongEdge(_ point: Point) -> Double? {
        let (x, y) = (min(point.x - rect.minX, rect.maxX - point.x), min(point.y - rect.minY, rect.maxY - point.y))
        return min(x, y) < 0.01 ? max(0, max(x, y)) : nil
    }

    /// The distance of a point from the outline with a radius; negative inside.
    private func distance(_ point: Point, _ radius: Double) -> Double {
        let (x, y) = (abs(point.x - rect.midX) - rect.width / 2 + radius, abs(point.y - rect.midY) - rect.height / 2 + radius)
        let outside = (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
        return outside + min(max(x, y), 0) - radius
    }
}
