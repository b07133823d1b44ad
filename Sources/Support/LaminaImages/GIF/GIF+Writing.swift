package import LaminaPrimitives

/// A whole canvas of an animation that is written, with its duration in seconds.
package struct WrittenFrame: Sendable {
    package let bitmap: Bitmap
    package let duration: Double

    package init(bitmap: Bitmap, duration: Double) {
        self.bitmap = bitmap
        self.duration = duration
    }
}

extension GIF {
    /// Encodes frames as a GIF file with a colour table for each frame.
    ///
    /// - Parameters:
    ///   - frames: At least one; the first one's size is the canvas.
    ///   - loopCount: The number that the file stores, 0 for a loop without end; nil stores none.
    ///   - name: The name of the file in errors.
    package static func encode(_ frames: [WrittenFrame], loopCount: Int?, name: String = "GIF") throws(ImageFileError) -> [UInt8] {
        let (width, height) = (frames.first?.bitmap.width ?? 0, frames.first?.bitmap.height ?? 0)
        try ImageLimits.check(width: width, height: height, name: name)
        var bytes = Array("GIF89a".utf8)
        bytes.appendLittle(width, 2)
        bytes.appendLittle(height, 2)
        // No global colour table; colours have 8 bits.
        bytes += [0x70, 0, 0]
        if let loopCount {
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
            bytes.appendLittle(max(0, min(65_535, loopCount)), 2)
            bytes.append(0)
        }
        let pictures = frames.map { IndexedPicture($0.bitmap) }
        // Holes would show the frame before, so the canvas is cleared after each frame.
        let clears = pictures.contains { $0.transparentIndex != nil }
        for (frame, picture) in zip(frames, pictures) { append(frame, picture, clears: clears, isAnimation: frames.count > 1, to: &bytes) }
        return bytes + [0x3B]
    }

    private static func append(_ frame: WrittenFrame, _ picture: IndexedPicture, clears: Bool, isAnimation: Bool, to bytes: inout [UInt8]) {
        let hundredths = frame.duration > 0 ? Int((min(655.35, frame.duration) * 100).rounded()) : 0
        if isAnimation || hundredths > 0 || clears {
            bytes += [0x21, 0xF9, 4, (clears ? 8 : 4) | (picture.transparentIndex == nil ? 0 : 1)]
            bytes.appendLittle(hundredths, 2)
            bytes += [UInt8(picture.transparentIndex ?? 0), 0]
        }
        bytes += [0x2C, 0, 0, 0, 0]
        bytes.appendLittle(frame.bitmap.width, 2)
        bytes.appendLittle(frame.bitmap.height, 2)
        bytes.append(0x80 | UInt8(picture.bits - 1))
        for color in picture.palette { bytes.appendBig(Int(color), 3) }
        bytes += Array(repeating: 0, count: 3 * (1 << picture.bits - picture.palette.count))
        bytes += GIFCompression.bytes(picture.indices, bits: picture.bits)
    }
}
