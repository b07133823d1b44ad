import LaminaPrimitives

/// The limits of the pictures that rasterised layers are drawn as.
struct RasterLimits: Sendable {
    /// The greatest depth of nested pictures; a layer nested deeper is drawn directly.
    static let mostNesting = 4

    /// The number of pictures around the items.
    var nesting = 0
    /// The largest number of pixels of a picture; of a larger one only the visible part is drawn.
    let mostPixels: Int

    /// - Source: Apple's engineers (WWDC 2011, session 421) name 2.5 screens as the size of the cache for rasterised layers.
    init(_ viewport: Viewport) { mostPixels = max(1 << 22, viewport.width * viewport.height * 5 / 2) }

    /// The limits inside one more picture.
    var inside: RasterLimits {
        var limits = self
        limits.nesting += 1
        return limits
    }
}

extension FrameBuilder {
    /// True when a layer is drawn as a picture of its own resolution.
    func isRasterized(_ visit: Visit) -> Bool { visit.state.flags.shouldRasterize && rasterLimits.nesting < RasterLimits.mostNesting }

    /// Draws a layer with its shadow, filters, mask and sublayers as a picture, which takes its opacity and its place.
    ///
    /// - Source: CALayer.h: shadows and filters are part of the picture, the opacity is not.
    mutating func enterRasterized(_ visit: Visit, opacity: Float) {
        let effects = visit.state.hasNoEffects ? nil : visit.drawnEffects
        var outer = visit
        outer.opacity = opacity
        guard let blend = effects?.blend, blend != .normal else {
            if let drawing = effects?.backdrop { addBackdrop(drawing, of: outer) }
            return addRaster(of: outer)
        }
        let header = openGroup(of: visit.node.id, opacity: opacity, clip: visit.clip, visible: visit.visible, blend: blend)
        if blend.changesClearAreas { limit(group: header, to: visit) }
        (outer.opacity, outer.clip) = (1, nil)
        if let drawing = effects?.backdrop { addBackdrop(drawing, of: outer) }
        addRaster(of: outer)
        closeGroup(header: header)
    }

    /// Adds the item that shows the picture of a layer.
    private mutating func addRaster(of visit: Visit) {
        var space = RasterSpace(visit)
        var content: FramePart?
        if space.own.area <= rasterLimits.mostPixels { content = rasterContent(of: visit, space, RasterSpace.everything) }
        var region = content.map { $0.bounds.intersection(RasterSpace.everything) } ?? .empty
        if content == nil || region.area > rasterLimits.mostPixels {
            space.limitSeenPixels(to: rasterLimits.mostPixels)
            content = rasterContent(of: visit, space, space.seen)
            region = content.map { $0.bounds.intersection(space.seen) } ?? .empty
        }
        guard let content, !region.isEmpty, let back = space.toPicture.inverse else { return }
        let contents = visit.state.contents
        let drawing = RasterDrawing(
            content: content, region: region, magnification: contents.magnification.sampling, minification: contents.minification.sampling)
        let placement = Projection(back).placed(in: space.toFrame)
        // The picture ends with clear pixels, so its edges are smooth whatever the layer allows.
        add(.raster(drawing), covering: region.rect, of: visit, placement: placement, opacity: visit.opacity, smoothEdges: .all)
    }

    /// The items of a layer's picture.
    ///
    /// - Parameter region: The pixels of the picture that are needed.
    private mutating func rasterContent(of visit: Visit, _ space: RasterSpace, _ region: PixelRect) -> FramePart {
        var inner = visit
        inner.state.flags.shouldRasterize = false
        inner.state.opacity = 1
        if !inner.state.hasNoEffects {
            inner.state.effects.backgroundFilters = []
            inner.state.effects.blend = .normal
        }
        (inner.placement, inner.opacity, inner.clip, inner.visible) = (space.placement, 1, nil, region)
        (inner.depthStep, inner.isPartOfTransition) = (.none, true)
        let (context, replica, isStatic) = (BlockContext(inner), replicas[visit.replica], !visit.node.isAnimated)
        if isStatic, let part = blockParts.part(of: visit.node, in: context, replica, isRaster: true) { return part }
        var builder = FrameBuilder(Viewport(width: region.width, height: region.height), blockParts, workers: nil)
        (builder.replicas, builder.rasterLimits) = (replicas, rasterLimits.inside)
        let part = builder.content(of: inner)
        drawnBlocks += builder.drawnBlocks
        if isStatic { drawnBlocks.append(DrawnBlock(visit.node, context, replica, part, isRaster: true)) }
        return part
    }
}
