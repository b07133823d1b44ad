import CPNG
package import LaminaPrimitives

extension PNG {
    /// Reads a PNG file, converted to sRGB and premultiplied.
    package static func read(path: String) throws(ImageFileError) -> Bitmap {
        try read(bytes: File.contents(of: path), name: path)
    }

    /// Decodes the bytes of a PNG file, converted to sRGB and premultiplied.
    ///
    /// - Parameters:
    ///   - name: The name of the file in errors.
    ///   - allowsPart: True to return the rows before the first error, over transparent pixels, in place of the error.
    package static func read(bytes: [UInt8], name: String, allowsPart: Bool = false) throws(ImageFileError) -> Bitmap {
        var image = unsafe png_image()
        unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
        // libpng keeps the pointer between its two calls, so both calls are made inside the closure in which the pointer is valid.
        let result = unsafe bytes.withUnsafeBytes { buffer in unsafe decode(buffer, with: &image, name: name, allowsPart: allowsPart) }
        unsafe png_image_free(&image)
        return try result.get()
    }

    private static func decode(
        _ bytes: UnsafeRawBufferPointer, with image: inout png_image, name: String, allowsPart: Bool
    ) -> Result<Bitmap, ImageFileError> {
        guard let start = bytes.baseAddress else { return .failure(.damaged(name: name, format: .png, reason: "the file is empty")) }
        guard unsafe png_image_begin_read_from_memory(&image, start, bytes.count) != 0 else {
            return .failure(.damaged(name: name, format: .png, reason: unsafe message(of: image)))
        }
        let (width, height) = unsafe (Int(image.width), Int(image.height))
        do throws(ImageFileError) {
            try ImageLimits.check(width: width, height: height, name: name)
            // libpng has read the header, so bytes 24 and 25 exist: the bit depth and the colour type of IHDR.
            let needed = unsafe fewestBytes(width: width, height: height, depth: bytes[24], colorType: bytes[25])
            // A small file with a forged header must not cause a huge allocation.
            let isSmall = width * height <= ImageLimits.mostUnprovenPixels
            guard needed <= bytes.count || (allowsPart && isSmall) else {
                throw .tooShort(name: name, width: width, height: height, bytes: bytes.count, needed: needed)
            }
        } catch { return .failure(error) }
        unsafe image.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA
        // Without this flag libpng treats 16-bit files that name no colour space as linear light.
        unsafe image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
        var bitmap = Bitmap(width: width, height: height)
        // libpng writes width × height pixels of 4 bytes, which is the size of the bitmap.
        let finished = unsafe bitmap.pixels.withUnsafeMutableBytes { unsafe png_image_finish_read(&image, nil, $0.baseAddress, 0, nil) }
        // libpng has stored the rows before the error.
        guard finished != 0 || allowsPart else { return .failure(.damaged(name: name, format: .png, reason: unsafe message(of: image))) }
        for index in bitmap.pixels.indices { bitmap.pixels[index] = bitmap.pixels[index].premultiplied }
        return .success(bitmap)
    }

    /// Returns the smallest number of bytes to which the samples of an image can be compressed.
    ///
    /// - Parameters:
    ///   - depth: The bits per sample in the header.
    ///   - colorType: The header's code for the samples of a pixel.
    /// - Source: Deflate codes at most 258 bytes with 2 bits, a ratio of 1032. A row begins with a byte that names its filter.
    private static func fewestBytes(width: Int, height: Int, depth: UInt8, colorType: UInt8) -> Int {
        // Samples per pixel by colour type: 2 is RGB, 4 grey and alpha, 6 RGBA; grey and palette have one.
        let samples = [2: 3, 4: 2, 6: 4][colorType] ?? 1
        let row = (width * samples * Int(depth) + 7) / 8
        return (row + 1) * height / 1032
    }

    private static func message(of image: png_image) -> String {
        // Swift imports C's fixed array of characters as a tuple; libpng terminates it with a zero.
        unsafe withUnsafeBytes(of: image.message) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
