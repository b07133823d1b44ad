import CWebP
import LaminaPrimitives

extension WebP {
    /// Encodes frames as a WebP file; several frames, or a loop count, make an animation.
    ///
    /// - Parameters:
    ///   - frames: At least one; all have the size of the first.
    ///   - quality: 0 (smallest) ... 1, which keeps every pixel.
    ///   - loopCount: The number of times that the animation plays, 0 for no end; nil makes an animation of several frames play without end.
    ///   - exif: The bytes of an Exif block; nil for none.
    ///   - name: The name of the file in errors.
    package static func encode(
        _ frames: [WrittenFrame], quality: Double, loopCount: Int? = nil, exif: [UInt8]? = nil, name: String = "WebP"
    ) throws(ImageFileError) -> [UInt8] {
        let (width, height) = (frames.first?.bitmap.width ?? 0, frames.first?.bitmap.height ?? 0)
        guard (1...largestSide).contains(width), (1...largestSide).contains(height),
            frames.allSatisfy({ $0.bitmap.width == width && $0.bitmap.height == height })
        else { throw .unacceptableSize(name: name, width: width, height: height) }
        let isAnimation = frames.count > 1 || loopCount != nil
        let hasAlpha = frames.contains { $0.bitmap.pixels.contains { $0 < 0xFF00_0000 } }
        var chunks = header(width, height, hasAlpha: hasAlpha, isAnimation: isAnimation, hasExif: exif != nil)
        if isAnimation {
            // The background is transparent black.
            var control: [UInt8] = [0, 0, 0, 0]
            control.appendLittle(max(0, min(65_535, loopCount ?? 0)), 2)
            chunks.appendRIFF("ANIM", control)
        }
        for frame in frames {
            let image = try image(frame.bitmap, quality: quality, name: name)
            if isAnimation { chunks.appendRIFF("ANMF", description(of: frame) + image) } else { chunks += image }
        }
        if let exif { chunks.appendRIFF("EXIF", exif) }
        var file: [UInt8] = []
        file.appendRIFF("RIFF", Array("WEBP".utf8) + chunks)
        return file
    }

    private static func header(_ width: Int, _ height: Int, hasAlpha: Bool, isAnimation: Bool, hasExif: Bool) -> [UInt8] {
        var payload: [UInt8] = [(hasAlpha ? 0x10 : 0) | (isAnimation ? 2 : 0) | (hasExif ? 8 : 0), 0, 0, 0]
        payload.appendLittle(width - 1, 3)
        payload.appendLittle(height - 1, 3)
        var chunk: [UInt8] = []
        chunk.appendRIFF("VP8X", payload)
        return chunk
    }

    /// Returns the start of a frame's chunk: the whole canvas, replaced.
    private static func description(of frame: WrittenFrame) -> [UInt8] {
        var result: [UInt8] = [0, 0, 0, 0, 0, 0]
        result.appendLittle(frame.bitmap.width - 1, 3)
        result.appendLittle(frame.bitmap.height - 1, 3)
        result.appendLittle(frame.duration > 0 ? Int((min(16_777, frame.duration) * 1000).rounded()) : 0, 3)
        return result + [2]
    }

    /// Returns the chunks of one image: `VP8L`, or `VP8 ` after `ALPH`.
    private static func image(_ bitmap: Bitmap, quality: Double, name: String) throws(ImageFileError) -> [UInt8] {
        let pixels = bitmap.pixels.map(\.straight)
        let (width, height) = (CInt(bitmap.width), CInt(bitmap.height))
        var file: UnsafeMutablePointer<UInt8>?
        // libwebp reads width × height pixels of 4 bytes during the call, and allocates the file.
        let count = unsafe pixels.withUnsafeBytes { buffer in
            let start = unsafe buffer.bindMemory(to: UInt8.self).baseAddress
            return quality >= 1
                ? unsafe WebPEncodeLosslessBGRA(start, width, height, width * 4, &file)
                : unsafe WebPEncodeBGRA(start, width, height, width * 4, Float(100 * (quality > 0 ? quality : 0)), &file)
        }
        defer { unsafe WebPFree(file) }
        guard count > 12, let file = unsafe file else {
            throw .damaged(name: name, format: .webP, reason: "libwebp cannot encode \(width)×\(height) pixels")
        }
        let bytes = unsafe Array(UnsafeBufferPointer(start: file, count: count))
        let image = RIFFChunks(bytes, in: 12..<bytes.count).list.filter { ["ALPH", "VP8 ", "VP8L"].contains($0.type) }
        return image.reduce(into: []) { $0.appendRIFF($1.type, Array(bytes[$1.payload])) }
    }
}
