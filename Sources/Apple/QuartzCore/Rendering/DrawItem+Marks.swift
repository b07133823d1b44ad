import LaminaPDF
import LaminaPrimitives
import LaminaRaster
import LaminaScene

extension DrawItem {
    /// The map from the layer's coordinates to the canvas; the identity with perspective, which `hasMarks` excludes.
    var map: AffineTransform { placement.affine ?? .identity }

    /// True when the item can be drawn as shapes.
    var hasMarks: Bool {
        guard placement.affine != nil, clips.allSatisfy({ $0.placement.affine != nil }) else { return false }
        switch content {
        case .filtered, .backdrop, .sprites, .raster: return false
        case .picture(let drawing): return drawing.tint == Sprite.noTint
        case .pattern(let drawing): return drawing.tile.tint == Sprite.noTint
        default: return true
        }
    }

    /// Opacity, blend mode and clips of the item.
    var compositing: Compositing {
        var how = Compositing()
        how.opacity = Double(opacity)
        how.blend = blend
        how.limits = clips.map { .path($0.outline.mapped(by: $0.placement.affine ?? .identity), .nonZero) }
        if case .picture(let drawing) = content {
            how.limits.append(.path(RoundedRect(drawing.destination.standardized).path.mapped(by: map), .nonZero))
        }
        return how
    }

    /// The item's clip and all its ancestors, innermost first.
    private var clips: [Clip] {
        var result: [Clip] = []
        var next = clip
        while let clip = next {
            result.append(clip)
            next = clip.parent
        }
        return result
    }

    /// The item as a mark; nil for groups, shadows and empty drawings.
    var mark: Mark? {
        switch content {
        case .fill(let outline, let color): .fill(outline.path.mapped(by: map), .nonZero, .color(color))
        case .border(let outline, let width, let color): border(outline, width, color)
        case .shape(let path, let rule, let color): .fill(path.mapped(by: map), rule, .color(color))
        case .stroke(let path, let style, let from, let to, let color):
            .stroke(path.trimmed(from: from, to: to).mapped(by: map), style, pen: map, .color(color))
        case .gradient(let outline, let drawing): .fill(outline.path.mapped(by: map), .nonZero, drawing.ink(map))
        case .picture(let drawing): picture(drawing)
        case .pattern(let drawing): pattern(drawing)
        case .sprites, .shadow, .group, .filtered, .backdrop, .raster: nil
        }
    }

    private func border(_ outline: RoundedRect, _ width: Double, _ color: Color) -> Mark? {
        guard width > 0 else { return nil }
        return .fill(outline.ring(width: width).mapped(by: map), .evenOdd, .color(color))
    }

    private func pattern(_ drawing: PatternDrawing) -> Mark? {
        guard let toLayer = drawing.tile.fromLayer.inverse else { return nil }
        let ink = Ink.pictures(PlacedPicture(drawing.tile.picture, toLayer.followed(by: map), isSmooth: true))
        switch drawing.shape {
        case .interior(let path, let rule): return .fill(path.mapped(by: map), rule, ink)
        case .stroke(let path, let style, let from, let to):
            return .stroke(path.trimmed(from: from, to: to).mapped(by: map), style, pen: map, ink)
        }
    }

    private func picture(_ drawing: PictureDrawing) -> Mark? {
        guard let stretch = AffineTransform.mapping(drawing.source.standardized, onto: drawing.destination.standardized) else { return nil }
        let (picture, corner) = drawing.shownPart
        let placed = AffineTransform.translation(corner.x, corner.y).followed(by: stretch).followed(by: map)
        let sampling = placed.meanScale >= 1 ? drawing.magnification : drawing.minification
        return .picture(PlacedPicture(picture, placed, isSmooth: sampling != .nearest))
    }
}

extension PictureDrawing {
    /// The largest number of pixels of a part that is copied.
    private static let mostPixels = 1 << 22

    /// The part of the image that is drawn, and the place of its upper left corner in the image.
    ///
    /// Beyond the image its edge pixels continue, and pixels outside of the part take no part in interpolation. A part that is too large is the whole
    /// image.
    fileprivate var shownPart: (Picture, Point) {
        let part = PixelRect(covering: source.standardized)
        let whole = PixelRect(width: picture.width, height: picture.height)
        guard part != whole, !part.isEmpty, !whole.isEmpty, part.width <= Self.mostPixels, part.height <= Self.mostPixels / part.width else {
            return (picture, .zero)
        }
        var bitmap = Bitmap(width: part.width, height: part.height)
        for y in 0..<part.height {
            let row = max(0, min(whole.maxY - 1, part.minY + y)) * picture.width
            for x in 0..<part.width {
                bitmap.pixels[y * part.width + x] = picture.bitmap.pixels[row + max(0, min(whole.maxX - 1, part.minX + x))]
            }
        }
        return (Picture(bitmap, isOpaque: picture.isOpaque ? true : nil), Point(Double(part.minX), Double(part.minY)))
    }
}

extension Clip {
    fileprivate var outline: Path {
        switch shape {
        case .roundedRect(let rounded): return rounded.path
        case .polygon(let corners):
            var path = Path()
            path.addPolygon(corners)
            return path
        }
    }
}

extension GradientDrawing {
    /// The gradient as an ink.
    ///
    /// - Parameter map: The map from the layer's coordinates to the canvas.
    fileprivate func ink(_ map: AffineTransform) -> Ink {
        let ramp = ColorRamp(gradient)
        switch kind {
        case .axial(let start, let end): return .gradient(ramp, .linear(from: start, to: end), map)
        case .conic(let center, let angle): return .gradient(ramp, .conic(center: center, angle: angle), map)
        case .radial(let center, let radii):
            // A circle under a map that makes it the ellipse.
            let ellipse = AffineTransform.scale(radii.width, radii.height).followed(by: .translation(center.x, center.y))
            return .gradient(ramp, .radial(from: .zero, radius: 0, to: .zero, endRadius: 1), ellipse.followed(by: map))
        }
    }
}
