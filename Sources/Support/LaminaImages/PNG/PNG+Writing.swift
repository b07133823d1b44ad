import CLaminaPNG
package import LaminaPrimitives

extension PNG {
    /// Encodes the bitmap as a PNG file in sRGB, with straight alpha unless `isOpaque` is true.
    ///
    /// - Parameters:
    ///   - isOpaque: True when every pixel has full alpha; the file then stores no alpha.
    ///   - name: The name of the file in errors.
    package static func encode(_ bitmap: Bitmap, isOpaque: Bool, name: String = "PNG") throws(ImageFileError) -> [UInt8] {
        try ImageLimits.check(width: bitmap.width, height: bitmap.height, name: name)
        var file = unsafe lamina_png_file()
        // The C side reads the pixels only during the call that borrows them.
        let encoded = unsafe straightPixels(of: bitmap, isOpaque: isOpaque).withUnsafeBufferPointer { pixels -> Int32 in
            // Never empty, because both sides have been checked to be at least 1.
            guard let start = pixels.baseAddress else { return 0 }
            var picture = unsafe lamina_png_picture(
                pixels: start, width: UInt32(bitmap.width), height: UInt32(bitmap.height), is_opaque: isOpaque ? 1 : 0)
            return unsafe lamina_png_encode(&picture, &file)
        }
        guard encoded != 0 else { throw .damaged(name: name, format: .png, reason: unsafe message(of: file)) }
        // The C side owns the bytes until they are copied here.
        defer { unsafe lamina_png_release(&file) }
        return unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }

    /// Writes the bitmap as a PNG file that replaces the file at `path`.
    ///
    /// After an error, a partly written file is removed, and so is the file that it replaced. A user's file is therefore never passed here: outputs
    /// write to temporary files, which get their final names when they are complete.
    package static func write(_ bitmap: Bitmap, isOpaque: Bool, path: String) throws(ImageFileError) {
        try File.write(encode(bitmap, isOpaque: isOpaque, name: path), to: path)
    }

    private static func straightPixels(of bitmap: Bitmap, isOpaque: Bool) -> [Pixel] {
        isOpaque ? bitmap.pixels : bitmap.pixels.map(\.straight)
    }

    private static func message(of file: lamina_png_file) -> String {
        // Swift imports C's fixed array of characters as a tuple; the C side terminates it with a zero.
        unsafe withUnsafeBytes(of: file.message) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
