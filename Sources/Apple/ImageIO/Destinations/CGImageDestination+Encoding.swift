import CoreGraphics
import LaminaImages
import LaminaPrimitives

extension CGImageDestination {
    /// The quality without `kCGImageDestinationLossyCompressionQuality`.
    private static let usualQuality = 0.8

    /// Encodes all images that were added.
    func encoded() throws(ImageFileError) -> [UInt8] {
        let frames = images.map { image, properties in
            WrittenFrame(bitmap: bitmap(of: image, properties), duration: duration(properties) ?? duration(self.properties) ?? 0)
        }
        let loopCount = value(kCGImagePropertyGIFLoopCount, of: properties).map { Int(max(0, min(65_535, $0))) }
        let own = images.first?.properties
        let exif = (Exif(own) ?? Exif(properties))?.bytes
        switch format {
        case .png:
            let isAnimation = frames.count > 1 || loopCount != nil
            let bytes =
                try isAnimation
                ? PNG.encode(frames, loopCount: loopCount ?? 0)
                : PNG.encode(frames[0].bitmap, isOpaque: images[0].image.picture.isOpaque)
            return PNG.adding(resolution(own), exif: exif, to: bytes)
        case .jpeg:
            guard frames.count == 1 else { throw .damaged(name: "data", format: .jpeg, reason: "a JPEG file has one image, not \(frames.count)") }
            return try JPEG.encode(
                frames[0].bitmap, quality: quality(own), background: background(own), resolution: resolution(own), exif: exif)
        case .gif: return try GIF.encode(frames, loopCount: loopCount)
        case .webP: return try WebP.encode(frames, quality: quality(own), loopCount: loopCount, exif: exif)
        }
    }

    private func bitmap(of image: CGImage, _ properties: CFDictionary?) -> Bitmap {
        let longest = properties.number(kCGImageDestinationImageMaxPixelSize) ?? self.properties.number(kCGImageDestinationImageMaxPixelSize)
        return (longest.flatMap { image.reduced(toLongestSide: $0) } ?? image).picture.bitmap
    }

    private func quality(_ properties: CFDictionary?) -> Double {
        properties.number(kCGImageDestinationLossyCompressionQuality) ?? self.properties.number(kCGImageDestinationLossyCompressionQuality)
            ?? Self.usualQuality
    }

    /// The colour behind transparent parts in a format without alpha; white without one.
    private func background(_ properties: CFDictionary?) -> Pixel {
        let key = kCGImageDestinationBackgroundColor
        guard let color = (properties.value(key) ?? self.properties.value(key)) as? CGColor else { return 0xFFFF_FFFF }
        return color.color.pixel | 0xFF00_0000
    }

    private func resolution(_ properties: CFDictionary?) -> ImageMetadata.Resolution? {
        func number(_ key: CFString) -> Double? { properties.number(key) ?? self.properties.number(key) }
        guard let x = number(kCGImagePropertyDPIWidth) ?? number(kCGImagePropertyDPIHeight), x > 0 else { return nil }
        let y = number(kCGImagePropertyDPIHeight) ?? x
        return y > 0 ? ImageMetadata.Resolution(x: x, y: y) : nil
    }

    /// The time of a frame in seconds: the unclamped one, else the clamped one.
    private func duration(_ properties: CFDictionary?) -> Double? {
        value(kCGImagePropertyGIFUnclampedDelayTime, of: properties) ?? value(kCGImagePropertyGIFDelayTime, of: properties)
    }

    /// Returns a number in the format's own dictionary.
    private func value(_ key: CFString, of properties: CFDictionary?) -> Double? {
        format.dictionaryName.flatMap { properties.dictionary($0) }.flatMap { Optional($0).number(key) }
    }
}
