import LaminaPrimitives

/// A sample layout with its colour space: reads and writes pixels as premultiplied sRGB.
struct SampleFormat: Sendable {
    let layout: SampleLayout
    /// The colour space; nil for alpha only.
    let encoding: ColorEncoding?
    /// The value of a component for the samples 0 and 1; empty keeps the samples.
    let decode: [DecodePair]
    /// The alpha of the samples 0 and 1.
    let alphaRange: (low: Double, high: Double)

    /// - Parameter decode: A pair for each component; nil stands for the usual range of the space.
    init(
        layout: SampleLayout, encoding: ColorEncoding?, decode: [DecodePair]? = nil, alphaRange: (low: Double, high: Double) = (0, 1)
    ) {
        self.layout = layout
        self.alphaRange = alphaRange
        self.encoding = encoding
        if let decode {
            self.decode = decode
        } else if case .indexed = encoding {
            // A sample is the index itself.
            self.decode = [DecodePair(low: 0, high: Double(1 << layout.bitsPerComponent - 1))]
        } else {
            self.decode = encoding.map { $0.isBounded ? [] : $0.sampleRanges.map { DecodePair(low: $0.lowerBound, high: $0.upperBound) } } ?? []
        }
    }

    /// The components of a sample in the colour space.
    func components(_ sample: Sample) -> [Double] {
        (0..<layout.componentCount).map { index in
            let value = sample.components[index]
            return decode.isEmpty ? value : decode[index].low + (decode[index].high - decode[index].low) * value
        }
    }

    /// Returns the sample of components in the colour space; the inverse of `components(_:)`.
    func sample(_ components: [Double], alpha: Double) -> Sample {
        var result = Sample(alpha: alpha)
        for index in 0..<min(layout.componentCount, components.count) {
            let span = decode.isEmpty ? 1 : decode[index].high - decode[index].low
            let value = decode.isEmpty ? components[index] : components[index] - decode[index].low
            result.components[index] = span == 0 ? 0 : value / span
        }
        return result
    }

    /// Converts a sample to a premultiplied sRGB pixel.
    func pixel(_ sample: Sample) -> Pixel {
        let alpha = alphaRange.low + (alphaRange.high - alphaRange.low) * sample.alpha
        guard let encoding, layout.componentCount > 0 else { return Color(red: 0, green: 0, blue: 0, alpha: Float(alpha)).pixel }
        return Color(encoding: encoding, values: components(sample) + [alpha]).pixel
    }

    /// Converts a premultiplied sRGB pixel to a sample.
    func sample(_ pixel: Pixel) -> Sample {
        let opacity = Double(pixel >> 24)
        guard opacity > 0 else { return Sample(alpha: 0) }
        let (red, green, blue) = (Double(pixel >> 16 & 0xFF) / opacity, Double(pixel >> 8 & 0xFF) / opacity, Double(pixel & 0xFF) / opacity)
        guard let encoding else { return Sample(alpha: opacity / 255) }
        if encoding == .rgb(.sRGB, .sRGB) { return Sample(components: SIMD4(red, green, blue, 0), alpha: opacity / 255) }
        if encoding == .gray(.sRGB) {
            let gray = red * 0.2126 + green * 0.7152 + blue * 0.0722
            return Sample(components: SIMD4(gray, 0, 0, 0), alpha: opacity / 255)
        }
        let light = Vector3(red, green, blue).map(TransferFunction.sRGB.light)
        return sample(encoding.components(light), alpha: opacity / 255)
    }
}
