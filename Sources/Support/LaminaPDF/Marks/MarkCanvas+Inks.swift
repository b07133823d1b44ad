import CCairoPDF
package import LaminaPrimitives

extension MarkCanvas {
    /// Sets Cairo's source to an ink.
    ///
    /// - Parameter opacity: The opacity of a plain colour; other inks ignore it.
    /// - Returns: False when the ink draws nothing.
    func setSource(_ ink: Ink, _ opacity: Double) -> Bool {
        switch ink {
        case .color(let color):
            setColor(color, opacity)
            return true
        case .gradient(let ramp, let shape, let map):
            return set(gradient(ramp, shape, map), map)
        case .pictures(let picture):
            guard let pattern = pattern(of: picture) else { return false }
            unsafe cairo.functions.cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_REPEAT)
            return set(pattern, picture.map)
        case .cells(let cell):
            guard let pattern = CairoPattern(cell.surface) else { return false }
            unsafe cairo.functions.cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_REPEAT)
            guard let tint = cell.tint else { return set(pattern, cell.map) }
            guard place(pattern, cell.map) else { return false }
            return set(tinted(pattern, tint), .identity)
        }
    }

    /// Sets Cairo's source to a pattern under a map; false without a pattern, and when the map has no inverse.
    private func set(_ pattern: CairoPattern?, _ map: AffineTransform) -> Bool {
        guard let pattern, place(pattern, map) else { return false }
        unsafe cairo.functions.cairo_set_source(context, pattern.pointer)
        return true
    }

    /// Places a pattern on the canvas; false when Cairo cannot take the map.
    private func place(_ pattern: CairoPattern, _ map: AffineTransform) -> Bool {
        pattern.place(map, resolution: PDFDocument.resolution(bounds.size) / 72)
    }

    /// Returns a colour that passes through the alpha of a pattern, over the whole canvas.
    private func tinted(_ pattern: CairoPattern, _ color: Color) -> CairoPattern? {
        grouped {
            setColor(color, 1)
            unsafe cairo.functions.cairo_mask(context, pattern.pointer)
        }.pattern
    }

    /// Returns a pattern of a picture; nil when its map has no inverse, or without memory.
    func pattern(of placed: PlacedPicture) -> CairoPattern? {
        guard let surface = resources.surface(of: placed.picture), let pattern = CairoPattern(surface), place(pattern, placed.map) else {
            return nil
        }
        unsafe cairo.functions.cairo_pattern_set_filter(pattern.pointer, placed.isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        return pattern
    }
}

extension MarkCanvas {
    /// Returns a pattern of a mask; nil when its map has no inverse, or without memory.
    func pattern(of placed: PlacedMask) -> CairoPattern? {
        guard let surface = CairoSurface(cairo, placed.mask), let pattern = CairoPattern(surface), place(pattern, placed.map) else { return nil }
        unsafe cairo.functions.cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_GOOD)
        return pattern
    }
}

/// A recorded drawing that fills the plane with copies of itself.
package final class MarkCell {
    let surface: CairoSurface
    /// The map from the recording's space to the canvas.
    let map: AffineTransform
    /// The colour that replaces all colours of the recording; nil keeps them.
    let tint: Color?

    init(_ surface: CairoSurface, _ map: AffineTransform, tint: Color?) {
        self.surface = surface
        self.map = map
        self.tint = tint
    }
}

extension MarkCanvas {
    /// Records a drawing whose copies are `side` units apart in both directions.
    package func cell(side: Int, map: AffineTransform, tint: Color?, _ draw: (MarkCanvas) -> Void) -> MarkCell? {
        let bounds = Rect(0, 0, Double(side), Double(side))
        var extents = cairo_rectangle_t(x: 0, y: 0, width: bounds.width, height: bounds.height)
        let made = unsafe cairo.functions.cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
        guard let surface = unsafe CairoSurface(cairo, made) else { return nil }
        draw(MarkCanvas(surface, bounds: bounds, resources: resources))
        return MarkCell(surface, map, tint: tint)
    }
}
