import CTurboJPEG
import LaminaPrimitives

extension JPEG {
    /// Decodes the image; the part of a truncated file that is missing is grey.
    static func pixels(of file: ImageFile) throws(ImageFileError) -> Bitmap {
        let isCMYK = file.metadata.colorModel == .cmyk
        var bitmap = Bitmap(width: file.width, height: file.height)
        // libjpeg-turbo reads the file and writes width × height pixels of 4 bytes during the call.
        let failure = unsafe bitmap.pixels.withUnsafeMutableBytes { pixels in
            unsafe file.bytes.withUnsafeBytes { unsafe decode($0, into: pixels, file, isCMYK ? TJPF_CMYK : TJPF_BGRA) }
        }
        if let failure { throw .damaged(name: file.name, format: .jpeg, reason: failure) }
        if isCMYK {
            let isInverted = file.hasInvertedInks
            for index in bitmap.pixels.indices { bitmap.pixels[index] = bitmap.pixels[index].fromInks(isInverted: isInverted) }
        }
        return bitmap
    }

    /// Decodes a file's picture into rows without padding; returns a message when nothing can be decoded.
    ///
    /// - Parameter layout: The samples of a pixel; there is memory for those of the whole picture.
    static func decode(
        _ bytes: UnsafeRawBufferPointer, into pixels: UnsafeMutableRawBufferPointer, _ file: ImageFile, _ layout: TJPF
    ) -> String? {
        guard let decoder = unsafe tjInitDecompress() else { return "out of memory" }
        defer { unsafe tjDestroy(decoder) }
        let result = unsafe tjDecompress2(
            decoder, bytes.bindMemory(to: UInt8.self).baseAddress, CUnsignedLong(bytes.count),
            pixels.bindMemory(to: UInt8.self).baseAddress, CInt(file.width), 0, CInt(file.height), layout.rawValue, TJFLAG_LIMITSCANS)
        // After a warning, such as an early end, the pixels are as complete as the file.
        guard result != 0, unsafe tjGetErrorCode(decoder) == TJERR_FATAL.rawValue else { return nil }
        return unsafe String(cString: tjGetErrorStr2(decoder))
    }
}

extension ImageFile {
    /// True when 255 stands for no ink in a CMYK file, as Adobe's programs write it.
    var hasInvertedInks: Bool { JPEGSegments(bytes).list.contains { $0.marker == 0xEE && bytes.has("Adobe", at: $0.payload.lowerBound) } }
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
