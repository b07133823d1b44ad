import LaminaPrimitives
import LaminaRaster

// Every drawing of a context passes through these steps: coverage, then shadow, then paint with alpha, blend mode and clip. The pixels that change
// are those of the innermost open transparency layer or, without an open layer, of the bitmap.
extension CGContext {
    /// A closure that paints on a canvas with an opacity, a blend mode and the clip's coverage.
    typealias Drawing = (Canvas, Double, BlendMode, Coverage?) -> Void

    /// The limit, in pixels, of a shadow's offset and of its blur's margin.
    ///
    /// The limit bounds the size of the scratch bitmap, on which shapes outside the clip are drawn when their shadows fall into the clip.
    private static let largestShadowReach = 4096
    /// The maximum area, in pixels, of a shadow that is blurred at full resolution; larger shadows are blurred at a lower resolution.
    ///
    /// The limit is lower than the compositor's default, because a context caches no shadow and blurs again for each drawing.
    private static let mostShadowPixels = 1 << 18

    /// Performs a drawing and draws its shadow below it.
    ///
    /// - Parameters:
    ///   - area: The pixels that `drawing` may change.
    func draw(within area: PixelRect, _ drawing: Drawing) {
        let clip = state.clip
        if let shadow = state.shadow { drawShadow(shadow, of: area, drawing) }
        withTarget(area.intersection(clip.bounds)) { drawing($0, state.alpha, state.blend, clip.coverage) }
    }

    /// Passes a canvas for the pixels of a region to `body`: a part of the innermost transparency layer, or of the bitmap.
    func withTarget(_ region: PixelRect, _ body: (Canvas) -> Void) {
        guard !region.isEmpty else { return }
        if let last = groups.indices.last { return groups[last].withCanvas(region, body) }
        store.withCanvas(region, body)
        if !format.info.alphaInfo.hasAlpha { makeOpaque(region) }
    }

    /// Returns the coverage of a path that is given in pixels.
    func coverage(ofPixels path: Path, _ rule: FillRule) -> Coverage {
        let reach = drawingBounds
        let coverage = Coverage(filling: path, rule: rule, clippedTo: reach)
        return state.antialiases && allowsAntialiasing ? coverage : coverage.withHardEdges
    }

    /// Returns the coverage of a rectangle in user space.
    func coverage(of rect: Rect) -> Coverage { coverage(of: rect, state.userToPixels) }

    /// Returns the coverage of a rectangle in a space that a map leads to pixels.
    func coverage(of rect: Rect, _ map: AffineTransform) -> Coverage {
        guard map.keepsAxes else { return coverage(ofPixels: RoundedRect(rect.standardized).path.mapped(by: map), .nonZero) }
        let coverage = Coverage(rectangle: map(rect), clippedTo: drawingBounds)
        return state.antialiases && allowsAntialiasing ? coverage : coverage.withHardEdges
    }

    /// The bounds of the clip and of all pixels whose shadows fall on the clip.
    ///
    /// Shapes are rasterised within these bounds, because a shape outside the clip may cast a shadow into the clip.
    var drawingBounds: PixelRect {
        guard let shadow = state.shadow else { return state.clip.bounds }
        return shadow.casters(for: state.clip.bounds, reach: Self.largestShadowReach).union(state.clip.bounds)
    }

    /// Draws the shadow of a drawing, without the drawing.
    func drawShadow(_ shadow: GraphicsState.Shadow, of area: PixelRect, _ drawing: Drawing) {
        let casters = area.intersection(shadow.casters(for: state.clip.bounds, reach: Self.largestShadowReach))
        guard !casters.isEmpty else { return }
        let visible = shadow.source(of: state.clip.bounds, reach: Self.largestShadowReach)
        // The shadow is the blurred alpha of the drawing alone, so it is drawn on a clear bitmap first.
        var scratch = Bitmap(width: casters.width, height: casters.height)
        var mask = Mask(bounds: .empty, alphas: [])
        scratch.withCanvas(at: (casters.minX, casters.minY)) { canvas in
            drawing(canvas, 1, .normal, nil)
            mask = Mask(alphaOf: canvas).blurred(sigma: shadow.sigma, within: visible, mostPixels: Self.mostShadowPixels)
        }
        let clip = state.clip
        let shape = mask.moved(by: shadow.offset).coverage
        withTarget(shape.bounds.intersection(clip.bounds)) {
            $0.fill(shape, with: .solid(shadow.color), opacity: state.alpha, blend: state.blend, clip: clip.coverage)
        }
    }

