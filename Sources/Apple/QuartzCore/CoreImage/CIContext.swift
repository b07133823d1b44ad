public import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaRaster

/// A key of the options of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space in which filters work: by default light with sRGB's primaries; `NSNull` leaves the components as they are.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The space of results; `NSNull` leaves the components as they are.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// True to compute on the processor, as always here.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// True to compute for a smaller cost; without effect.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// True to keep intermediate pictures; without effect.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// The layout of intermediate pixels; without effect, they are floats.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// A name for debuggers; without effect.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// A place that computes the pixels of images.
open class CIContext: NSObject {
    /// The space in which filters work; nil when components stay as they are.
    open var workingColorSpace: CGColorSpace? { evaluation.isLinear ? CGColorSpace(name: CGColorSpace.linearSRGB) : nil }
    private let evaluation: RecipeEvaluation

    /// Creates a context.
    ///
    /// - Parameter options: With `NSNull` as `workingColorSpace`, components are not decoded to light.
    public init(options: [CIContextOption: Any]? = nil) {
        evaluation = RecipeEvaluation(isLinear: !(options?[.workingColorSpace] is NSNull))
        super.init()
    }

    /// Creates a context with its standard options.
    public override convenience init() { self.init(options: nil) }

    /// Returns the pixels of an image in a rectangle, which is enlarged to whole pixels.
    ///
    /// - Returns: Nil for an empty or infinite rectangle, and for one with more than 2²⁶ pixels.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.render(fromRect, evaluation) }

    /// Returns the pixels of an image in a rectangle, with 8 bits and in sRGB, whatever the layout and the space.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Writes the pixels of an image into memory, from the top row.
    ///
    /// - Parameters:
    ///   - data: Memory for `rowBytes` times the number of rows.
    ///   - rowBytes: The distance of rows in bytes, at least those of a row's pixels.
    ///   - colorSpace: A space, in which components are written as sRGB; nil writes them as the filters made them.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        let area = bounds.coveredPixels
        guard format.pixelSize > 0, !area.isEmpty, rowBytes >= area.width * format.pixelSize else {
            return Diagnostics.warn("CIContext cannot write \(bounds) in the format \(format.rawValue) with \(rowBytes) bytes a row")
        }
        let writer = PixelWriter(format: format, encodes: evaluation.isLinear && colorSpace != nil)
        for (index, strip) in image.strips(of: area, evaluation).enumerated() {
            let start = index * CIImage.stripHeight(area)
            for row in 0..<strip.area.height {
                let line = unsafe data + (start + row) * rowBytes
                unsafe writer.write(strip.pixels, row: strip.area.height - 1 - row, width: area.width, to: line)
            }
        }
    }

    /// Does nothing: a context keeps no intermediate pictures.
    open func clearCaches() {}
}

/// The encoding of pixels into memory.
private struct PixelWriter {
    let format: CIFormat
    /// True when light becomes components of sRGB.
    let encodes: Bool

    func write(_ pixels: [SIMD4<Float>], row: Int, width: Int, to line: UnsafeMutableRawPointer) {
        let (channels, size) = (format.channels ?? [], format.channelSize)
        for x in 0..<width {
            var color = pixels[row * width + x]
            if encodes { color = color.encodedPremultiplied }
            for (place, channel) in channels.enumerated() {
                let offset = (x * channels.count + place) * size
                switch size {
                case 1: unsafe line.storeBytes(of: UInt8(max(0, min(255, color[channel] * 255)).rounded()), toByteOffset: offset, as: UInt8.self)
                case 2: unsafe line.storeBytes(of: Float16(color[channel]), toByteOffset: offset, as: Float16.self)
                default: unsafe line.storeBytes(of: color[channel], toByteOffset: offset, as: Float.self)
                }
            }
        }
    }
}
