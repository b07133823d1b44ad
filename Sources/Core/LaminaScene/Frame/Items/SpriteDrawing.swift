package import LaminaPrimitives

/// Many small images, each with its own place, scale, rotation and colour, drawn back to front.
package struct SpriteDrawing: Sendable, Hashable {
    /// The images, to which the sprites refer.
    package let looks: [SpriteLook]
    package let sprites: [Sprite]

    package init(looks: [SpriteLook], sprites: [Sprite]) {
        self.looks = looks
        self.sprites = sprites
    }

    /// Hashes a few sprites only, because there may be a hundred thousand of them.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(looks.count)
        hasher.combine(sprites.count)
        hasher.combine(sprites.first)
        hasher.combine(sprites.last)
    }
}

/// An image of sprites, without its place.
package struct SpriteLook: Sendable, Hashable {
    package let picture: Picture
    /// The part of the image to draw, in pixels of the image.
    package let source: Rect
    /// The size at a scale of 1, in points.
    package let size: Size
    /// The sampling where the image is enlarged.
    package let magnification: PictureDrawing.Sampling
    /// The sampling where the image is reduced.
    package let minification: PictureDrawing.Sampling
    /// The bias of the mipmap level in trilinear sampling; each 1 halves the resolution.
    package let minificationBias: Double

    package init(
        picture: Picture, source: Rect, size: Size, magnification: PictureDrawing.Sampling = .linear,
        minification: PictureDrawing.Sampling = .linear, minificationBias: Double = 0
    ) {
        self.picture = picture
        self.source = source
        self.size = size
        self.magnification = magnification
        self.minification = minification
        self.minificationBias = minificationBias
    }

    /// The look of a cell's particles; nil when they show nothing.
    init?(_ cell: EmitterCell) {
        guard let picture = cell.contents else { return nil }
        let (width, height, part) = (Double(picture.width), Double(picture.height), cell.contentsRect.standardized)
        let source = Rect(part.minX * width, part.minY * height, part.width * width, part.height * height)
        // A scale that is not positive counts as 1.
        let scale = cell.contentsScale > 0 && cell.contentsScale.isFinite ? cell.contentsScale : 1
        guard source.isFinite, source.width > 0, source.height > 0 else { return nil }
        self.init(
            picture: picture, source: source, size: Size(source.width / scale, source.height / scale),
            magnification: cell.magnificationFilter.sampling, minification: cell.minificationFilter.sampling,
            minificationBias: cell.minificationFilterBias)
    }
}

/// One small image of a `SpriteDrawing`, in pixels of the frame.
package struct Sprite: Sendable, Hashable {
    package let center: Point
    /// The vector from the image's left to its right edge.
    package let across: Point
    /// The vector from the image's top to its bottom edge.
    package let down: Point
    /// The colour that multiplies the image, without alpha: red, green and blue, 0...255, from the third byte down.
    package let tint: UInt32
    /// The opacity, 0...1.
    package let opacity: Float
    /// The index of the sprite's look.
    package let look: Int32
    /// The edges of a rectangle that contains the pixels which the sprite touches: left, top, right, bottom.
    private let edges: SIMD4<Int32>

    /// The tint that leaves an image unchanged.
    package static let noTint: UInt32 = 0xFF_FFFF

    package init(center: Point, across: Point, down: Point, tint: UInt32 = noTint, opacity: Float = 1, look: Int32 = 0) {
        self.center = center
        self.across = across
        self.down = down
        self.tint = tint
        self.opacity = opacity
        self.look = look
        // Half the width and height, and a little more than the rounding errors of the corners.
        let (x, y) = ((abs(across.x) + abs(down.x)) / 2 + 1e-6, (abs(across.y) + abs(down.y)) / 2 + 1e-6)
        edges = SIMD4(Self.pixel(center.x - x), Self.pixel(center.y - y), Self.pixel(center.x + x) + 1, Self.pixel(center.y + y) + 1)
    }

    /// The index of the pixel that contains a coordinate, clamped to ±2²⁹.
    ///
    /// `rounded(.down)` would call the C library on baseline x86-64, which has no instruction for it.
    private static func pixel(_ coordinate: Double) -> Int32 {
        // The comparisons are false for NaN.
        let clamped = coordinate > -536_870_912 ? (coordinate < 536_870_912 ? coordinate : 536_870_912) : -536_870_912
        let truncated = Int32(clamped)
        return Double(truncated) > clamped ? truncated - 1 : truncated
    }

    /// The corners in order around the sprite, beginning with the image's top left one.
    package var corners: InlineArray<4, Point> {
        let (x, y) = (Point(across.x / 2, across.y / 2), Point(down.x / 2, down.y / 2))
        return [
            Point(center.x - x.x - y.x, center.y - x.y - y.y), Point(center.x + x.x - y.x, center.y + x.y - y.y),
            Point(center.x + x.x + y.x, center.y + x.y + y.y), Point(center.x - x.x + y.x, center.y - x.y + y.y),
        ]
    }

    /// A rectangle that contains the pixels which the sprite touches.
    package var bounds: PixelRect { PixelRect(Int(edges.x), Int(edges.y), Int(edges.z), Int(edges.w)) }
}

extension Filter {
    var sampling: PictureDrawing.Sampling {
        switch self {
        case .nearest: .nearest
        case .linear: .linear
        case .trilinear: .trilinear
        }
    }
}
