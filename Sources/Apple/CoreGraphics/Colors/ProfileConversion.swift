import LaminaImages
import LaminaPrimitives

/// A fast conversion of a picture's pixels from a space with curves and a matrix to sRGB.
struct ProfileConversion {
    let encoding: ColorEncoding
    /// The light of each value of red, green and blue; the light of a colour is their sum.
    private let light: [[SIMD3<Float>]]

    /// The number of intervals of light in a table of sRGB's bytes: near black, a byte spans five of them.
    private static let steps = 1 << 14
    private static let bytes: [UInt8] = (0...steps).map { UInt8((TransferFunction.sRGB.component(Double($0) / Double(steps)) * 255).rounded()) }

    /// - Parameter isGray: True when the pixels have three equal components, and the space may have one.
    /// - Returns: Nil for sRGB, and for a space with another number of components than the pixels.
    init?(_ encoding: ColorEncoding, isGray: Bool) {
        guard !encoding.isStandard else { return nil }
        switch encoding {
        case .gray where isGray: light = [Self.table { encoding.light([$0]) }]
        case .rgb, .matrix:
            // Light is a matrix times a curve of each component, so components add up; the light of black is counted once.
            let black = encoding.light([0, 0, 0])
            light = [
                Self.table { encoding.light([$0, 0, 0]) }, Self.table { encoding.light([0, $0, 0]) + black * -1 },
                Self.table { encoding.light([0, 0, $0]) + black * -1 },
            ]
        default: return nil
        }
        self.encoding = encoding
    }

    /// Converts all pixels, with colours outside sRGB's gamut clamped.
    ///
    /// - Accuracy: Each channel differs by at most 1 from the exact value.
    func apply(to bitmap: inout Bitmap) {
        var last: (from: Pixel, to: Pixel) = (0, 0)
        for index in bitmap.pixels.indices {
            let pixel = bitmap.pixels[index]
            if pixel != last.from { last = (pixel, converted(pixel.straight).premultiplied) }
            bitmap.pixels[index] = last.to
        }
    }

    private func converted(_ pixel: Pixel) -> Pixel {
        var sum = light[0][Int(pixel >> 16 & 255)]
        if light.count == 3 { sum += light[1][Int(pixel >> 8 & 255)] + light[2][Int(pixel & 255)] }
        let places = SIMD3<Int>(
            (sum * Float(Self.steps)).rounded(.toNearestOrEven).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: Float(Self.steps))))
        let bytes = Self.bytes
        return pixel & 0xFF00_0000 | UInt32(bytes[places.x]) << 16 | UInt32(bytes[places.y]) << 8 | UInt32(bytes[places.z])
    }

    private static func table(_ light: (Double) -> Vector3) -> [SIMD3<Float>] {
        (0...255).map { byte in
            let light = light(Double(byte) / 255)
            return SIMD3(Float(light.x), Float(light.y), Float(light.z))
        }
    }
}
