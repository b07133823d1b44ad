/// A conversion of pixels between two formats, each with its colour space.
struct PixelConversion {
    let from: SampleFormat
    let to: SampleFormat

    /// Converts a rectangle of pixels.
    ///
    /// - Parameters:
    ///   - source: `height` rows at a distance of `sourceStride` bytes.
    ///   - target: `height` rows at a distance of `targetStride` bytes, which do not overlap the source.
    /// - Returns: False, and nothing is written, for negative sizes and for rows that overlap.
    func convert(
        _ width: Int, _ height: Int, from source: UnsafeRawPointer, _ sourceStride: Int, to target: UnsafeMutableRawPointer, _ targetStride: Int
    ) -> Bool {
        // The limit of 2³⁰ keeps every product below from overflowing.
        guard width >= 0, height >= 0, max(width, height) < 1 << 30 else { return false }
        let (sourceBytes, targetBytes) = (from.layout.bytes(width: width), to.layout.bytes(width: width))
        guard height <= 1 || (sourceStride >= sourceBytes && targetStride >= targetBytes) else { return false }
        guard sourceBytes > 0 else { return true }
        for y in 0..<height {
            // The caller guarantees these rows.
            let row = unsafe Span<UInt8>(
                _unsafeStart: (source + y * sourceStride).assumingMemoryBound(to: UInt8.self), count: sourceBytes)
            var result = unsafe MutableSpan<UInt8>(
                _unsafeStart: (target + y * targetStride).assumingMemoryBound(to: UInt8.self), count: targetBytes)
            convert(row, to: &result, width)
        }
        return true
    }

    private func convert(_ row: Span<UInt8>, to result: inout MutableSpan<UInt8>, _ width: Int) {
        // The last conversion is cached: neighbouring pixels are often equal, and the conversion is slow.
        var last: (from: Sample, to: Sample)?
        for x in 0..<width {
            let sample = from.layout.sample(row, from: 0, column: x)
            let known = last?.from == sample ? last?.to : nil
            let converted = known ?? self.converted(sample)
            last = (sample, converted)
            to.layout.write(converted, to: &result, from: 0, column: x)
        }
    }

    /// Converts one sample.
    func converted(_ sample: Sample) -> Sample {
        guard let source = from.encoding, let target = to.encoding, from.layout.componentCount > 0 else { return Sample(alpha: sample.alpha) }
        let components = from.components(sample)
        return to.sample(source == target ? components : target.components(source.light(components)), alpha: sample.alpha)
    }
}
