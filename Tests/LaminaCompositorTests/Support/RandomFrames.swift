import LaminaPrimitives
import LaminaScene
import TestRandom

/// A generator of random frames with all kinds of items, often with edges on pixel boundaries and with items that hide others.
struct RandomFrames {
    var random: Random
    let width: Int
    let height: Int
    let pictures: [Picture]
    /// True when frames also have filtered groups and backdrops, which `Oracle` does not draw.
    var hasFilters = false
    private var layer: UInt64 = 0
    private var clips: [Clip] = []

    init(seed: UInt64, width: Int = 75, height: Int = 58) {
        random = Random(seed: seed)
        self.width = width
        self.height = height
        pictures = [Picture.noise(17, 11, seed: 1, isOpaque: true), Picture.noise(40, 30, seed: 2, isOpaque: false)]
    }

    mutating func frame() -> Frame {
        layer = 0
        var frame = Frame(width: width, height: height, background: random.chance(50) ? .clear : color())
        clips = []
        for _ in 0..<random.below(5) { clips.append(clip()) }
        frame.items = items(1 + random.below(12), depth: 0)
        return frame
    }

    /// Returns a frame with some items changed, removed, added or swapped.
    mutating func changed(_ frame: Frame) -> Frame {
        var next = frame
        for index in next.items.indices where !next.items[index].content.isGroup && random.chance(15) {
            next.items[index].opacity = random.chance(50) ? 1 : 0.3
        }
        if random.chance(20), next.items.count > 1 { next.items.swapAt(0, random.below(next.items.count)) }
        if random.chance(20) { next.items.append(item(leaf())) }
        if random.chance(20), !next.items.isEmpty { next.items.removeLast() }
        if random.chance(20), let last = clips.popLast() {
            let bounds = PixelRect(5, 5, 5 + random.below(60), 50)
            clips.append(Clip(parent: last.parent, shape: last.shape, placement: last.placement, bounds: bounds))
            for index in next.items.indices where next.items[index].clip === last { next.items[index].clip = clips.last }
        }
        return next
    }

    private mutating func items(_ count: Int, depth: Int) -> [DrawItem] {
        var result: [DrawItem] = []
        for _ in 0..<count {
            if depth < 3, random.chance(20) {
                let contents = items(random.below(4), depth: depth + 1)
                let mask = random.chance(40) ? items(1 + random.below(2), depth: depth + 1) : []
                result.append(item(.group(contentCount: contents.count, maskCount: mask.count)))
                result += contents + mask
            } else if hasFilters, depth < 3, random.chance(25) {
                let contents = items(1 + random.below(3), depth: depth + 1)
                result.append(item(.filtered(filters(), contentCount: contents.count)))
                result += contents
            } else if hasFilters, random.chance(20) {
                result.append(item(.backdrop(rounded(), filters())))
            } else if random.chance(15) {
                let casters = items(1 + random.below(3), depth: depth + 1)
                result.append(item(.shadow(shadow(.items(count: casters.count)))))
                result += casters
            } else {
                result.append(item(leaf()))
            }
        }
        return result
    }

    private mutating func item(_ content: DrawContent) -> DrawItem {
        layer += 1
        let x = random.below(width) - 10
        let y = random.below(height) - 10
        let bounds = random.chance(60) ? PixelRect(width: width, height: height) : PixelRect(x, y, x + random.below(60), y + random.below(60))
        return DrawItem(
            layer: LayerID(layer), content: content, placement: placement(), opacity: random.chance(60) ? 1 : Float(random.number(0...1)),
            blend: random.chance(85) ? .normal : BlendMode.allCases[random.below(BlendMode.allCases.count)],
            clip: !clips.isEmpty && random.chance(40) ? clips[random.below(clips.count)] : nil, smoothEdges: smoothEdges(),
            bounds: bounds.intersection(PixelRect(width: width, height: height)))
    }

    /// All edges, or now and then some of them or none.
    private mutating func smoothEdges() -> SmoothEdges {
        random.chance(80) ? .all : random.chance(50) ? [] : SmoothEdges(rawValue: UInt8(random.below(16)))
    }

    private mutating func leaf() -> DrawContent {
        switch random.below(10) {
        case 0, 1, 2: .fill(rounded(), color())
        case 3: .border(rounded(), width: random.number(0.5...8), color())
        case 4: .picture(picture())
        case 5: .gradient(rounded(), gradient())
        case 6: .shape(star(), random.chance(50) ? .evenOdd : .nonZero, color())
        case 7:
            .stroke(
                star(), StrokeStyle(width: random.number(0.5...6), join: .round), from: random.number(0...0.4), to: random.number(0.5...1), color())
        case 8: .sprites(sprites())
        default: .shadow(shadow(random.chance(50) ? .roundedRect(rounded()) : .path(star())))
        }
    }

    private mutating func filters() -> FilterDrawing {
        let filters = (0..<1 + random.below(2)).map { _ in filter() }
        return FilterDrawing(filters: filters, bounds: rect())
    }

    private mutating func filter() -> PixelFilter {
        switch random.below(8) {
        case 0, 1: .gaussianBlur(sigma: random.number(0.1...14), extendsEdges: random.chance(30))
        case 2: .boxBlur(radius: random.number(0...9))
        case 3: .color(.saturation(random.number(0...2)))
        case 4: .color(.inversion)
        case 5: .alphaThreshold(random.number(0...1))
        case 6: .vignette(center: point(), radius: random.number(1...60), intensity: random.number(-1...1))
        default: .pixellate(size: random.number(1...12), center: point())
        }
    }

