import LaminaPrimitives

extension FrameBuilder {
    /// Adds the layer's image, or the two images of a cross-fade.
    mutating func add(_ contents: Contents, of visit: Visit, opacity: Float) {
        guard let incoming = contents.incoming, contents.fraction > 0 else {
            return addPicture(contents.picture, of: visit, opacity: opacity)
        }
        guard contents.fraction < 1 else { return addPicture(incoming, of: visit, opacity: opacity) }
        // A group sums the two weighted images; drawing one over the other would let the background show through in the middle of the fade.
        let header = items.count
        items.append(
            DrawItem(
                layer: visit.node.id, content: .group(contentCount: 0, maskCount: 0), placement: .identity, opacity: opacity,
                clip: visit.clip, bounds: extendedPastFrame(visit.visible)))
        var inner = visit
        inner.clip = nil
        addPicture(contents.picture, of: inner, opacity: Float(1 - contents.fraction))
        addPicture(incoming, of: inner, opacity: Float(contents.fraction), blend: .plusLighter)
        let count = items.count - header - 1
        items[header].content = .group(contentCount: count, maskCount: 0)
        if count == 0 { items.removeLast() }
    }

    private mutating func addPicture(_ picture: Picture, of visit: Visit, opacity: Float, blend: BlendMode = .normal) {
        guard picture.represented == nil else { return }
        let contents = visit.state.contents
        let placement = visit.isFlipped ? visit.uprightPlacement : visit.placement
        let edges = visit.isFlipped ? visit.state.smoothEdges.mirrored : visit.state.smoothEdges
        contents.forEachPatch(of: picture, in: visit.state.bounds, isFlipped: visit.isFlipped) { patch in
            let drawing = PictureDrawing(
                picture: picture, source: patch.source, destination: patch.destination, magnification: contents.magnification.sampling,
                minification: contents.minification.sampling, minificationBias: contents.minificationBias)
            add(
                .picture(drawing), covering: patch.destination, of: visit, placement: placement, opacity: opacity, blend: blend,
                smoothEdges: edges.intersection(patch.outerEdges))
        }
    }
}

extension Visit {
    /// The transform from the layer's coordinates, mirrored vertically within its bounds, to pixels.
    var uprightPlacement: Projection {
        var mirror = AffineTransform.scale(1, -1)
        mirror.ty = state.bounds.minY + state.bounds.maxY
        return Projection(mirror).followed(by: placement)
    }
}
