package import LaminaPrimitives

extension FilterImage {
    /// Applies a filter that changes each pixel on its own; other filters do nothing.
    package mutating func apply(local filter: PixelFilter) {
        switch filter {
        case .color(let matrix): change { Self.mapped($0, by: matrix) }
        case .luminanceToAlpha: change(Self.luminanceAsAlpha)
        case .alphaThreshold(let threshold): change { Self.cut($0, at: Float(threshold)) }
        case .vignette(let center, let radius, let intensity): darken(around: center, radius: radius, by: Float(intensity))
        case .gaussianBlur, .boxBlur, .pixellate, .ripple, .funnel: break
        }
    }

    /// Replaces every pixel by its image; equal neighbours are computed once.
    private mutating func change(_ map: (Pixel) -> Pixel) {
        var (last, image): (Pixel, Pixel) = (0, map(0))
        for index in pixels.indices {
            if pixels[index] != last {
                last = pixels[index]
                image = map(last)
            }
            pixels[index] = image
        }
    }

    private static func mapped(_ pixel: Pixel, by matrix: ColorMatrix) -> Pixel {
        matrix(straight(pixel)).premultipliedPixel
    }

    private static func luminanceAsAlpha(_ pixel: Pixel) -> Pixel {
        let color = SIMD4<Float>(premultiplied: pixel)
        let luminance = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
        return SIMD4<Float>(0, 0, 0, luminance).premultipliedPixel
    }

    private static func cut(_ pixel: Pixel, at threshold: Float) -> Pixel {
        var color = straight(pixel)
        guard color.w > 0, color.w >= threshold else { return 0 }
        color.w = 1
        return color.premultipliedPixel
    }

    private static func straight(_ pixel: Pixel) -> SIMD4<Float> {
        var color = SIMD4<Float>(premultiplied: pixel)
        guard color.w > 0 else { return color }
        let alpha = color.w
        color /= alpha
        color.w = alpha
        return color
    }

    private mutating func darken(around center: Point, radius: Double, by intensity: Float) {
        guard radius > 0 else { return }
        let (size, half) = (Double(blockSize), radius / 2)
        for y in 0..<max(0, blocks.height) {
            let dy = (Double(blocks.minY + y) + 0.5) * size - center.y
            for x in 0..<blocks.width {
                let dx = (Double(blocks.minX + x) + 0.5) * size - center.x
                let share = Float(max(0, min(1, ((dx * dx + dy * dy).squareRoot() - half) / half)))
                var color = SIMD4<Float>(premultiplied: pixels[y * blocks.width + x])
                let alpha = color.w
                color *= 1 - intensity * share * share
                // The channels of a premultiplied colour are at most its alpha.
                color.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
                color.w = alpha
                pixels[y * blocks.width + x] = color.pixel
            }
        }
    }
}

extension SIMD4<Float> {
    /// Creates red, green, blue and alpha, 0...1, of a pixel, without dividing by alpha.
    fileprivate init(premultiplied pixel: Pixel) {
        let channels = SIMD4<UInt32>(pixel &>> 16 & 255, pixel &>> 8 & 255, pixel & 255, pixel &>> 24)
        self = SIMD4<Float>(channels) / 255
    }

    /// The pixel of a straight colour, clamped to 0...1.
    fileprivate var premultipliedPixel: Pixel {
        var color = clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
        let alpha = color.w
        color *= alpha
        color.w = alpha
        return color.pixel
    }

    /// The pixel of a premultiplied colour, 0...1, rounded to nearest.
    fileprivate var pixel: Pixel {
        let channels = SIMD4<UInt32>(self * 255 + 0.5)
        return channels.w &<< 24 | channels.x &<< 16 | channels.y &<< 8 | channels.z
    }
}
