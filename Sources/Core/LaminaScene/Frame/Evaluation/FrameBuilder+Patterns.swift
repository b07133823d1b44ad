import LaminaPrimitives

extension FrameBuilder {
    /// Draws the pattern of a layer's background, if it has one.
    mutating func addBackgroundPattern(of visit: Visit) {
        guard !visit.state.hasNoPatterns else { return }
        let outline = visit.state.roundedBounds
        add(
            visit.state.patterns.background, .interior(outline.path, .nonZero), covering: outline.rect, of: visit, opacity: visit.opacity)
    }

    /// Draws the pattern of a layer's border, if it has one.
    mutating func addBorderPattern(of visit: Visit) {
        guard !visit.state.hasNoPatterns else { return }
        let outline = visit.state.roundedBounds
        let ring = outline.ring(width: visit.state.edges.borderWidth)
        add(visit.state.patterns.border, .interior(ring, .evenOdd), covering: outline.rect, of: visit, opacity: visit.opacity)
    }

    /// Draws the pattern of a shape layer's fill, if it has one.
    mutating func addFillPattern(of visit: Visit, covering bounds: Rect, opacity: Float) {
        let shape = visit.state.shape
        guard !visit.state.hasNoPatterns, let path = shape.path else { return }
        let rule = shape.fillRule == .evenOdd ? FillRule.evenOdd : .nonZero
        add(visit.state.patterns.fill, .interior(path, rule), covering: bounds, of: visit, opacity: opacity)
    }

    /// Draws the pattern of a shape layer's stroke, if it has one.
    mutating func addStrokePattern(of visit: Visit, _ stroke: PatternDrawing.Shape, covering bounds: Rect, opacity: Float) {
        guard !visit.state.hasNoPatterns else { return }
        add(visit.state.patterns.stroke, stroke, covering: bounds, of: visit, opacity: opacity)
    }

    private mutating func add(
        _ pattern: LayerPattern?, _ shape: PatternDrawing.Shape, covering bounds: Rect, of visit: Visit, opacity: Float
    ) {
        guard let tile = pattern?.tile, tile.opacity > 0 else { return }
        add(.pattern(PatternDrawing(shape, tile)), covering: bounds, of: visit, opacity: opacity * Float(tile.opacity), smoothEdges: .all)
    }
}
