public import CoreGraphics
import LaminaImages

/// Returns the properties of the whole file: its size in bytes, and an animation's canvas, loop count and times.
///
/// - Parameter options: Ignored.
/// - Returns: Nil when there is no image.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.with { $0.file }.map { $0.properties as CFDictionary }
}

/// Returns the properties of one image.
///
/// - Parameter options: Ignored.
/// - Returns: Nil for an index without an image.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    isrc.with { $0.file }.flatMap { $0.frames.indices.contains(index) ? $0.properties(ofFrame: index) as CFDictionary : nil }
}

extension ImageFile {
    /// The properties of the whole file.
    fileprivate var properties: [CFString: Any] {
        var result: [CFString: Any] = [kCGImagePropertyFileSize: bytes.count]
        guard isAnimation, let name = format.dictionaryName else { return result }
        var details: [CFString: Any] = [
            kCGImagePropertyGIFCanvasPixelWidth: width, kCGImagePropertyGIFCanvasPixelHeight: height,
            kCGImagePropertyGIFFrameInfoArray: frames.map { $0.times },
        ]
        if let loopCount { details[kCGImagePropertyGIFLoopCount] = loopCount }
        if format == .gif { details[kCGImagePropertyGIFHasGlobalColorMap] = bytes[10] & 0x80 != 0 }
        result[name] = details
        return result
    }

    /// The properties of one frame.
    ///
    /// - Precondition: The index is one of `frames`.
    fileprivate func properties(ofFrame index: Int) -> [CFString: Any] {
        var result: [CFString: Any] = [
            kCGImagePropertyPixelWidth: width, kCGImagePropertyPixelHeight: height, kCGImagePropertyDepth: metadata.depth,
            kCGImagePropertyColorModel: metadata.colorModel.name,
        ]
        if format != .jpeg { result[kCGImagePropertyHasAlpha] = metadata.hasAlpha }
        if metadata.isIndexed { result[kCGImagePropertyIsIndexed] = true }
        if let orientation = metadata.exif?.orientation { result[kCGImagePropertyOrientation] = orientation }
        if let resolution = metadata.exif?.resolution ?? metadata.resolution {
            result[kCGImagePropertyDPIWidth] = resolution.x
            result[kCGImagePropertyDPIHeight] = resolution.y
        }
        if let name = metadata.profile.flatMap(ProfileName.read) { result[kCGImagePropertyProfileName] = name }
        for (name, dictionary) in metadata.exif?.dictionaries ?? [:] { result[name] = dictionary }
        for (name, dictionary) in formatProperties(ofFrame: index) { result[name] = dictionary }
        return result
    }

    /// The dictionary that belongs to the format.
    private func formatProperties(ofFrame index: Int) -> [CFString: [CFString: Any]] {
        guard let name = format.dictionaryName else {
            var details: [CFString: Any] = [kCGImagePropertyJFIFIsProgressive: metadata.isInterlaced]
            if let resolution = metadata.resolution {
                details[kCGImagePropertyJFIFXDensity] = resolution.x
                details[kCGImagePropertyJFIFYDensity] = resolution.y
                details[kCGImagePropertyJFIFDensityUnit] = 1
            }
            return [kCGImagePropertyJFIFDictionary: details]
        }
        var details: [CFString: Any] = isAnimation ? frames[index].times : [:]
        if format == .png {
            details[kCGImagePropertyPNGInterlaceType] = metadata.isInterlaced ? 1 : 0
            if let resolution = metadata.resolution {
                details[kCGImagePropertyPNGXPixelsPerMeter] = Int((resolution.x / 0.0254).rounded())
                details[kCGImagePropertyPNGYPixelsPerMeter] = Int((resolution.y / 0.0254).rounded())
            }
        }
        return details.isEmpty ? [:] : [name: details]
    }
}

extension ImageFrame {
    /// The frame's time as stored, and as Apple clamps it.
    fileprivate var times: [CFString: Any] {
        [kCGImagePropertyGIFUnclampedDelayTime: duration, kCGImagePropertyGIFDelayTime: clampedDuration]
    }

    /// The time for which the frame is shown, in seconds: a time of 0.05 or less becomes 0.1.
    ///
    /// - Source: Developers report these values of ImageIO. Apple's page on `kCGImagePropertyGIFDelayTime` says that the time is never less than 0.1.
    var clampedDuration: Double { duration <= 0.05 ? 0.1 : duration }
}

extension ImageFileFormat {
    /// The key of the format's own dictionary; nil for JPEG, which has several.
    var dictionaryName: CFString? {
        switch self {
        case .png: kCGImagePropertyPNGDictionary
        case .gif: kCGImagePropertyGIFDictionary
        case .webP: kCGImagePropertyWebPDictionary
        case .jpeg: nil
        }
    }
}

extension ImageMetadata.ColorModel {
    fileprivate var name: CFString {
        switch self {
        case .gray: kCGImagePropertyColorModelGray
        case .rgb: kCGImagePropertyColorModelRGB
        case .cmyk: kCGImagePropertyColorModelCMYK
        }
    }
}
