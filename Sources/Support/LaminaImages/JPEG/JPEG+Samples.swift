import CTurboJPEG

extension JPEG {
    /// Decodes the gray or the inks of a file's picture; 255 is white, and all of an ink.
    static func samples(of file: ImageFile, _ layout: ImageSampleFormat) throws(ImageFileError) -> [UInt8] {
        var samples = [UInt8](repeating: 0, count: layout.bytesPerRow(width: file.width) * file.height)
        let isCMYK = layout.colorModel == .cmyk
        // libjpeg-turbo reads the file and writes width × height pixels of 1 or 4 bytes during the call.
        let failure = unsafe samples.withUnsafeMutableBytes { samples in
            unsafe file.bytes.withUnsafeBytes { unsafe decode($0, into: samples, file, isCMYK ? TJPF_CMYK : TJPF_GRAY) }
        }
        if let failure { throw .damaged(name: file.name, format: .jpeg, reason: failure) }
        if isCMYK, file.hasInvertedInks {
            for index in samples.indices { samples[index] = ~samples[index] }
        }
        return samples
    }
}
