import CWebP
import LaminaPrimitives

extension WebP {
    /// Decodes one image; the rows that a truncated file lacks are transparent.
    ///
    /// - Parameter range: A whole file, or the chunks of one frame of an animation.
    static func pixels(of frame: ImageFrame, _ range: Range<Int>, in file: ImageFile) throws(ImageFileError) -> Bitmap {
        var bitmap = Bitmap(width: frame.area.width, height: frame.area.height)
        // libwebp reads the range and writes the pixels during the call.
        let failure = unsafe bitmap.pixels.withUnsafeMutableBytes { pixels in
            unsafe file.bytes.withUnsafeBytes { bytes in
                unsafe decode(
                    UnsafeRawBufferPointer(rebasing: bytes[range]), into: pixels, frame.area, allowsPart: !file.isComplete)
            }
        }
        if let failure { throw .damaged(name: file.name, format: .webP, reason: failure) }
        for index in bitmap.pixels.indices { bitmap.pixels[index] = bitmap.pixels[index].premultiplied }
        return bitmap
    }

    /// Returns a message when nothing can be decoded.
    private static func decode(
        _ bytes: UnsafeRawBufferPointer, into pixels: UnsafeMutableRawBufferPointer, _ area: PixelRect, allowsPart: Bool
    ) -> String? {
        let start = unsafe bytes.bindMemory(to: UInt8.self).baseAddress
        var features = WebPBitstreamFeatures()
        guard unsafe WebPGetFeatures(start, bytes.count, &features) == VP8_STATUS_OK else { return "the image's header is damaged" }
        guard features.width == area.width, features.height == area.height else {
            return "the image has \(features.width)×\(features.height) pixels in place of \(area.width)×\(area.height)"
        }
        guard
            let decoder = unsafe WebPINewRGB(
                MODE_BGRA, pixels.bindMemory(to: UInt8.self).baseAddress, pixels.count, CInt(4 * area.width))
        else { return "out of memory" }
        defer { unsafe WebPIDelete(decoder) }
        let status = unsafe WebPIUpdate(decoder, start, bytes.count)
        guard status != VP8_STATUS_OK, !(status == VP8_STATUS_SUSPENDED && allowsPart) else { return nil }
        return status == VP8_STATUS_SUSPENDED ? "the image ends early" : "status \(status.rawValue) of libwebp"
    }
}
