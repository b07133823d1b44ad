import LaminaPrimitives
import LaminaImages

extension SampleFormat {
    /// Reads pixels of a row in the space of a profile with tables, whose conversion is much faster for many colours at once; nil for other spaces.
    func profiledPixels(_ bytes: Span<UInt8>, from start: Int, columns: Range<Int>) -> [Pixel]? {
        guard case .profile(let profile) = encoding, layout.componentCount == profile.model.count else { return nil }
        var alphas: [Double] = []
        var values: [Double] = []
        for x in columns {
            let sample = layout.sample(bytes, from: start, column: x)
            alphas.append(alphaRange.low + (alphaRange.high - alphaRange.low) * sample.alpha)
            values += components(sample)
        }
        let xyz = profile.xyz(values)
        return alphas.indices.map { index in
            let light = ColorEncoding.light(xyz: Array(xyz[3 * index..<3 * index + 3]))
            let color = light.map(TransferFunction.sRGB.component)
            return Color(red: Float(color.x), green: Float(color.y), blue: Float(color.z), alpha: Float(alphas[index])).pixel
        }
    }
}
