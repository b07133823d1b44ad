/// The layout of a picture's samples as its file has them: without alpha in the colours, and before any conversion of colours.
///
/// Rows follow each other without padding, pixels too. Alpha is the last sample; numbers of 16 bits are little-endian.
package struct ImageSampleFormat: Sendable, Hashable {
    package let colorModel: ImageMetadata.ColorModel
    package let hasAlpha: Bool
    /// The bits of each sample, 8 or 16.
    package let bits: Int

    /// The number of samples of a pixel.
    package var count: Int { [.gray: 1, .rgb: 3, .cmyk: 4][colorModel, default: 3] + (hasAlpha ? 1 : 0) }

    /// The number of bytes of a row.
    package func bytesPerRow(width: Int) -> Int { width * count * bits / 8 }
}

extension ImageFile {
    /// The layout of the samples of a gray, CMYK or 16-bit picture; nil for pictures that are sRGB with 8 bits once decoded.
    ///
    /// These include animations, indexed colours and truncated files.
    package var sampleFormat: ImageSampleFormat? {
        guard !isAnimation, isComplete, !metadata.isIndexed else { return nil }
        switch format {
        case .png where metadata.depth == 16 || metadata.colorModel == .gray:
            return ImageSampleFormat(colorModel: metadata.colorModel, hasAlpha: metadata.hasAlpha, bits: max(8, metadata.depth))
        case .jpeg where metadata.colorModel != .rgb: return ImageSampleFormat(colorModel: metadata.colorModel, hasAlpha: false, bits: 8)
        default: return nil
        }
    }

    /// Decodes the samples of the picture.
    ///
    /// - Returns: Nil for pictures without a `sampleFormat`.
    package func samples() throws(ImageFileError) -> [UInt8]? {
        guard let layout = sampleFormat else { return nil }
        try checkCanvas()
        return format == .png ? try PNG.samples(of: self, layout) : try JPEG.samples(of: self, layout)
    }
}
