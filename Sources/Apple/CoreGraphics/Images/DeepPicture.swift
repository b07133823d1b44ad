import Foundation
import LaminaPrimitives

/// The pixels of a part of an image with more than 8 bits, as samples of a bitmap's format.
struct DeepPicture {
    /// The largest number of pixels that are kept, at 20 bytes each; larger parts are drawn with 8 bits.
    private static let mostPixels = 1 << 22

    private let part: PixelRect
    /// Components multiplied by alpha.
    private var components: [SIMD4<Float>] = []
    private var alphas: [Float] = []

    /// Converts the pixels of an image that a drawing shows.
    ///
    /// - Parameters:
    ///   - shown: The rectangle that is drawn, in pixels of the image.
    ///   - format: The format of the bitmap.
    /// - Returns: Nil when the image has no bytes of its own, and for a part that is too large.
    init?(_ image: CGImage, showing shown: Rect, in format: SampleFormat) {
        let whole = PixelRect(width: image.width, height: image.height)
        // One more pixel on each side takes part in interpolation.
        part = PixelRect(covering: shown).expanded(by: 1).intersection(whole)
        guard !part.isEmpty, part.area <= Self.mostPixels, case .samples(let own) = image.format.codec(decode: image.decodeArray?.pairs),
            let bytes = image.dataProvider.map({ [UInt8]($0.bytes) })
        else { return nil }
        let stride = image.format.bytesPerRow
        guard (part.maxY - 1) * stride + own.layout.bytes(width: image.width) <= bytes.count else { return nil }
        components.reserveCapacity(part.area)
        alphas.reserveCapacity(part.area)
        let conversion = PixelConversion(from: own, to: format)
        let span = bytes.span
        for y in part.minY..<part.maxY { append(conversion, span, y * stride, part.minX..<part.maxX) }
    }

    private mutating func append(_ conversion: PixelConversion, _ bytes: Span<UInt8>, _ start: Int, _ columns: Range<Int>) {
        // The last conversion is cached: neighbouring pixels are often equal, and the conversion is slow.
        var last: (from: Sample, to: Sample)?
        for x in columns {
            let sample = conversion.from.layout.sample(bytes, from: start, column: x)
            let converted = last?.from == sample ? last?.to ?? sample : conversion.converted(sample)
            last = (sample, converted)
            components.append(SIMD4<Float>(converted.components * converted.alpha))
            alphas.append(Float(converted.alpha))
        }
    }

    /// Returns the components at a place, not multiplied by alpha, and the alpha; edge pixels repeat.
    ///
    /// - Parameter place: A place in pixels of the image.
    func sample(at place: Point, isSmooth: Bool) -> (SIMD4<Double>, Double)? {
        guard place.isFinite, abs(place.x) < 1e9, abs(place.y) < 1e9 else { return nil }
        let (sum, alpha) = isSmooth ? mixed(at: place) : pixel(Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
        return alpha > 0 ? (SIMD4<Double>(sum) / Double(alpha), Double(alpha)) : nil
    }

    private func mixed(at place: Point) -> (SIMD4<Float>, Float) {
        let (x, y) = (place.x - 0.5, place.y - 0.5)
        let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (right, down) = (Float(x - x.rounded(.down)), Float(y - y.rounded(.down)))
        var sum = SIMD4<Float>.zero
        var alpha: Float = 0
        for (across, along, weight) in [
            (0, 0, (1 - right) * (1 - down)), (1, 0, right * (1 - down)), (0, 1, (1 - right) * down), (1, 1, right * down),
        ] {
            let (color, opacity) = pixel(column + across, row + along)
            sum += color * weight
            alpha += opacity * weight
        }
        return (sum, alpha)
    }

    private func pixel(_ x: Int, _ y: Int) -> (SIMD4<Float>, Float) {
        let column = max(part.minX, min(part.maxX - 1, x))
        let row = max(part.minY, min(part.maxY - 1, y))
        let index = (row - part.minY) * part.width + column - part.minX
        return (components[index], alphas[index])
    }
}
