import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// Many small images, ready to be drawn in every tile.
struct PreparedSprites: Sendable {
    private let drawing: SpriteDrawing
    /// The readable pixels of each look.
    private let levels: [SpriteLevels]
    private let bands: SpriteBands
    /// No pixel outside it is drawn.
    private let limit: PixelRect
    private let clip: PreparedClip?
    private let isAntialiased: Bool

    /// - Parameter limit: The pixels that may be drawn, not empty.
    init(_ drawing: SpriteDrawing, limit: PixelRect, clip: PreparedClip?, isAntialiased: Bool) {
        self.drawing = drawing
        levels = drawing.looks.map { SpriteLevels($0) }
        bands = SpriteBands(drawing.sprites, in: limit)
        self.limit = limit
        self.clip = clip
        self.isAntialiased = isAntialiased
    }

    /// Draws the sprites on their part inside the canvas.
    ///
    /// - Parameter isAdded: True adds the sprites to the canvas; false composites them over it.
    func draw(on canvas: Canvas, opacity: Double, isAdded: Bool) {
        let canvas = canvas.cropped(to: limit)
        guard !canvas.bounds.isEmpty else { return }
        forEach(in: canvas.bounds, opacity: opacity, isAdded: isAdded) { brush, sprite, use, paint, _ in
            if let quad = brush.quad(of: sprite), paint.paint(quad, use, on: canvas) { return }
            paint.paint(brush.coverage(of: sprite), use, on: canvas)
        }
    }

    /// The shapes and colours of the sprites, back to front.
    func pieces(opacity: Double, isAdded: Bool) -> [SpritePiece] {
        var pieces: [SpritePiece] = []
        forEach(in: limit, opacity: opacity, isAdded: isAdded) { brush, sprite, use, paint, level in
            let coverage = brush.coverage(of: sprite)
            guard !coverage.isEmpty, let picture = levels[Int(sprite.look)].levels[level]?.picture else { return }
            pieces.append(SpritePiece(coverage: coverage, source: paint.source(use, of: picture, in: coverage.bounds), opacity: use.opacity))
        }
        return pieces
    }

    /// Calls `body` with each sprite that may change pixels of a region, its paint, and the number of its halvings.
    private func forEach(
        in region: PixelRect, opacity: Double, isAdded: Bool, _ body: (inout SpriteBrush, Sprite, SpritePaint.Use, SpritePaint, Int) -> Void
    ) {
        var brush = SpriteBrush(limit, clip: clip, opacity: opacity, isAntialiased: isAntialiased)
        let sprites = drawing.sprites
        // Read only when the look or the level changes, because copies of pictures count references that all threads share.
        var (look, paints): (Int32, [SpritePaint?]) = (-1, [])
        var (level, paint): (Int, SpritePaint?) = (0, nil)
        func visit(_ sprite: Sprite) {
            guard sprite.bounds.intersects(region) else { return }
            if sprite.look != look {
                look = sprite.look
                paints = levels[Int(look)].levels.map { $0.map { SpritePaint($0.window, isAdded: isAdded) } }
                (level, paint) = (0, paints[0])
                brush.use(drawing.looks[Int(look)])
            }
            let next = paints.count == 1 ? 0 : brush.level(of: sprite, most: paints.count - 1)
            if next != level { (level, paint) = (next, paints[next]) }
            guard let paint, let use = brush.use(of: sprite, scale: 1 / Double(1 << level)) else { return }
            body(&brush, sprite, use, paint, level)
        }
        guard let members = bands.members(meeting: region) else { return sprites.forEach(visit) }
        for index in members { visit(sprites[Int(index)]) }
    }
}

/// One sprite as a shape and its colours.
struct SpritePiece {
    let coverage: Coverage
    let source: PaintSource
    /// The factor of all channels, 0...255.
    let opacity: UInt8
}

/// Derives the shapes and maps of sprites, one after the other.
private struct SpriteBrush {
    /// No pixel outside it is drawn.
    private let limit: PixelRect
    private let clip: PreparedClip?
    private let opacity: Double
    private let isAntialiased: Bool
    private var rasterizer = Rasterizer()
    /// The part of the picture that the sprites show.
    private var source = Rect.unit
    private var magnification = PicturePaint.Sampling.linear
    private var minification = PicturePaint.Sampling.linear
    /// The bias of the mipmap level of small sprites; each 1 halves the resolution.
    private var bias = 0.0

    init(_ limit: PixelRect, clip: PreparedClip?, opacity: Double, isAntialiased: Bool) {
        self.limit = limit
        self.clip = clip?.coverage == nil ? nil : clip
        self.opacity = opacity
        self.isAntialiased = isAntialiased
    }

