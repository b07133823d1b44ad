import CLaminaPNG

extension PNG {
    /// Decodes the samples of a file's picture, with gray of less than 8 bits and transparent colours expanded.
    static func samples(of file: ImageFile, _ layout: ImageSampleFormat) throws(ImageFileError) -> [UInt8] {
        let row = layout.bytesPerRow(width: file.width)
        var samples = [UInt8](repeating: 0, count: row * file.height)
        // The C side reads the file and writes `row` × `height` bytes during the call, or fewer.
        let isRead = unsafe samples.withUnsafeMutableBufferPointer { samples in
            unsafe file.bytes.withUnsafeBufferPointer { bytes in
                guard let start = bytes.baseAddress, let target = samples.baseAddress else { return false }
                return unsafe lamina_png_samples(start, bytes.count, target, row, UInt32(file.height)) != 0
            }
        }
        guard isRead else { throw .damaged(name: file.name, format: .png, reason: "the pixels are damaged") }
        return samples
    }
}
