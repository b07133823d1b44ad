import LaminaPrimitives

/// Conversion between JPEG files and bitmaps.
package enum JPEG {
    /// The largest number of blocks of 64 pixels that all scans of a file may visit.
    ///
    /// Each scan visits every block anew, so a small file with many scans takes long; an image of 64 megapixels may have 10 scans of 3 components.
    private static let mostVisitedBlocks = 30 << 20

    /// Reads the structure of a JPEG file.
    static func structure(bytes: [UInt8], name: String) throws(ImageFileError) -> ImageFile {
        let segments = JPEGSegments(bytes)
        guard let header = JPEGFrameHeader(segments.list, bytes) else {
            guard !segments.isComplete else { throw .damaged(name: name, format: .jpeg, reason: "the file has no image") }
            throw .incompleteHeader(name: name, format: .jpeg)
        }
        try ImageLimits.check(width: header.width, height: header.height, name: name)
        let scans = segments.list.count { $0.marker == 0xDA }
        let blocks = (header.width + 7) / 8 * ((header.height + 7) / 8) * header.componentCount
        guard scans <= 1 || scans <= mostVisitedBlocks / max(1, blocks) else {
            throw .damaged(name: name, format: .jpeg, reason: "\(scans) scans of \(header.width)×\(header.height) pixels")
        }
        var file = ImageFile(format: .jpeg, name: name, bytes: bytes)
        file.width = header.width
        file.height = header.height
        file.isComplete = segments.isComplete
        file.metadata = metadata(segments.list, header, bytes)
        if scans > 0 { file.frames = [ImageFrame(area: PixelRect(width: header.width, height: header.height), source: .jpeg)] }
        return file
    }

    private static func metadata(_ segments: [JPEGSegments.Segment], _ header: JPEGFrameHeader, _ bytes: [UInt8]) -> ImageMetadata {
        var result = ImageMetadata()
        result.depth = header.depth
        result.colorModel = [1: .gray, 4: .cmyk][header.componentCount] ?? .rgb
        result.isInterlaced = header.isProgressive
        result.resolution = segments.lazy.compactMap { resolution($0, bytes) }.first
        let exif = segments.first { $0.marker == 0xE1 && bytes.has("Exif\0\0", at: $0.payload.lowerBound) && $0.payload.count > 6 }
        result.exif = exif.flatMap { Exif(bytes, in: $0.payload.dropFirst(6)) }
        result.profile = profile(segments, bytes)
        return result
    }

    /// Reads the resolution in a JFIF header.
    private static func resolution(_ segment: JPEGSegments.Segment, _ bytes: [UInt8]) -> ImageMetadata.Resolution? {
        let start = segment.payload.lowerBound
        guard segment.marker == 0xE0, segment.payload.count >= 12, bytes.has("JFIF\0", at: start), let x = bytes.big(at: start + 8, 2),
            let y = bytes.big(at: start + 10, 2), x > 0, y > 0
        else { return nil }
        switch bytes[start + 7] {
        case 1: return ImageMetadata.Resolution(x: Double(x), y: Double(y))
        // Pixels per centimetre.
        case 2: return ImageMetadata.Resolution(x: Double(x) * 2.54, y: Double(y) * 2.54)
        default: return nil
        }
    }

    /// Joins the parts of the ICC profile; nil when one is missing.
    ///
    /// - Source: ICC.1:2022, annex B.4: each part begins with a name of 12 bytes, its number from 1 on and the number of parts.
    private static func profile(_ segments: [JPEGSegments.Segment], _ bytes: [UInt8]) -> [UInt8]? {
        var parts: [Int: Range<Int>] = [:]
        var count = 0
        for segment in segments where segment.marker == 0xE2 && segment.isWhole && segment.payload.count > 14 {
            guard bytes.has("ICC_PROFILE\0", at: segment.payload.lowerBound) else { continue }
            parts[Int(bytes[segment.payload.lowerBound + 12])] = segment.payload.dropFirst(14)
            count = Int(bytes[segment.payload.lowerBound + 13])
        }
        let ordered = (1...max(1, count)).compactMap { parts[$0] }
        return count > 0 && ordered.count == count ? ordered.flatMap { bytes[$0] } : nil
    }
}
