import CPNG
package import LaminaPrimitives

extension PNG {
    /// The picture in a file, converted to sRGB and premultiplied.
    package static func read(path: String) throws(PNGError) -> Bitmap {
        try read(bytes: File.contents(of: path), name: path)
    }

    /// The picture in a file's bytes, converted to sRGB and premultiplied.
    ///
    /// - Parameter name: What errors call the file.
    package static func read(bytes: [UInt8], name: String) throws(PNGError) -> Bitmap {
        var image = unsafe png_image()
        unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
        // libpng keeps the pointer between its two calls; both happen inside the closure that lends it.
        let result = unsafe bytes.withUnsafeBytes { buffer in unsafe decode(buffer, with: &image, name: name) }
        unsafe png_image_free(&image)
        return try result.get()
    }

    private static func decode(_ bytes: UnsafeRawBufferPointer, with image: inout png_image, name: String) -> Result<Bitmap, PNGError> {
        guard let start = bytes.baseAddress else { return .failure(.damaged(name: name, reason: "the file is empty")) }
        guard unsafe png_image_begin_read_from_memory(&image, start, bytes.count) != 0 else {
            return .failure(.damaged(name: name, reason: unsafe message(of: image)))
        }
        let (width, height) = unsafe (Int(image.width), Int(image.height))
        do throws(PNGError) {
            try check(width: width, height: height, name: name)
            // libpng has read the header, so its bytes are there.
            let needed = unsafe fewestBytes(width: width, height: height, depth: bytes[24], colorType: bytes[25])
            // A header of a few bytes must not make anybody reserve a gigabyte.
            guard needed <= bytes.count else { throw .tooShort(name: name, width: width, height: height, bytes: bytes.count, needed: needed) }
        } catch { return .failure(error) }
        unsafe image.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA
        // Without the flag libpng takes 16-bit files that do not name a colour space for linear light.
        unsafe image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
        var bitmap = Bitmap(width: width, height: height)
        // libpng fills exactly the rows that the bitmap has room for.
        let finished = unsafe bitmap.pixels.withUnsafeMutableBytes { unsafe png_image_finish_read(&image, nil, $0.baseAddress, 0, nil) }
        guard finished != 0 else { return .failure(.damaged(name: name, reason: unsafe message(of: image))) }
        for index in bitmap.pixels.indices { bitmap.pixels[index] = bitmap.pixels[index].premultiplied }
        return .success(bitmap)
    }

    /// The fewest bytes to which the samples of an image can be compressed.
    ///
    /// - Parameters:
    ///   - depth: Bits of a sample, as the header has it.
    ///   - colorType: The header's number for what the samples of a pixel are.
    /// - Source: Deflate codes at most 258 bytes with 2 bits, a ratio of 1032. A row begins with a byte that names its filter.
    private static func fewestBytes(width: Int, height: Int, depth: UInt8, colorType: UInt8) -> Int {
        let samples = [2: 3, 4: 2, 6: 4][colorType] ?? 1
        let row = (width * samples * Int(depth) + 7) / 8
        return (row + 1) * height / 1032
    }

    private static func message(of image: png_image) -> String {
        // A fixed array of characters is a tuple in Swift; libpng ends it with a zero.
        unsafe withUnsafeBytes(of: image.message) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
