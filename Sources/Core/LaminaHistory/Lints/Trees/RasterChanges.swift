import LaminaScene

/// The layers that animations change for a second and longer.
struct RasterChanges {
    /// Layers with any such animation, which changes the picture of a rasterised layer above.
    fileprivate let moved: Set<LayerID>
    /// Layers with an animation of more than the place and the opacity of their own picture.
    fileprivate let repainted: Set<LayerID>

    /// Sixty frames: rasterising pays when most frames need no new picture.
    private static let longEnough = 1.0

    init(_ facts: LintFacts) {
        let long = facts.animations.filter { recorded in
            let span = recorded.span(in: facts.history)
            return span.upperBound - span.lowerBound >= Self.longEnough
        }
        moved = Set(long.map(\.layer))
        repainted = Set(long.filter { $0.source?.animation.repaints == true }.map(\.layer))
    }
}

extension Animation {
    /// True when the animation changes more than the place and the opacity of a picture.
    fileprivate var repaints: Bool {
        let places: Set<String> = ["position", "transform", "opacity", "zPosition", "anchorPoint", "anchorPointZ", "hidden", "isHidden"]
        return leaves().contains { leaf in
            let name = leaf.animation.keyPath.prefix { $0 != "." }
            return !name.isEmpty && !places.contains(String(name))
        }
    }
}

extension LayerLook {
    /// The finding about a rasterised layer whose picture is drawn anew for every frame.
    func rasterFinding(_ changes: RasterChanges) -> LintFinding? {
        guard shown.flags.shouldRasterize, !above.contains(where: \.state.flags.shouldRasterize), node.isAnimated else { return nil }
        guard changes.repainted.contains(node.id) || hasMovedSublayer(changes) else { return nil }
        return LintFinding(
            .rasterizedInVain, node.id, at: time,
            "the layer is rasterised, and an animation changes its picture in every frame: it is drawn into a picture, and then again to the screen",
            cure: "layer.shouldRasterize = false  // true only while nothing inside changes")
    }

    private func hasMovedSublayer(_ changes: RasterChanges) -> Bool {
        var pending = node.children.array + (node.mask.map { [$0] } ?? [])
        while let next = pending.popLast() {
            guard next.isAnimated, !next.state.flags.isHidden else { continue }
            if !next.animations.isEmpty, changes.moved.contains(next.id) { return true }
            next.children.forEach { pending.append($0) }
        }
        return false
    }
}
