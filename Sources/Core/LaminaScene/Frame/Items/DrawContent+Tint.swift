import LaminaPrimitives

extension DrawContent {
    /// Multiplies all colours by an opaque colour.
    ///
    /// Multiplying each item gives the same colours as multiplying the composited items, because source-over compositing is linear in the colours.
    mutating func tint(by tint: Color) {
        guard tint != .white else { return }
        switch self {
        case .fill(let outline, let color): self = .fill(outline, color.tinted(by: tint))
        case .border(let outline, let width, let color): self = .border(outline, width: width, color.tinted(by: tint))
        case .shape(let path, let rule, let color): self = .shape(path, rule, color.tinted(by: tint))
        case .stroke(let path, let style, let from, let to, let color): self = .stroke(path, style, from: from, to: to, color.tinted(by: tint))
        case .gradient(let outline, let drawing): self = .gradient(outline, drawing.tinted(by: tint))
        case .picture(var drawing):
            drawing.tint = Sprite.tint(drawing.tint, by: tint)
            self = .picture(drawing)
        case .pattern(var drawing):
            drawing.tile.tint = Sprite.tint(drawing.tile.tint, by: tint)
            self = .pattern(drawing)
        case .sprites(let drawing): self = .sprites(SpriteDrawing(looks: drawing.looks, sprites: drawing.sprites.map { $0.tinted(by: tint) }))
        // The colour of a shadow is tinted where it is made, and groups and rasterised layers have the colours of their items.
        case .shadow, .group, .filtered, .backdrop, .raster: break
        }
    }
}

extension FilterDrawing {
    /// The filters, followed by a multiplication by an opaque colour.
    func tinted(by tint: Color) -> FilterDrawing {
        guard tint != .white else { return self }
        return FilterDrawing(filters: filters + [.color(.multiplication(by: tint))], bounds: bounds)
    }
}

extension GradientDrawing {
    fileprivate func tinted(by tint: Color) -> GradientDrawing {
        let stops = gradient.stops.map { Gradient.Stop($0.location, $0.color.tinted(by: tint)) }
        return GradientDrawing(gradient: Gradient(stops: stops), kind: kind)
    }
}

extension Sprite {
    /// The product of a tint, such as `noTint`, and an opaque colour.
    fileprivate static func tint(_ tint: UInt32, by color: Color) -> UInt32 {
        func channel(_ shift: UInt32, _ factor: Float) -> UInt32 {
            UInt32(Float(tint >> shift & 255) * min(1, max(0, factor)) + 0.5) << shift
        }
        return channel(16, color.red) | channel(8, color.green) | channel(0, color.blue)
    }

    /// The sprite with its tint multiplied by an opaque colour.
    fileprivate func tinted(by color: Color) -> Sprite {
        Sprite(center: center, across: across, down: down, tint: Self.tint(tint, by: color), opacity: opacity, look: look)
    }
}
