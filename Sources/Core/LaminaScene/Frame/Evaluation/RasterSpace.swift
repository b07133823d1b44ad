import LaminaPrimitives

/// The pixels of the picture that a rasterised layer is drawn as.
///
/// The layer's bounds begin at (0, 0), or a multiple of 2¹⁸ pixels away if the visible part is far from there.
struct RasterSpace {
    /// The largest coordinate of a pixel.
    private static let farthest = 1 << 20
    /// The step, in pixels, to which the visible part of a large picture is extended, so that scrolling needs few new pictures.
    private static let step = 256

    /// The scale of the layer's picture, in pixels per point of the layer.
    private var scale: Double
    /// The coordinates of the pixel (0, 0) from the bounds' corner.
    private var offset = Point.zero
    private let visit: Visit

    /// Creates the pixels of a layer at its `rasterizationScale`; a scale that is not positive or not finite counts as 1.
    init(_ visit: Visit) {
        self.visit = visit
        let asked = visit.state.edges.rasterizationScale
        let size = visit.state.bounds.size
        // Shapes lose their pixels beyond 2²⁹.
        let most = min(Double(Self.farthest), 0x1p28 / max(1, size.width, size.height))
        scale = min(asked > 0 && asked.isFinite ? asked : 1, most)
        setOffset()
    }

    private mutating func setOffset() {
        guard let middle = toFrame.inverse?(visit.visible.rect.center), middle.isFinite else { return }
        func steps(_ coordinate: Double) -> Double { (coordinate * scale / 0x1p18).rounded(.towardZero) * 0x1p18 }
        let corner = visit.state.bounds.origin
        let (x, y) = (steps(middle.x - corner.x), steps(middle.y - corner.y))
        offset = max(abs(x), abs(y)) < Double(Self.farthest) / 2 ? .zero : Point(x, y)
    }

    /// All pixels that a picture may have.
    static let everything = PixelRect(-farthest, -farthest, farthest, farthest)

    /// The transform from the layer's coordinates, mirrored if images are, to pixels of the picture.
    var toPicture: AffineTransform {
        let corner = visit.state.bounds.origin
        return AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -corner.x * scale - offset.x, ty: -corner.y * scale - offset.y)
    }

    /// The transform from the layer's coordinates to the frame, mirrored as images are.
    var toFrame: Projection { visit.isFlipped ? visit.uprightPlacement : visit.placement }

    /// The transform from the layer's coordinates to the picture; mirrored if the layer's y axis points upwards on the screen, so that layers inside
    /// show their front.
    var placement: Projection {
        guard visit.isFlipped else { return Projection(toPicture) }
        var mirror = AffineTransform.scale(1, -1)
        mirror.ty = visit.state.bounds.minY + visit.state.bounds.maxY
        return Projection(mirror).followed(by: Projection(toPicture))
    }

    /// The pixels of the layer's bounds.
    var own: PixelRect { Projection(toPicture).pixels(covering: visit.state.bounds, within: Self.everything) }

    /// The pixels that the frame shows, extended to whole steps.
    var seen: PixelRect {
        guard let back = toFrame.inverse?.followed(by: Projection(toPicture)) else { return own }
        // All of the layer where a part of it lies behind the eye.
        let seen = back.pixels(covering: visit.visible.rect, within: own.expanded(by: 4096).intersection(Self.everything))
        func down(_ value: Int) -> Int { value & -Self.step }
        func up(_ value: Int) -> Int { (value + Self.step - 1) & -Self.step }
        return PixelRect(down(seen.minX), down(seen.minY), up(seen.maxX), up(seen.maxY))
    }

    /// Lowers the scale until the pixels that the frame shows are at most `most`.
    mutating func limitSeenPixels(to most: Int) {
        // Areas quarter with each step, and all pixels are at most 2⁴².
        for _ in 0..<64 where seen.area > most {
            scale /= 2
            setOffset()
        }
    }
}
