public import CoreGraphics
import Foundation
import ImageIO
public import QuartzCore

extension CIContext {
    /// Returns an image's pixels as a PNG file; nil when the extent is empty or infinite.
    ///
    /// - Parameters:
    ///   - format: A layout; the file has 8 bits a channel.
    ///   - colorSpace: A space; the file is in sRGB.
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { file("public.png", image, [:]) }

    /// Returns an image's pixels as a JPEG file; nil when the extent is empty or infinite.
    ///
    /// - Parameter options: `lossyCompressionQuality`, 0...1.
    public func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        let quality = options[.lossyCompressionQuality] as? NSNumber ?? NSNumber(value: options[.lossyCompressionQuality] as? Double ?? 0.9)
        return file("public.jpeg", image, [kCGImageDestinationLossyCompressionQuality: quality])
    }

    /// Writes an image's pixels to a PNG file.
    ///
    /// - Throws: The file system's error, or `CocoaError.fileWriteUnknown` when the extent is empty or infinite.
    public func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try Self.write(pngRepresentation(of: image, format: format, colorSpace: colorSpace), to: url)
    }

    /// Writes an image's pixels to a JPEG file.
    ///
    /// - Throws: The file system's error, or `CocoaError.fileWriteUnknown` when the extent is empty or infinite.
    public func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try Self.write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url)
    }

    private static func write(_ data: Data?, to url: URL) throws {
        guard let data else { throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url]) }
        try data.write(to: url, options: .atomic)
    }

    private func file(_ type: String, _ image: CIImage, _ properties: [CFString: Any]) -> Data? {
        let data = NSMutableData()
        guard let picture = createCGImage(image, from: image.extent),
            let destination = CGImageDestinationCreateWithData(data, NSString(string: type), 1, nil)
        else { return nil }
        CGImageDestinationAddImage(destination, picture, properties as CFDictionary)
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }
}

/// A key of the options with which files are written.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The quality of a JPEG file, 0...1.
    public static let lossyCompressionQuality = CIImageRepresentationOption(rawValue: "kCGImageDestinationLossyCompressionQuality")
}
