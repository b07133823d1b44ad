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
        var brush = SpriteBrush(canvas.cropped(to: limit), clip: clip, opacity: opacity, isAntialiased: isAntialiased)
        guard !brush.canvas.bounds.isEmpty else { return }
        let sprites = drawing.sprites
        // Read only when the look changes, because copies of pictures count references that all threads share.
        var (look, paint): (Int32, SpritePaint?) = (-1, nil)
        var reduced: [SpritePaint?] = []
        func draw(_ sprite: Sprite) {
            guard sprite.bounds.intersects(brush.canvas.bounds) else { return }
            if sprite.look != look {
                look = sprite.look
                paint = levels[Int(look)].window.map { SpritePaint($0, isAdded: isAdded) }
                reduced = levels[Int(look)].reduced.map { $0.map { SpritePaint($0, isAdded: isAdded) } }
                brush.use(drawing.looks[Int(look)])
            }
            let level = reduced.isEmpty ? 0 : brush.level(of: sprite, most: reduced.count)
            if level > 0 {
                if let paint = reduced[level - 1] { brush.draw(sprite, paint, scale: 1 / Double(1 << level)) }
            } else if let paint {
                brush.draw(sprite, paint)
            }
        }
        guard let members = bands.members(meeting: brush.canvas.bounds) else { return sprites.forEach(draw) }
        for index in members { draw(sprites[Int(index)]) }
    }
}

/// Draws sprites, one after the other, on one canvas.
private struct SpriteBrush {
    let canvas: Canvas
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

    init(_ canvas: Canvas, clip: PreparedClip?, opacity: Double, isAntialiased: Bool) {
        self.canvas = canvas
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

    /// - Parameter scale: The pixels of the painted copy per pixel of the picture.
    mutating func draw(_ sprite: Sprite, _ paint: SpritePaint, scale: Double = 1) {
        guard let map = sprite.mapToPicture(scale == 1 ? source : source.reduced(by: scale)) else { return }
        let isEnlarged = sprite.across.cross(sprite.down).magnitude >= source.width * source.height
        let use = SpritePaint.Use(
            map: map, sampling: isEnlarged ? magnification : minification, tint: sprite.tint, opacity: opacity * Double(sprite.opacity))
        let passes = clip.map { $0.solid.contains(sprite.bounds) } ?? true
        if passes, isAntialiased, let quad = SmallQuad(sprite.corners, in: sprite.bounds), paint.paint(quad, use, on: canvas) { return }
        var coverage =
            isAntialiased
            ? rasterizer.fill(quad: sprite.corners, clippedTo: canvas.bounds)
            : Coverage(pixelsWhoseCentersLieIn: sprite.corners.array, clippedTo: canvas.bounds)
        if !passes, let clip = clip?.coverage { coverage = coverage.intersection(clip) }
        paint.paint(coverage, use, on: canvas)
    }
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

/// The readable pixels of a sprite's picture and, for trilinear sampling, of its halved copies; nil for a picture without pixels.
private struct SpriteLevels: Sendable {
    let window: PictureWindow?
    /// The copies, each half as large as the one before, down to one pixel.
    let reduced: [PictureWindow?]

    init(_ look: SpriteLook) {
        window = PictureWindow(look.picture, source: look.source)
        var (reduced, picture, scale): ([PictureWindow?], Picture, Double) = ([], look.picture, 1)
        while look.minification == .trilinear, max(picture.width, picture.height) > 1 {
            picture = ReducedPicture(picture, level: 1).picture
            scale /= 2
            reduced.append(PictureWindow(picture, source: look.source.reduced(by: scale)))
        }
        self.reduced = reduced
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
