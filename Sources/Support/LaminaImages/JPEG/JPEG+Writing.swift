import CTurboJPEG
package import LaminaPrimitives

extension JPEG {
    /// Encodes a bitmap as a JPEG file.
    ///
    /// - Parameters:
    ///   - bitmap: The picture; transparent parts show `background`.
    ///   - quality: 0 (smallest) ... 1 (best); from 0.9 on, colours are stored at full resolution, below at half in both directions.
    ///   - background: An opaque colour.
    ///   - exif: The bytes of an Exif block; nil for none.
    ///   - name: The name of the file in errors.
    package static func encode(
        _ bitmap: Bitmap, quality: Double, background: Pixel = 0xFFFF_FFFF, resolution: ImageMetadata.Resolution? = nil, exif: [UInt8]? = nil,
        name: String = "JPEG"
    ) throws(ImageFileError) -> [UInt8] {
        try ImageLimits.check(width: bitmap.width, height: bitmap.height, name: name)
        let pixels = bitmap.pixels.map { $0.over(background) }
        let percent = CInt((100 * (quality > 0 ? min(1, quality) : 0)).rounded())
        guard var bytes = compress(pixels, bitmap.width, bitmap.height, quality: max(1, percent)) else {
            throw .damaged(name: name, format: .jpeg, reason: "libjpeg-turbo cannot encode \(bitmap.width)×\(bitmap.height) pixels")
        }
        if let resolution { setResolution(resolution, in: &bytes) }
        if let exif, exif.count < 65_000 {
            var segment: [UInt8] = [0xFF, 0xE1]
            segment.appendBig(exif.count + 8, 2)
            segment += Array("Exif\0\0".utf8) + exif
            // After the start of the image and libjpeg-turbo's JFIF segment of 18 bytes.
            bytes.insert(contentsOf: segment, at: hasHeader(bytes) ? 20 : 2)
        }
        return bytes
    }

    private static func compress(_ pixels: [Pixel], _ width: Int, _ height: Int, quality: CInt) -> [UInt8]? {
        guard let encoder = unsafe tjInitCompress() else { return nil }
        defer { unsafe tjDestroy(encoder) }
        let sampling = quality >= 90 ? TJSAMP_444 : TJSAMP_420
        var file: UnsafeMutablePointer<UInt8>?
        var count: CUnsignedLong = 0
        // libjpeg-turbo reads width × height pixels of 4 bytes during the call, and allocates the file.
        let result = unsafe pixels.withUnsafeBytes { buffer in
            unsafe tjCompress2(
                encoder, buffer.bindMemory(to: UInt8.self).baseAddress, CInt(width), CInt(width * 4), CInt(height), TJPF_BGRX.rawValue, &file,
                &count, CInt(sampling.rawValue), quality, TJFLAG_ACCURATEDCT)
        }
        defer { unsafe tjFree(file) }
        guard result == 0, let file = unsafe file else { return nil }
        return unsafe Array(UnsafeBufferPointer(start: file, count: Int(count)))
    }

    private static func hasHeader(_ bytes: [UInt8]) -> Bool { bytes.big(at: 2, 4) == 0xFFE0_0010 && bytes.has("JFIF\0", at: 6) }

    /// Stores pixels per inch in the JFIF header, whose place is fixed.
    private static func setResolution(_ resolution: ImageMetadata.Resolution, in bytes: inout [UInt8]) {
        guard hasHeader(bytes) else { return }
        bytes[13] = 1
        for (place, value) in [(14, resolution.x), (16, resolution.y)] {
            let whole = value > 1 ? Int(min(65_535, value).rounded()) : 1
            bytes[place] = UInt8(whole >> 8)
            bytes[place + 1] = UInt8(whole & 0xFF)
        }
    }
}
