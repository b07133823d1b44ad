package import CoreGraphics
import LaminaPrimitives
package import LaminaRaster

/// The computation of pictures, strip by strip so that memory stays bounded.
extension CIImage {
    /// The number of rows of a strip: about a million pixels.
    static func stripHeight(_ area: PixelRect) -> Int { max(1, (1 << 20) / max(1, area.width)) }

    /// Returns the strips of an area from the top.
    func strips(of area: PixelRect, _ evaluation: RecipeEvaluation) -> some Sequence<ImagePlane> {
        stride(from: area.maxY, to: area.minY, by: -Self.stripHeight(area)).lazy.map { top in
            let bottom = max(area.minY, top - Self.stripHeight(area))
            return evaluation.pixels(of: self.recipe, in: PixelRect(area.minX, bottom, area.maxX, top))
        }
    }

    /// Returns the picture in a rectangle, which is enlarged to whole pixels; nil when it is empty or too large.
    package func render(_ rect: CGRect, _ evaluation: RecipeEvaluation = RecipeEvaluation(isLinear: true)) -> CGImage? {
        let area = rect.coveredPixels
        guard !rect.isInfinite, !area.isEmpty, area.area <= RecipeEvaluation.mostPixels else { return nil }
        var pixels: [Pixel] = []
        pixels.reserveCapacity(area.area)
        for strip in strips(of: area, evaluation) {
            for row in (0..<strip.area.height).reversed() {
                for x in 0..<area.width {
                    let color = strip.pixels[row * area.width + x]
                    pixels.append((evaluation.isLinear ? color.encodedPremultiplied : color).pixel)
                }
            }
        }
        guard let bitmap = try? Bitmap(width: area.width, height: area.height, pixels: pixels) else { return nil }
        return CGImage(Picture(bitmap))
    }
}

extension SIMD4<Float> {
    /// The premultiplied colour of sRGB with this premultiplied light.
    var encodedPremultiplied: SIMD4<Float> {
        guard w > 0 else { return .zero }
        let code = SRGBCurve.encoded(SIMD4(x / w, y / w, z / w, w))
        return SIMD4(code.x * w, code.y * w, code.z * w, w)
    }

    /// The pixel of a premultiplied colour; channels outside 0 to alpha, and NaN, are clamped.
    fileprivate var pixel: Pixel {
        func channel(_ value: Float, _ limit: Float) -> Pixel { value > 0 ? Pixel((Swift.min(value, limit) * 255).rounded()) : 0 }
        let alpha = w > 0 ? Swift.min(w, 1) : 0
        return channel(alpha, 1) &<< 24 | channel(x, alpha) &<< 16 | channel(y, alpha) &<< 8 | channel(z, alpha)
    }
}
