import LaminaPrimitives

extension FrameBuilder {
    /// Adds the tiles of a tiled layer that its time shows.
    mutating func addTiles(of visit: Visit) {
        let contents = visit.state.contents
        let placement = visit.isFlipped ? visit.uprightPlacement : visit.placement
        for tile in visit.state.tiled.tiles {
            let opacity = Float(tile.opacity(at: visit.time))
            guard opacity > 0 else { continue }
            let source = Rect(0, 0, tile.rect.width * tile.scale, tile.rect.height * tile.scale)
            let drawing = PictureDrawing(
                picture: tile.picture, source: source, destination: tile.rect, magnification: contents.magnification.sampling,
                minification: contents.minification.sampling, minificationBias: contents.minificationBias)
            // Neighbours share their edges, at which two smooth edges would let the background through.
            add(
                .picture(drawing), covering: tile.rect, of: visit, placement: placement, opacity: visit.opacity * opacity,
                smoothEdges: [])
        }
    }
}