    /// Restores full alpha in a bitmap without an alpha channel, as if it had been drawn over black.
    private func makeOpaque(_ region: PixelRect) {
        guard case .bitmap(var bitmap) = store else { return }
        // The bitmap is taken out of the store while it changes: with two owners, copy-on-write would copy all pixels.
        store = .bitmap(Bitmap(width: 0, height: 0))
        bitmap.makeOpaque(region.intersection(bitmap.bounds))
        store = .bitmap(bitmap)
    }
}

extension GraphicsState.Shadow {
    /// Returns the pixels whose shadows reach `region`.
    func casters(for region: PixelRect, reach: Int) -> PixelRect {
        region.isEmpty ? .empty : source(of: region, reach: reach).expanded(by: min(reach, Shadow.margin(sigma)))
    }

    /// Returns the pixels that the offset moves into `region`, and one more pixel on each side for the offset's fraction.
    ///
    /// - Parameter reach: The limit of the offset, in pixels.
    func source(of region: PixelRect, reach: Int) -> PixelRect {
        // The offset is clamped first, because converting a number outside the range of Int would trap.
        let x = Int(max(-Double(reach), min(Double(reach), offset.x)).rounded())
        let y = Int(max(-Double(reach), min(Double(reach), offset.y)).rounded())
        return PixelRect(region.minX - x, region.minY - y, region.maxX - x, region.maxY - y).expanded(by: 1)
    }

    private typealias Shadow = LaminaRaster.Shadow
}

extension Mask {
    /// Returns the mask translated by an offset; a fractional offset interpolates between neighbouring pixels.
    func moved(by offset: Point) -> Mask {
        let whole = (x: offset.x.rounded(.down), y: offset.y.rounded(.down))
        // A shadow that is moved this far is treated as invisible, because its coordinates could overflow.
        guard abs(whole.x) < 1e6, abs(whole.y) < 1e6, !bounds.isEmpty else { return Mask(bounds: .empty, alphas: []) }
        let right = offset.x - whole.x
        let down = offset.y - whole.y
        let x = bounds.minX + Int(whole.x)
        let y = bounds.minY + Int(whole.y)
        guard right > 1e-6 || down > 1e-6 else {
            return Mask(bounds: PixelRect(x, y, x + bounds.width, y + bounds.height), alphas: alphas)
        }
        return Mask(
            bounds: PixelRect(x, y, x + bounds.width + 1, y + bounds.height + 1), alphas: shifted(right: right, down: down))
    }

    /// Translates the mask by fractions of a pixel to the right and down.
    ///
    /// The result has one more row and column; each pixel interpolates bilinearly between the four source pixels that it overlaps.
    private func shifted(right: Double, down: Double) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity((bounds.width + 1) * (bounds.height + 1))
        func value(_ column: Int, _ row: Int) -> Double {
            guard column >= 0, column < bounds.width, row >= 0, row < bounds.height else { return 0 }
            return Double(alphas[row * bounds.width + column])
        }
        for row in 0...bounds.height {
            for column in 0...bounds.width {
                let here = value(column, row) * (1 - right) + value(column - 1, row) * right
                let above = value(column, row - 1) * (1 - right) + value(column - 1, row - 1) * right
                result.append(UInt8((here * (1 - down) + above * down).rounded()))
            }
        }
        return result
    }
}
