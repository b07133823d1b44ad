import LaminaPrimitives

extension PNG {
    /// Reads the structure of a PNG file, with the frames of an animation.
    ///
    /// A file whose animation chunks contradict the specification is read as a still image.
    ///
    /// - Source: W3C PNG, third edition, with APNG.
    static func structure(bytes: [UInt8], name: String) throws(ImageFileError) -> ImageFile {
        let chunks = PNGChunks(bytes)
        guard let first = chunks.list.first else { throw .incompleteHeader(name: name, format: .png) }
        guard first.type == "IHDR", first.payload.count == 13 || !first.isWhole else {
            throw .damaged(name: name, format: .png, reason: "the first chunk is not a header")
        }
        guard first.isWhole, let width = bytes.big(at: first.payload.lowerBound, 4), let height = bytes.big(at: first.payload.lowerBound + 4, 4)
        else { throw .incompleteHeader(name: name, format: .png) }
        try ImageLimits.check(width: width, height: height, name: name)
        var file = ImageFile(format: .png, name: name, bytes: bytes)
        file.width = width
        file.height = height
        file.isComplete = chunks.list.last.map { $0.type == "IEND" } ?? false
        file.metadata = metadata(chunks, bytes)
        if let animation = PNGAnimation(chunks, bytes, width: width, height: height) {
            file.isAnimation = true
            file.loopCount = animation.loopCount
            file.frames = animation.frames
        } else if chunks.list.contains(where: { $0.type == "IDAT" }) {
            file.frames = [ImageFrame(area: PixelRect(width: width, height: height), source: .png(nil))]
        }
        return file
    }

    private static func metadata(_ chunks: PNGChunks, _ bytes: [UInt8]) -> ImageMetadata {
        var result = ImageMetadata()
        // The header is whole: the caller has read its size.
        let header = chunks.list[0].payload.lowerBound
        let (depth, type) = (Int(bytes[header + 8]), bytes[header + 9])
        result.depth = type == 3 ? 8 : depth
        result.isIndexed = type == 3
        result.colorModel = type == 0 || type == 4 ? .gray : .rgb
        result.hasAlpha = type == 4 || type == 6 || chunks.first("tRNS") != nil
        result.isInterlaced = bytes[header + 12] == 1
        if let size = chunks.first("pHYs"), size.count == 9, bytes[size.lowerBound + 8] == 1 {
            result.resolution = ImageMetadata.Resolution(
                x: perInch(bytes.big(at: size.lowerBound, 4)), y: perInch(bytes.big(at: size.lowerBound + 4, 4)))
        }
        if let block = chunks.first("eXIf") { result.exif = Exif(bytes, in: block) }
        if chunks.first("sRGB") == nil, let gamma = chunks.first("gAMA").flatMap({ bytes.big(at: $0.lowerBound, 4) }), gamma > 0 {
            // The number is 100,000 times the exponent from light to samples; that of sRGB's curve is about 1 / 2.2.
            result.gamma = abs(gamma - 45_455) > 100 ? 100_000 / Double(gamma) : nil
        }
        result.profile = chunks.first("sRGB") == nil && chunks.first("iCCP") != nil ? profile(of: bytes) : nil
        return result
    }

    /// Converts pixels per metre, the unit of the chunk `pHYs`, to pixels per inch.
    private static func perInch(_ perMetre: Int?) -> Double { Double(perMetre ?? 0) * 0.0254 }
}