    /// Takes the source and the filters of the sprites that follow.
    mutating func use(_ look: SpriteLook) {
        source = look.source
        magnification = look.magnification == .nearest ? .nearest : .linear
        minification = look.minification == .nearest ? .nearest : .linear
        bias = look.minificationBias
    }

    /// The map, the colour and the opacity of a sprite; nil for one without area.
    ///
    /// - Parameter scale: The pixels of the painted copy per pixel of the picture.
    func use(of sprite: Sprite, scale: Double) -> SpritePaint.Use? {
        guard let map = sprite.mapToPicture(scale == 1 ? source : source.reduced(by: scale)) else { return nil }
        let isEnlarged = sprite.across.cross(sprite.down).magnitude >= source.width * source.height
        return SpritePaint.Use(
            map: map, sampling: isEnlarged ? magnification : minification, tint: sprite.tint, opacity: opacity * Double(sprite.opacity))
    }

    /// The sprite's parallelogram; nil when it is clipped, too large for one call, or not antialiased.
    func quad(of sprite: Sprite) -> SmallQuad? { isAntialiased && passesClip(sprite) ? smallQuad(of: sprite) : nil }

    private func smallQuad(of sprite: Sprite) -> SmallQuad? { SmallQuad(sprite.corners, in: sprite.bounds) }

    /// The sprite's coverage, after clipping.
    ///
    /// It depends on the sprite and the limit alone, never on the tile that is drawn: where an edge is cut, its numbers are rounded.
    mutating func coverage(of sprite: Sprite) -> Coverage {
        let coverage =
            isAntialiased
            ? rasterizer.fill(quad: sprite.corners, clippedTo: smallQuad(of: sprite) == nil ? limit : sprite.bounds)
            : Coverage(pixelsWhoseCentersLieIn: sprite.corners.array, clippedTo: limit)
        guard !passesClip(sprite), let clip = clip?.coverage else { return coverage }
        return coverage.intersection(clip)
    }

    private func passesClip(_ sprite: Sprite) -> Bool { clip.map { $0.solid.contains(sprite.bounds) } ?? true }
}

extension SpriteBrush {
    /// The number of halvings of the picture, rounded to a whole one, at which a pixel of it is as large as one of the canvas; 0 for an enlarged
    /// picture.
    fileprivate func level(of sprite: Sprite, most: Int) -> Int {
        let area = sprite.across.cross(sprite.down).magnitude / (source.width * source.height)
        guard area < 1, area > 0 else { return 0 }
        let level = -Numerics.log(area) / (2 * Numerics.log(2)) + bias
        return level >= 0.5 ? min(most, Int(min(level, 64) + 0.5)) : 0
    }
}

/// A sprite's picture and, for trilinear sampling, its halved copies, each half as large as the one before, down to one pixel.
private struct SpriteLevels: Sendable {
    let levels: [(window: PictureWindow, picture: Picture)?]

    init(_ look: SpriteLook) {
        var (levels, picture, scale) = ([Self.level(look.picture, look.source)], look.picture, 1.0)
        while look.minification == .trilinear, max(picture.width, picture.height) > 1 {
            picture = ReducedPicture(picture, level: 1).picture
            scale /= 2
            levels.append(Self.level(picture, look.source.reduced(by: scale)))
        }
        self.levels = levels
    }

    /// The readable pixels of a picture; nil when it has none.
    private static func level(_ picture: Picture, _ source: Rect) -> (window: PictureWindow, picture: Picture)? {
        PictureWindow(picture, source: source).map { ($0, picture) }
    }
}

extension Rect {
    /// The rectangle in pixels of a smaller copy of a picture.
    fileprivate func reduced(by scale: Double) -> Rect { Rect(minX * scale, minY * scale, width * scale, height * scale) }
}

extension Sprite {
    /// The map from pixels of the frame to pixels of the picture; nil for a sprite without area.
    ///
    /// - Parameter source: The part of the picture that the sprite shows.
    fileprivate func mapToPicture(_ source: Rect) -> AffineTransform? {
        let corner = corners[0]
        let (width, height) = (source.width, source.height)
        // First from the picture to the frame: the source's corner is the sprite's top left one.
        var map = AffineTransform(a: across.x / width, b: across.y / width, c: down.x / height, d: down.y / height, tx: 0, ty: 0)
        map.tx = corner.x - source.minX * map.a - source.minY * map.c
        map.ty = corner.y - source.minX * map.b - source.minY * map.d
        return map.inverse
    }
}
