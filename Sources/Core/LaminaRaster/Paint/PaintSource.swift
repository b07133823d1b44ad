package import LaminaPrimitives

/// A paint as whole numbers, from which its pixels follow by the rules of `CLaminaRules` alone.
///
/// Maps, gradients and filters are computed in floating-point numbers, which devices round in their own ways. So the processor computes them, and a
/// device gets the results: one colour, a position for each column and row of a picture, the numbers of a map, or a colour for each pixel.
package enum PaintSource: Sendable {
    /// One premultiplied pixel everywhere.
    case solid(Pixel)
    /// A picture that is stretched along its axes.
    case stretched(PictureTables)
    /// A picture under another affine map.
    case mapped(PictureMap)
    /// An axial gradient.
    case ramp(RampMap)
    /// A radial or conic gradient.
    case curve(CurveMap)
    /// A colour for each pixel of `bounds`, row by row, to be multiplied by a tint.
    case pixels([Pixel], bounds: PixelRect, tint: UInt32)
    /// A paint that would need a colour for each of more pixels than are wanted.
    case tooManyPixels
}

extension Paint {
    /// The paint's pixels in a region, and the opacity that is left to apply, 0...255.
    ///
    /// - Parameters:
    ///   - region: The pixels that may be asked for, not empty.
    ///   - opacity: The factor of the paint's alpha, clamped to 0...1; 0 when it is NaN.
    ///   - mostPixels: The most pixels to compute one by one.
    /// - Returns: Nil when the paint draws nothing.
    package func source(in region: PixelRect, opacity: Double, mostPixels: Int = .max) -> (source: PaintSource, fade: UInt8)? {
        let isTooLarge = region.area > mostPixels
        return switch self {
        // The opacity goes into the colour before it is rounded to a pixel, so nothing is left to fade.
        case .solid(let color): (.solid(color.pixel(opacity: opacity)), 255)
        case .picture(let picture): picture.source(in: region, isTooLarge: isTooLarge).map { ($0, fraction255(opacity)) }
        case .tiles(let tiles): TileRows(tiles).map { ($0.source(in: region, tint: tiles.tint, isTooLarge: isTooLarge), fraction255(opacity)) }
        case .gradient(let gradient):
            GradientRows(gradient).map { rows in
                (rows.wholeNumbers(in: region) ?? rows.source(in: region, isTooLarge: isTooLarge), fraction255(opacity))
            }
        }
    }
}

extension PicturePaint {
    fileprivate func source(in region: PixelRect, isTooLarge: Bool) -> PaintSource? {
        let paint = onGrid
        if let tables = PictureTables(paint, in: region) { return .stretched(tables) }
        if let map = PictureMap(paint, in: region) { return .mapped(map) }
        return PictureRows(self, columns: region.minX..<region.maxX)?.source(in: region, tint: tint, isTooLarge: isTooLarge)
    }
}

extension SpritePaint {
    /// The pixels of one drawing in a region, without its opacity.
    ///
    /// - Parameter picture: The picture of the paint's window.
    package func source(_ use: Use, of picture: Picture, in region: PixelRect) -> PaintSource {
        PictureMap(use.map, picture, window, isNearest: use.sampling == .nearest, tint: use.tint, in: region).map { .mapped($0) }
            ?? SpriteRows(window: window, use: use).source(in: region, tint: use.tint, isTooLarge: false)
    }
}

extension RowSource {
    fileprivate func source(in region: PixelRect, tint: UInt32 = PicturePaint.noTint, isTooLarge: Bool) -> PaintSource {
        isTooLarge ? .tooManyPixels : .pixels(pixels(of: region), bounds: region, tint: tint)
    }

    /// The pixels of a region, row by row.
    func pixels(of region: PixelRect) -> [Pixel] {
        var pixels = [Pixel](repeating: 0, count: region.area)
        var span = pixels.mutableSpan
        for y in region.minY..<region.maxY {
            let row = (y - region.minY) * region.width
            for start in stride(from: 0, to: region.width, by: PaintScratch.length) {
                let end = min(start + PaintScratch.length, region.width)
                span.withPart(row + start..<row + end) { write(y, from: region.minX + start, into: &$0, .chosen) }
            }
        }
        return pixels
    }
}

extension PackedPicture {
    /// The pixels of `bounds`, row by row.
    package var unpacked: [Pixel] { bounds.isEmpty ? [] : PackedRows(picture: self).pixels(of: bounds) }
}