    private mutating func shadow(_ caster: ShadowDrawing.Caster) -> ShadowDrawing {
        ShadowDrawing(
            caster: caster, color: color(), offset: Size(random.number(-8...8), random.number(-8...8)),
            sigma: random.chance(20) ? 0 : random.number(0.3...6))
    }

    private mutating func picture() -> PictureDrawing {
        let picture = pictures[random.below(pictures.count)]
        let destination = random.chance(40) ? Rect(Double(random.below(20)), 3, Double(picture.width), Double(picture.height)) : rect()
        let source = random.chance(70) ? picture.bitmap.bounds.rect : Rect(2.5, 1, 9, 6.25)
        return PictureDrawing(picture: picture, source: source, destination: destination, magnification: random.chance(30) ? .nearest : .linear)
    }

    private mutating func sprites() -> SpriteDrawing {
        let filters: [PictureDrawing.Sampling] = [.linear, .nearest, .trilinear]
        let looks = pictures.map { picture in
            SpriteLook(
                picture: picture, source: random.chance(70) ? picture.bitmap.bounds.rect : Rect(1.5, 1, 7, 4.25),
                size: Size(Double(picture.width), Double(picture.height)), magnification: filters[random.below(2)],
                minification: filters[random.below(3)], minificationBias: random.number(-0.5...0.5))
        }
        return SpriteDrawing(
            looks: looks,
            sprites: (0..<random.below(12)).map { _ in
                let (size, angle) = (random.number(1...30), random.chance(30) ? 0 : random.number(-3...3))
                let across = Point(size * Numerics.cos(angle), size * Numerics.sin(angle))
                return Sprite(
                    center: point(), across: across, down: Point(-across.y, across.x) * random.number(0.3...1.5),
                    tint: random.chance(50) ? Sprite.noTint : UInt32(random.below(1 << 24)), opacity: Float(random.number(0...1)),
                    look: Int32(random.below(looks.count)))
            })
    }

    private mutating func gradient() -> GradientDrawing {
        let gradient = Gradient(stops: [.init(0, color()), .init(random.number(0...1), color()), .init(1, color())])
        let kind: GradientDrawing.Kind =
            switch random.below(3) {
            case 0: .axial(start: point(), end: point())
            case 1: .radial(center: point(), radii: Size(random.number(1...40), random.number(1...40)))
            default: .conic(center: point(), angle: random.number(-4...4))
            }
        return GradientDrawing(gradient: gradient, kind: kind)
    }

    private mutating func clip() -> Clip {
        let shape: Clip.Shape = random.chance(60) ? .roundedRect(rounded()) : .polygon(rect().corners.array)
        return Clip(
            parent: !clips.isEmpty && random.chance(50) ? clips[random.below(clips.count)] : nil, shape: shape, placement: placement(),
            bounds: PixelRect(width: width, height: height))
    }

    private mutating func placement() -> Projection {
        let center = Point(Double(width) / 2, Double(height) / 2)
        let away = AffineTransform.translation(-center.x, -center.y)
        let back = AffineTransform.translation(center.x, center.y)
        switch random.below(10) {
        case 0..<4: return .identity
        case 4: return Projection(.translation(random.number(-20...20), random.number(-20...20)))
        case 5: return Projection(.translation(Double(random.below(20) - 10), Double(random.below(20) - 10)))
        case 6: return Projection(away.followed(by: .rotation(random.number(-3...3))).followed(by: back))
        case 7: return Projection(.scale(random.number(-2...2), random.number(0.1...2)))
        default:
            var tilt = Projection()
            tilt.m13 = random.number(-0.02...0.02)
            tilt.m23 = random.number(-0.02...0.02)
            return Projection(away).followed(by: tilt).followed(by: Projection(back))
        }
    }

    private mutating func rounded() -> RoundedRect {
        RoundedRect(
            rect(), radius: random.chance(50) ? 0 : random.number(0...15), corners: RoundedRect.Corners(rawValue: UInt8(random.below(16))),
            isContinuous: random.chance(30))
    }

    /// Returns a rectangle that is often large and on pixel boundaries.
    private mutating func rect() -> Rect {
        if random.chance(20) { return Rect(0, 0, Double(width), Double(height)) }
        if random.chance(50) {
            return Rect(Double(random.below(50) - 10), Double(random.below(40) - 10), Double(random.below(60)), Double(random.below(60)))
        }
        return Rect(random.number(-10...50), random.number(-10...40), random.number(0...60), random.number(0...60))
    }

    private mutating func star() -> Path {
        var path = Path()
        path.move(to: point())
        for _ in 0..<4 { path.addLine(to: point()) }
        path.addCubic(to: point(), control1: point(), control2: point())
        path.close()
        return path
    }

    private mutating func point() -> Point { Point(random.number(-10...80), random.number(-10...60)) }

    private mutating func color() -> Color {
        func part() -> Float { Float(random.number(0...1)) }
        return Color(red: part(), green: part(), blue: part(), alpha: random.chance(60) ? 1 : part())
    }
}

extension Picture {
    /// Creates a picture of random pixels.
    static func noise(_ width: Int, _ height: Int, seed: UInt64, isOpaque: Bool) -> Picture {
        var random = Random(seed: seed)
        var bitmap = Bitmap(width: width, height: height)
        for index in bitmap.pixels.indices {
            func part() -> Float { Float(random.number(0...1)) }
            bitmap.pixels[index] = Color(red: part(), green: part(), blue: part(), alpha: isOpaque ? 1 : part()).pixel
        }
        return Picture(bitmap)
    }
}
