import LaminaPrimitives
import LaminaScene

extension LayerLook {
    /// The finding about a moving shadow that is computed from pixels although a path gives the same.
    ///
    /// Without a path the layer and its sublayers are drawn apart, and blurred in every frame, by Core Animation as by Lamina. The shadow of a single
    /// filled rectangle needs neither.
    var shadowFinding: LintFinding? {
        guard isMoving, castsShadowOfPixels, !shown.bounds.isEmpty, isFilledRectangle, node.sublayersLieInside,
            // The picture of a rasterised layer has the shadow already.
            ([node] + above).allSatisfy({ !$0.state.flags.shouldRasterize })
        else { return nil }
        let radius = shown.hasPlainEdges ? 0 : shown.edges.cornerRadius
        return LintFinding(
            .shadowWithoutPath, node.id, at: time,
            "the shadow of a moving layer is computed from its pixels and those of its sublayers in every frame, although its outline is known",
            cure: radius > 0
                ? "layer.shadowPath = UIBezierPath(roundedRect: layer.bounds, cornerRadius: \(radius.words)).cgPath  // again when the bounds change"
                : "layer.shadowPath = UIBezierPath(rect: layer.bounds).cgPath  // again when the bounds change")
    }

    private var castsShadowOfPixels: Bool {
        guard !shown.hasNoShadow, !shown.flags.masksToBounds, node.mask == nil else { return false }
        let shadow = shown.shadow
        return shadow.path == nil && shadow.opacity > 0 && (shadow.color?.alpha ?? 0) > 0
    }

    /// True for a layer that fills its bounds and has more to draw, inside of them.
    private var isFilledRectangle: Bool {
        guard shown.kind == .plain, (shown.backgroundColor?.alpha ?? 0) >= 1 else { return false }
        let isRounded = !shown.hasPlainEdges && shown.edges.cornerRadius > 0
        // Contents are not rounded without a clip, and would cast another shadow.
        return shown.picture == nil ? !node.children.isEmpty : !isRounded
    }
}

extension LayerNode {
    /// True when no sublayer sticks out of the layer's bounds; false for trees too large to tell.
    fileprivate var sublayersLieInside: Bool {
        var pending = [self]
        var visited = 0
        while let outer = pending.popLast() {
            guard !outer.state.flags.masksToBounds else { continue }
            let bounds = outer.state.bounds.standardized.insetBy(dx: -0.5, dy: -0.5)
            for child in outer.children.array where child.state.isVisible(model: child.state) {
                visited += 1
                let frame = child.state.frame
                guard visited < 200, frame.minX >= bounds.minX, frame.minY >= bounds.minY, frame.maxX <= bounds.maxX, frame.maxY <= bounds.maxY else {
                    return false
                }
                pending.append(child)
            }
        }
        return true
    }
}
