import CTurboJPEG
import LaminaPrimitives

extension JPEG {
    /// Decodes the image; the part of a truncated file that is missing is grey.
    static func pixels(of file: ImageFile) throws(ImageFileError) -> Bitmap {
        let isCMYK = file.metadata.colorModel == .cmyk
        var bitmap = Bitmap(width: file.width, height: file.height)
        // libjpeg-turbo reads the file and writes width × height pixels of 4 bytes during the call.
        let failure = unsafe bitmap.pixels.withUnsafeMutableBytes { pixels in
            unsafe file.bytes.withUnsafeBytes { unsafe decode($0, into: pixels, width: file.width, height: file.height, isCMYK: isCMYK) }
        }
        if let failure { throw .damaged(name: file.name, format: .jpeg, reason: failure) }
        if isCMYK {
            let isInverted = JPEGSegments(file.bytes).list.contains { $0.marker == 0xEE && file.bytes.has("Adobe", at: $0.payload.lowerBound) }
            for index in bitmap.pixels.indices { bitmap.pixels[index] = bitmap.pixels[index].fromInks(isInverted: isInverted) }
        }
        return bitmap
    }

    /// Returns a message when nothing can be decoded.
    private static func decode(
        _ bytes: UnsafeRawBufferPointer, into pixels: UnsafeMutableRawBufferPointer, width: Int, height: Int, isCMYK: Bool
    ) -> String? {
        guard let decoder = unsafe tjInitDecompress() else { return "out of memory" }
        defer { unsafe tjDestroy(decoder) }
        let layout = isCMYK ? TJPF_CMYK : TJPF_BGRA
        let result = unsafe tjDecompress2(
            decoder, bytes.bindMemory(to: UInt8.self).baseAddress, CUnsignedLong(bytes.count),
            pixels.bindMemory(to: UInt8.self).baseAddress, CInt(width), CInt(width * 4), CInt(height), layout.rawValue, TJFLAG_LIMITSCANS)
        // After a warning, such as an early end, the pixels are as complete as the file.
        guard result != 0, unsafe tjGetErrorCode(decoder) == TJERR_FATAL.rawValue else { return nil }
        return unsafe String(cString: tjGetErrorStr2(decoder))
    }
}

extension Pixel {
    /// Returns the opaque colour of four inks, which are the pixel's bytes in memory: cyan, magenta, yellow and black.
    ///
    /// - Parameter isInverted: True when 255 stands for no ink, as Adobe's programs write files.
    /// - Accuracy: The product of two bytes is divided by 255, rounded to nearest.
    /// - Source: The conversion of `CGColorSpaceCreateDeviceCMYK()`: each component is (1 − ink) · (1 − black).
    fileprivate func fromInks(isInverted: Bool) -> Pixel {
        let light = isInverted ? self : ~self
        let paper = light >> 24
        func product(_ channel: UInt32) -> UInt32 { (channel * paper + 127) / 255 }
        return 0xFF00_0000 | product(light & 255) << 16 | product(light >> 8 & 255) << 8 | product(light >> 16 & 255)
    }
}
